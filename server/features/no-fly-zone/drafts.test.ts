import { afterEach, describe, expect, test, vi } from 'vitest';
import { readDrafts } from './drafts.ts';

afterEach(() => vi.unstubAllEnvs());

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];
const read = (file: object) =>
  readDrafts(new TextEncoder().encode(JSON.stringify(file)), { fileName: 'Fair', validUntil: '2040-01-01T00:00:00Z' });
const geoJson = (activeFrom: string, validUntil: string) =>
  read({ type: 'Feature', properties: { activeFrom, validUntil }, geometry: { type: 'Polygon', coordinates: [ring] } });
const ed269 = (startDateTime: string, endDateTime: string) =>
  read({
    features: [
      {
        restriction: 'PROHIBITED',
        applicability: [{ permanent: 'NO', startDateTime, endDateTime }],
        geometry: [{ horizontalProjection: { type: 'Polygon', coordinates: [ring] } }],
      },
    ],
  });

describe.each([
  ['America/Los_Angeles', 480],
  ['Asia/Shanghai', -480],
])('times of a file, read by a server in %s,', (zone, minutesBehind) => {
  const inZone = () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0).getTimezoneOffset()).toBe(minutesBehind);
  };

  test.each([
    ['05/03/2026', '2026-12-01'],
    ['2026-03-05', '05/06/2026 18:00'],
    ['2026-3-5 18:00', '2027-01-01'],
    ['March 5', '2027-01-01'],
    ['zone 7', '2027-01-01'],
    ['2026-02-30', '2027-01-01'],
    ['2026-03-05T08:00:00Z', '2026-06-31T08:00:00Z'],
  ])('are refused where they are none, and told how to be written: %s to %s', (from, until) => {
    inZone();
    for (const reader of [geoJson, ed269]) {
      const { zones, faults } = reader(from, until);
      expect([zones, faults]).toMatchObject([[], [{ number: 1, key: 'issues.zoneFile.noTime' }]]);
      expect([from, until]).toContain(faults[0]!.params!['text']);
    }
  });

  test('are the same moments as anywhere else', () => {
    inZone();
    for (const reader of [geoJson, ed269]) {
      expect(reader('2026-03-05 08:00', '2026-12-01t18:00:00+0800').zones).toMatchObject([
        { form: { activeFrom: '2026-03-04T18:00:00.000Z', validUntil: '2026-12-01T10:00:00.000Z' }, hasGuessedTimes: true, isDated: true },
      ]);
    }
  });
});
