import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { performanceOf, USUAL_PERFORMANCE } from '@skyhelm/core/plan/path/performance';
import { NO_TRAITS } from '@skyhelm/core/vehicle/flight-traits';
import { expect, test } from 'vitest';
import { homewardOn, isKnown, verdictsOn, waysOn } from './flight-check.ts';

const at = (latitude: number) => ({ latitude, longitude: 116.4 });
const zone = (name: string, latitude: number) => ({
  id: name,
  name,
  kind: 'noFly' as const,
  datum: 'sea' as const,
  shape: { kind: 'circle' as const, centre: at(latitude), radius: 100 },
  floor: null,
  ceiling: null,
  activeFrom: null,
  validUntil: null,
});
const zones = zoneIndex([zone('Airfield', 40), zone('Bridge', 41)]);
const within = (latitude: number) => ({ within: [{ kind: 'circle' as const, centre: at(latitude), radius: 500 }], outside: [] });
/** Without it one is held as whatever hovers. */
const performances = new Map([['a', USUAL_PERFORMANCE]]);
const planned = (id: string, from: number, to: number) => ({ id, state: at(from), to: at(to) });

test('each is held to its own place and fence, and what several are refused for is said once, with all of them', () => {
  const flights = [planned('a', 40.01, 40), planned('b', 40.01, 40.0001), planned('c', 40.01, 40.02), planned('d', 41.01, 41)];
  const fences = new Map([
    ['a', within(40)],
    ['c', within(39)],
  ]);
  expect(
    verdictsOn(flights, {}, { zones, fences, performances }, 0).map(({ issue: { code, params }, ids }) => [code, params, ids]),
  ).toEqual([
    ['command.noFlyZone', { zone: 'Airfield' }, ['a', 'b']],
    ['command.fence', undefined, ['c']],
    ['command.noFlyZone', { zone: 'Bridge' }, ['d']],
  ]);
});

test('whose way home leads into a zone is told, once for each zone', () => {
  const from = (id: string, latitude: number, home: number) => ({
    id,
    state: { ...at(latitude), flying: true, height: 20, homeLatitude: home, homeLongitude: 116.4, homeAltitude: 50 },
  });
  const called = [from('a', 40.01, 39.99), from('b', 40.01, 40), from('c', 40.01, 40.02), from('d', 41.01, 41)];
  const air = { zones, fences: new Map(), performances };
  expect([...homewardOn(called, () => 'directReturn', air, 0)]).toEqual([
    ['Airfield', ['a', 'b']],
    ['Bridge', ['d']],
  ]);
  expect([...homewardOn(called, () => 'trackReturn', air, 0)], 'by its track only where that ends').toEqual([
    ['Airfield', ['b']],
    ['Bridge', ['d']],
  ]);
  expect(homewardOn(called, () => 'directReturn', { ...air, zones: undefined }, 0).size).toBe(0);
});

test('what is not known yet is not taken for free', () => {
  const fences = new Map([['a', within(40)]]);
  expect(verdictsOn([planned('a', 40.01, 40)], {}, { zones: undefined, fences, performances }, 0)).toEqual([]);
  expect([
    isKnown({ zones, fences, performances }, ['a']),
    isKnown({ zones, fences, performances }, ['a', 'b']),
    isKnown({ zones: undefined, fences, performances }, []),
  ]).toEqual([true, false, false]);
});

test('what would help is offered for the whole group, and only what helps all of them', () => {
  const fences = new Map<string, ReturnType<typeof within>>();
  const pair = [planned('a', 40.01, 40), planned('b', 40.02, 40.01)];
  const [way, ...others] = waysOn({ planned: pair, place: at(40.005), told: {} }, { zones, fences, performances }, 0);
  expect(others, 'a zone without a ceiling is not flown over').toEqual([]);
  if (way?.kind !== 'move') throw new Error('nothing is offered');
  const moved = pair.map((one) => ({
    ...one,
    to: { latitude: one.to.latitude + way.to.latitude - 40.005, longitude: one.to.longitude + way.to.longitude - 116.4 },
  }));
  expect(verdictsOn(moved, {}, { zones, fences, performances }, 0).filter(({ issue }) => issue.severity === 'error')).toEqual([]);
  expect(
    waysOn({ planned: pair, place: at(40.005), told: {} }, { zones, performances, fences: new Map([['b', within(40.01)]]) }, 0),
  ).toEqual([expect.objectContaining({ kind: 'move' })]);
  const nailed = { within: [{ kind: 'circle' as const, centre: at(40.01), radius: 1 }], outside: [] };
  expect(waysOn({ planned: pair, place: at(40.005), told: {} }, { zones, performances, fences: new Map([['b', nailed]]) }, 0)).toEqual([]);
});

test('the ground below the place counts, as it does for the server, and so does what would help', () => {
  const limit = { ...zone('Town', 40), kind: 'restricted' as const, datum: 'ground' as const, floor: 100 };
  const air = { zones: zoneIndex([limit]), fences: new Map<string, ReturnType<typeof within>>(), performances };
  const flight = { ...planned('a', 40.01, 40), state: { ...at(40.01), height: 60, altitude: 560, homeAltitude: 500 } };
  const codes = (ground: number | undefined, height = 60) =>
    verdictsOn([{ ...flight, ground }], { height }, air, 0).map(({ issue }) => issue.code);
  expect([codes(undefined), codes(500), codes(440)]).toEqual([[], [], ['command.restrictedZone']]);
  const lower = waysOn({ planned: [{ ...flight, ground: 440 }], place: at(40), told: { height: 60 } }, air, 0).find(
    ({ kind }) => kind === 'height',
  );
  if (lower?.kind !== 'height') throw new Error('nothing is offered');
  expect(lower.height).toBeLessThan(40);
  expect(codes(440, lower.height)).toEqual([]);
});

test('the ground below the way there counts too, and lower is offered by it', () => {
  const limit = { ...zone('Town', 40.005), kind: 'restricted' as const, datum: 'ground' as const, floor: 100 };
  const air = { zones: zoneIndex([limit]), fences: new Map<string, ReturnType<typeof within>>(), performances };
  const flight = { ...planned('a', 40.01, 40), state: { ...at(40.01), height: 60, altitude: 560, homeAltitude: 500 }, ground: 500 };
  const over = (metres: number) => ({ ...flight, along: [500, 500, metres, metres, metres, 500, 500] });
  const codes = (metres: number, height = 60) => verdictsOn([over(metres)], { height }, air, 0).map(({ issue }) => issue.code);
  expect([codes(500), codes(440)]).toEqual([[], ['command.crossing']]);
  const low = { ...over(440), state: { ...flight.state, height: 20, altitude: 520 } };
  const lower = waysOn({ planned: [low], place: at(40), told: { height: 60 } }, air, 0).find(({ kind }) => kind === 'height');
  expect(lower).toEqual({ kind: 'height', height: 34 });
});

test('what is on wings is held to its circle around the place, and to the speed that it is told', () => {
  const winged = new Map([['a', performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 80, speedMin: 12 })]]);
  const fences = new Map<string, ReturnType<typeof within>>();
  // The zone begins 120 metres behind the place.
  const flight = planned('a', 40.01, 40 + 220 / 111_195);
  const codes = (own: typeof performances, speed?: number) =>
    verdictsOn([flight], { speed }, { zones, fences, performances: own }, 0).map(({ issue }) => issue.code);
  expect([codes(performances), codes(winged)]).toEqual([[], ['command.noFlyZone']]);
  expect(codes(performances, 24), 'as fast, it needs more room to stop').toEqual(['command.noFlyZone']);
});
