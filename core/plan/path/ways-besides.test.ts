import { describe, expect, test } from 'vitest';
import { alongOf, estimateOf } from '../estimate.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { placeAt, routeThrough, START } from '../testing/any-route.ts';
import type { Route } from '../route.ts';
import { performanceOf } from './performance.ts';
import { leftOf } from './left-of.ts';
import type { WayPart } from './flight-from.ts';
import { waysBesides } from './ways-besides.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';

const HOME = { position: START, altitude: 4 };
/** Home is 300 metres south of where it begins, and 500 from where it ends; 5 metres a second, and 2 more with each of them. */
const flown = (given: Partial<Route> = {}) => routeThrough([[300, 0], [300, 400]], { endAction: 'return', height: 40, ...given }); // prettier-ignore

/** Lengths on the sphere are wrong by up to half a percent, and so are times. */
const near = (number: number): unknown => expect.closeTo(number, number > 100 ? -1 : 0);
const rounded = (parts: readonly WayPart[]) => parts.map(({ metres, seconds }) => [metres, seconds]);
const about = (figures: readonly (readonly number[])[]) => figures.map((one) => one.map(near));
const ways = (route: Route) => {
  const { out, back, lacks } = waysBesides(route, HOME);
  return { out: rounded(out), back: rounded(back), lacks };
};
/** 40 metres at 2.5 a second; 300 metres at 5, and 2.5 seconds to speed up and slow down. */
const OUT = [
  [40, 16],
  [300, 62.5],
];
/** 30 metres at 1.5 a second, and the last ten at half a metre. */
const DOWN = [40, 40];

describe('by hand', () => {
  test('up, to the first waypoint, back as high as it is, and down', () => {
    expect(ways(flown())).toEqual({ out: about(OUT), back: about([[500, 102.5], DOWN]), lacks: undefined });
    const [along, all] = [alongOf(flown()), estimateOf(flown(), HOME)];
    expect(all.length - along.length).toBeCloseTo(40 + 300 + 500 + 40, -1);
    expect(all.seconds - along.seconds).toBeCloseTo(16 + 62.5 + 102.5 + 40, 0);
  });

  test('lower than it returns it climbs first: 15 metres up, 30 down', () => {
    expect(ways(flown({ height: 15 })).back).toEqual(about([[15, 6], [500, 102.5], [30, 33.3]])); // prettier-ignore
    const low = waysBesides(
      flown({ height: 15 }),
      HOME,
      performanceOf({ ...NO_TRAITS, airframe: 'multirotor', returnHeight: 0, returnSpeed: 10 }),
    );
    // As the very aircraft says: at its height, ten metres a second and five seconds more.
    expect(rounded(low.back)).toEqual(about([[500, 55], [15, 23.3]])); // prettier-ignore
  });

  test('homing it stays as high; hovering it does not come down, landing there it does', () => {
    expect(ways(flown({ height: 15, endAction: 'homingHover' })).back).toEqual(about([[500, 102.5]]));
    expect(ways(flown({ endAction: 'homingLand' })).back).toEqual(about([[500, 102.5], DOWN]));
    expect(ways(flown({ endAction: 'land' })).back).toEqual(about([DOWN]));
  });

  test('a landing route: to its circle, to where the way down begins, and down along it', () => {
    const landing = { ...NEW_LANDING, kind: 'standard' as const, place: placeAt(0, 400), placeHeight: 0, heading: 0 };
    const { back, lacks } = waysBesides(flown({ endAction: 'landingRoute', landing }), undefined);
    expect(lacks, 'where it lands is known, and where it takes off is not').toBe('fromHome');
    const [circle, start, down] = back;
    expect(back).toHaveLength(3);
    expect(circle!.to.altitude).toBe(landing.relativeHeight);
    expect(start!.metres).toBeCloseTo(landing.waitingRadius, 0);
    expect(down!.metres).toBeCloseTo(Math.hypot(landing.distance, landing.relativeHeight), -1);
    expect(down!.to).toMatchObject({ ...placeAt(0, 400), altitude: 0 });
  });

  test('further rounds are flown once more each, the ways from home and back only once; for ever is one round without them', () => {
    const [once, twice] = [estimateOf(flown(), HOME), estimateOf(flown({ cycles: 2 }), HOME)];
    expect(twice.length - once.length).toBeCloseTo(800, -1);
    expect(estimateOf(flown({ cycles: 0 }), HOME).length).toBeCloseTo(800, -1);
  });

  test('above the sea it climbs from as high as home is, or as the lowest waypoint where nobody knows', () => {
    const route = flown({ heightMode: 'absolute', height: 44 });
    expect(ways(route).out).toEqual(about(OUT));
    expect(waysBesides(route, { ...HOME, altitude: undefined }).out).toHaveLength(1);
  });
});

test('without a home it goes straight up and down, and says which ways are left out', () => {
  expect(waysBesides(flown()).lacks).toBe('fromAndToHome');
  expect(rounded(waysBesides(flown()).out)).toEqual(about([[40, 16]]));
  expect(rounded(waysBesides(flown()).back)).toEqual(about([DOWN]));
  expect(estimateOf(flown({ endAction: 'land' })).lacks).toBe('fromHome');
  expect(estimateOf(flown({ cycles: 0 })).lacks).toBeUndefined();
});

describe('on wings', () => {
  const wings = (kind: 'fixedWing' | 'vtol') => ({ kind, turnRadius: 80, slowest: 12 });

  test('a plane climbs along its course: three metres for each second and twelve', () => {
    const [up, on] = waysBesides(flown({ wings: wings('fixedWing'), speed: 12 }), HOME).out;
    // 160 metres ahead in 40 / 3 seconds, and 140 more at 12 metres a second.
    expect(rounded([up!, on!])).toEqual(about([[165, 13.3], [140, 11.7]])); // prettier-ignore
  });

  test('what is too near to be high enough there is flown beyond, round and back to', () => {
    const close = routeThrough([[100, 0], [100, 400]], { endAction: 'return', height: 40, speed: 12, wings: wings('fixedWing') }); // prettier-ignore
    const [, on] = waysBesides(close, HOME).out;
    expect(on!.metres).toBeCloseTo(60 + 2 * Math.PI * 80, 0);
  });
});

test('what is left: of the part it is on, and all behind that', () => {
  const { back } = waysBesides(flown(), HOME);
  const from = (north: number, east: number, height?: number) => {
    const { metres, seconds } = leftOf(back, placeAt(north, east), height);
    return [metres, seconds];
  };
  expect(from(300, 400, 40)).toEqual([540, 142.5].map(near));
  expect(from(150, 200, 40)).toEqual([290, 91.25].map(near));
  expect(from(0, 0, 40)).toEqual([40, 40].map(near));
  expect(from(0, 1, 10), 'as much of the way down as its height').toEqual([10, 10].map(near));
  expect(from(0, 0), 'and all of it where nobody knows that').toEqual([40, 40].map(near));
});
