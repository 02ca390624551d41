import type { NoFlyZoneId } from '@skyhelm/contract/ids';
import { addNoFlyZone, type NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { expect, test } from 'vitest';
import { dayOf } from '../../words/day.ts';
import { inputOf, NEW_ZONE, typedSchema, valuesOf, type ZoneValues } from './zone-form.ts';

const zone: NoFlyZone = {
  id: '0190b5a0-0000-7000-8000-000000000001' as NoFlyZoneId,
  version: 3,
  name: 'Harbour',
  kind: 'noFly',
  description: 'Crowds',
  shape: {
    kind: 'polygon',
    points: [
      { latitude: 31.2, longitude: 121.4 },
      { latitude: 31.2, longitude: 121.5 },
      { latitude: 31.3, longitude: 121.45 },
    ],
  },
  floor: null,
  ceiling: 120.5,
  datum: 'sea',
  activeFrom: '2030-01-01T10:30:00.000Z',
  validUntil: '2031-01-01T10:30:00.000Z',
  status: 'valid',
  createdAt: '2030-01-01T00:00:00.000Z',
};

test('what was left alone stays as it was, to the moment', () => {
  const { status: _, createdAt: __, ...sent } = zone;
  expect(inputOf(valuesOf(zone), zone)).toEqual(sent);
  const restricted = { ...zone, kind: 'restricted', floor: 120, ceiling: null, datum: 'ground' } as const;
  expect(inputOf(valuesOf(restricted), restricted)).toEqual({ ...sent, kind: 'restricted', floor: 120, ceiling: null, datum: 'ground' });
});

test('a zone of an afternoon is entered by the clock here, and shown and kept as it was', () => {
  const typed = { ...valuesOf(zone), activeFrom: '2030-05-06', fromTime: '14:00', validUntil: '2030-05-06', untilTime: '18:30' };
  const { activeFrom, validUntil } = inputOf(typed, zone);
  expect(new Date(activeFrom!)).toEqual(new Date(2030, 4, 6, 14));
  expect(new Date(validUntil!)).toEqual(new Date(2030, 4, 6, 18, 30));
  const kept = { ...zone, activeFrom: activeFrom!, validUntil: validUntil! };
  expect(valuesOf(kept)).toMatchObject({ activeFrom: '2030-05-06', fromTime: '14:00', validUntil: '2030-05-06', untilTime: '18:30' });
  const whole = inputOf({ ...valuesOf(kept), fromTime: '', untilTime: '' }, kept);
  expect(new Date(whole.activeFrom!)).toEqual(new Date(2030, 4, 6));
  expect(new Date(whole.validUntil!)).toEqual(new Date(2030, 4, 6, 23, 59, 59, 999));
  expect(valuesOf({ ...kept, activeFrom: whole.activeFrom!, validUntil: whole.validUntil! })).toMatchObject({
    fromTime: '',
    untilTime: '',
  });
});

test('of a form that nobody has filled in yet it is said what is missing', () => {
  const result = typedSchema(addNoFlyZone.input).safeParse(NEW_ZONE);
  const missing = result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
  expect(missing).toEqual(expect.arrayContaining(['name', 'description', 'corners', 'validUntil']));
  expect(missing).not.toContain('activeFrom');
});

test('one of two ends that is changed leaves the other to the second', () => {
  const odd = { ...zone, activeFrom: '2030-01-01T10:30:12.345Z' };
  expect(inputOf({ ...valuesOf(odd), untilTime: '23:00' }, odd).activeFrom).toBe(odd.activeFrom);
});

test('chosen days are whole days of the reader', () => {
  const { activeFrom, validUntil } = inputOf(
    { ...valuesOf(zone), activeFrom: '2030-05-06', fromTime: '', validUntil: '2030-05-06', untilTime: '' },
    zone,
  );
  expect(new Date(activeFrom!)).toEqual(new Date(2030, 4, 6));
  expect(new Date(validUntil!)).toEqual(new Date(2030, 4, 6, 23, 59, 59, 999));
  expect(dayOf(validUntil!)).toBe('2030-05-06');
});

test.each<[keyof ZoneValues, Partial<ZoneValues>, string | undefined]>([
  ['corners', { corners: '' }, 'shape.points'],
  ['corners', { corners: '31.2, 121.4\nnowhere\n31.3, 121.5' }, 'position.line|line=2'],
  ['corners', { corners: '0, 0\n1, 1\n1, 0\n0, 1' }, 'shape.crossing'],
  ['centre', { kind: 'circle', centre: 'nowhere', radius: '100' }, 'position'],
  ['radius', { kind: 'circle', centre: '31.2, 121.4', radius: '' }, 'shape.radius'],
  ['radius', { kind: 'circle', centre: '31.2, 121.4', radius: '100,5' }, undefined],
  ['ceiling', { floor: '200' }, 'zone.ceiling'],
  ['limit', { type: 'restricted', limit: '301' }, 'zone.limit|max=300'],
  ['limit', { type: 'restricted', limit: '' }, 'zone.limit|max=300'],
  ['limit', { type: 'restricted', limit: '300' }, undefined],
  ['validUntil', { validUntil: '' }, 'zone.validity'],
  ['validUntil', { activeFrom: '2030-05-06', fromTime: '18:00', validUntil: '2030-05-06', untilTime: '18:00' }, 'zone.order'],
  ['validUntil', { activeFrom: '2030-05-06', fromTime: '18:00', validUntil: '2030-05-06', untilTime: '18:01' }, undefined],
  ['activeFrom', { activeFrom: '', fromTime: '14:00' }, 'date'],
  ['activeFrom', { activeFrom: '', fromTime: '' }, undefined],
])('%s of %j: %s', (field, typed, code) => {
  const result = typedSchema(addNoFlyZone.input, zone).safeParse({ ...valuesOf(zone), ...typed });
  const issues = result.success ? [] : result.error.issues;
  expect(issues.find(({ path }) => path.join('.') === field)?.message).toBe(code);
});
