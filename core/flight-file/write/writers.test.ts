import { expect, test } from 'vitest';
import { tlogReader } from '../../mavlink/tlog.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../record/source.ts';
import { ALL_FIELDS } from '../../vehicle/state.ts';
import { MADE_UP_AT, madeUpFlight } from '../testing/made-up-flight.ts';
import { readFile } from '../testing/read-file.ts';
import type { WrittenFlight } from './flight-writer.ts';
import { flightWriter } from './writers.ts';

const flight: WrittenFlight = {
  name: 'UAV <1> & "Söhne" \u0001',
  takeOffAt: MADE_UP_AT,
  airframe: 'multirotor',
  autopilot: 'ardupilot',
  timeZone: 'Asia/Shanghai',
};
const { samples, events } = madeUpFlight(30);

/** In stretches of so many samples. */
function written(format: ExportFormat, all = samples, stretch = 100): string {
  const writer = flightWriter(format, flight);
  let text = writer.begin();
  for (let at = 0; at < all.length; at += stretch) text += writer.add(all.slice(at, at + stretch), []) as string;
  return text + writer.end();
}

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

test('CSV has every sample, in the decimals that were measured, under the clock of its reader', () => {
  const [head, first, ...rest] = written('csv').trimEnd().split('\r\n');
  expect(head).toBe(['time', ...ALL_FIELDS].join(','));
  const row = Object.fromEntries(head!.split(',').map((name, at) => [name, first!.split(',')[at]]));
  expect(row).toMatchObject({
    time: '2026-05-17T16:00:00.000+08:00',
    latitude: '31.2304000',
    altitude: '12.000',
    batteryVoltage: '16.800',
    batteryPercent: '100',
    mode: 'route',
    phase: 'notFlying',
    positioning: 'singlePoint',
    armed: '1',
    flying: '0',
    windSpeed: '',
  });
  expect(rest).toHaveLength(samples.length - 1);
});

test('KML has a time for each place, one a second, and no gap between stretches', () => {
  const text = written('kml');
  expect(text).toContain('<name>UAV &lt;1&gt; &amp; &quot;Söhne&quot; </name>');
  const tracks = text.split('<gx:Track>').slice(1);
  for (const track of tracks) expect(count(track, '<when>')).toBe(count(track, '<gx:coord>'));
  expect(tracks).toHaveLength(3);
  const ends = tracks.map((track) => [...track.matchAll(/<gx:coord>(.*)<\/gx:coord>/g)].map(([, place]) => place));
  expect(ends[1]![0]).toBe(ends[0]!.at(-1));
  expect(count(text, '<when>')).toBe(30 + 2);
  expect(ends[0]![0]).toBe('121.4747000 31.2304000 12.00');
  expect(text).toContain('<when>2026-05-17T08:00:00.000Z</when>');
});

test('KML leaves open what was flown in a silence', () => {
  const late = samples.map(({ at, state }) => ({ at: at + 300_000, state }));
  const text = written('kml', [...samples, ...late], 250);
  const spans = text
    .split('<gx:Track>')
    .slice(1)
    .map((track) => [...track.matchAll(/<when>(.*)<\/when>/g)].map(([, when]) => Date.parse(when!)))
    .map((times) => times.at(-1)! - times[0]!);
  expect(Math.max(...spans)).toBeLessThan(30_000);
  expect(text).toContain('<gx:interpolate>0</gx:interpolate>');
});

test('GPX begins a new part of the track after a silence, and leaves out what is not known', () => {
  const late = samples.map((sample) => ({ at: sample.at + 300_000, state: { latitude: 1, longitude: 2 } }));
  const text = written('gpx', [...samples, ...late]);
  expect(count(text, '<trkseg>')).toBe(2);
  expect(count(text, '</trkseg>')).toBe(2);
  expect(text).toContain(
    '<trkpt lat="31.2304000" lon="121.4747000"><ele>12.00</ele><time>2026-05-17T08:00:00.000Z</time><sat>17</sat><hdop>0.70</hdop></trkpt>',
  );
  expect(text).toContain('<trkpt lat="1.0000000" lon="2.0000000"><time>');
});

const TRACK_ENDS = { kml: '</gx:Track>', gpx: '</trkseg>' } as const;

test('a track is open where nobody knew the place for a while, and to and from where it leapt for a moment', () => {
  for (const format of ['kml', 'gpx'] as const) {
    const tracksIn = (all: typeof samples, stretch: number) => count(written(format, all, stretch), TRACK_ENDS[format]);
    expect(tracksIn(samples, 1_000)).toBe(1);
    const lost = samples.map(({ at, state }, row) =>
      row > 102 && row < 117 ? { at, state: { ...state, latitude: undefined } } : { at, state },
    );
    for (const stretch of [1_000, 50]) expect(tracksIn(lost, stretch)).toBe(tracksIn(samples, stretch) + 1);
    const leapt = samples.map(({ at, state }, row) =>
      row === 150 ? { at, state: { ...state, latitude: state.latitude! + 0.03 } } : { at, state },
    );
    expect(tracksIn(leapt, 1_000)).toBe(3);
  }
});

test('KML has no line across what is left out because its height is not known', () => {
  const low = samples.map(({ at, state }, row) =>
    row > 95 && row < 125 ? { at, state: { ...state, altitude: undefined } } : { at, state },
  );
  expect(count(written('kml', low, 1_000), '</gx:Track>')).toBe(2);
  expect(count(written('gpx', low, 1_000), '</trkseg>')).toBe(1);
});

test('a flight without any place makes a whole file all the same', () => {
  const blind = samples.map(({ at }) => ({ at, state: {} }));
  for (const format of EXPORT_FORMATS) expect(() => written(format, blind)).not.toThrow();
  expect(written('kml', blind)).toMatch(/<gx:MultiTrack>[^]*<\/gx:MultiTrack>\n<\/Placemark>\n<\/Document>\n<\/kml>\n$/);
});

test('.tlog has the messages that ground stations draw from, each frame whole', () => {
  const names = new Map<string, number>();
  const reader = tlogReader(({ frame }) => {
    const name = frame!.message.name;
    names.set(name, (names.get(name) ?? 0) + 1);
  });
  reader.take(flightWriter('tlog', flight).add(samples, events) as Uint8Array);
  reader.end();
  expect(reader.skipped).toBe(0);
  expect(Object.fromEntries(names)).toMatchObject({
    HEARTBEAT: 30,
    SYS_STATUS: 30,
    GPS_RAW_INT: 30,
    EXTENDED_SYS_STATE: 30,
    ATTITUDE: 300,
    GLOBAL_POSITION_INT: 300,
    VFR_HUD: 300,
    HOME_POSITION: 3,
  });
  expect(names.get('STATUSTEXT')).toBeGreaterThan(2);
});

test('the clock of a .tlog goes on from its first sample, also before take-off', () => {
  const said: number[] = [];
  const reader = tlogReader(({ frame }) => {
    if (frame!.message.name === 'ATTITUDE') said.push(frame!.payload.getUint32(0, true));
  });
  const late = { ...flight, takeOffAt: MADE_UP_AT + 10_000 };
  reader.take(flightWriter('tlog', late).add(samples.slice(0, 50), []) as Uint8Array);
  reader.end();
  expect(said).toEqual(Array.from({ length: 50 }, (_, at) => at * 100));
});

test('what was not known is not known after a .tlog either', () => {
  const sparse = samples.map(({ at, state: { latitude, longitude, altitude, armed, flying, groundSpeed } }) => ({
    at,
    state: { latitude, longitude, altitude, armed, flying, groundSpeed },
  }));
  const read = readFile('tlog', flightWriter('tlog', flight).add(sparse, []) as Uint8Array);
  const { state } = read.samples.at(-1)!;
  for (const name of [
    'batteryVoltage',
    'batteryPercent',
    'satellites',
    'airSpeed',
    'heading',
    'roll',
    'homeLatitude',
    'windSpeed',
  ] as const)
    expect(state[name]).toBeUndefined();
});
