import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../world/random.ts';
import { windFrom } from '../world/wind.ts';
import type { Aim } from './aim.ts';
import { AIRFRAMES } from './airframe.ts';
import { drain, freshBattery } from './battery.ts';
import { bodyAtRest, meetGround, type Body } from './body.ts';
import { stepFixedWing } from './fixed-wing.ts';
import { stepMultirotor } from './multirotor.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const metres = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const height = fc.double({ min: 0, max: 300, noNaN: true });
const speed = fc.double({ min: -30, max: 30, noNaN: true });
const angle = fc.double({ min: -3, max: 3, noNaN: true });

const anyAim: fc.Arbitrary<Aim> = fc.oneof(
  fc.record({ kind: fc.constant('reach' as const), north: metres, east: metres, up: height, through: fc.boolean() }),
  fc.record({
    kind: fc.constant('orbit' as const),
    north: metres,
    east: metres,
    up: height,
    radius: fc.double({ min: 1, max: 200, noNaN: true }),
    clockwise: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('move' as const), north: speed, east: speed, up: speed, turn: angle }),
  fc.record({ kind: fc.constant('lean' as const), forward: angle, right: angle, up: speed, turn: angle }),
  fc.record({ kind: fc.constant('rise' as const), north: metres, east: metres, up: height }),
  fc.record({ kind: fc.constant('touchDown' as const), at: fc.constant(undefined), speed: fc.double({ min: 0.1, max: 3, noNaN: true }) }),
  fc.constant<Aim>({ kind: 'rest' }),
);
/** One aim after the other, each for a while, in any wind and at the steps of full and of light aircraft. */
const flight = fc.record({
  aims: fc.array(anyAim, { minLength: 1, maxLength: 5 }),
  wind: fc.record({
    speed: fc.double({ min: 0, max: 10, noNaN: true }),
    from: fc.integer({ min: 0, max: 359 }),
    gust: fc.double({ min: 0, max: 3, noNaN: true }),
  }),
  seed: fc.integer(),
  seconds: fc.constantFrom(0.01, 0.05, 0.2),
});

function flown(
  step: typeof stepMultirotor,
  kind: 'multirotor' | 'fixedWing',
  { aims, wind, seed, seconds }: typeof flight extends fc.Arbitrary<infer F> ? F : never,
  isRight: (body: Body) => boolean = () => true,
): { body: Body; isRight: boolean } {
  const body = bodyAtRest(1);
  const air = windFrom(wind, randomFrom(seed));
  for (const aim of aims) {
    for (let passed = 0; passed < 15; passed += seconds) {
      air.step(seconds);
      step(body, aim, AIRFRAMES[kind], DEFAULT_SETTINGS, air.now, 1, seconds);
      meetGround(body);
      if (!isRight(body)) return { body, isRight: false };
    }
  }
  return { body, isRight: true };
}

test('a multirotor never leans, turns, climbs or sinks beyond its limits, whatever it is asked for', { timeout: 90_000 }, () => {
  const { turnMax, climbMax, descentMax } = AIRFRAMES.multirotor;
  const leanMost = Math.tan(DEFAULT_SETTINGS.tiltMax) + 1e-6;
  const isWithinLimits = (body: Body): boolean =>
    Math.hypot(Math.tan(body.roll), Math.tan(body.pitch)) <= leanMost &&
    Math.abs(body.yawRate) <= turnMax + 1e-9 &&
    body.upSpeed <= climbMax &&
    body.upSpeed >= -descentMax &&
    body.up >= 0 &&
    Number.isFinite(body.north + body.east + body.watts);
  fc.assert(
    fc.property(flight, (one) => {
      expect(flown(stepMultirotor, 'multirotor', one, isWithinLimits)).toMatchObject({ isRight: true });
    }),
    { numRuns: 60 },
  );
});

test('a fixed wing stays above stall, below its bank, and climbs only as fast as it can', { timeout: 90_000 }, () => {
  const { stallSpeed, bankMax, climbMax, descentMax } = AIRFRAMES.fixedWing;
  const isWithinLimits = (body: Body): boolean =>
    Math.abs(body.roll) <= bankMax + 1e-9 &&
    body.upSpeed <= climbMax + 1e-9 &&
    body.upSpeed >= -descentMax - 1e-9 &&
    (body.onGround || Math.hypot(body.northSpeed, body.eastSpeed) > stallSpeed * 0.85);
  fc.assert(
    fc.property(flight, (one) => {
      const calm = { ...one, wind: { speed: 0, from: 0, gust: 0 } };
      expect(flown(stepFixedWing, 'fixedWing', calm, isWithinLimits)).toMatchObject({ isRight: true });
    }),
    { numRuns: 60 },
  );
});

test('the same seed flies the same way to the last digit', { timeout: 90_000 }, () => {
  fc.assert(
    fc.property(flight, (one) => {
      expect(flown(stepMultirotor, 'multirotor', one)).toEqual(flown(stepMultirotor, 'multirotor', one));
    }),
    { numRuns: 20 },
  );
});

test('a battery only ever empties, and sags under load', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 900, noNaN: true }), { minLength: 1, maxLength: 200 }), (draws) => {
      const battery = freshBattery(5_200, 4);
      for (const watts of draws) {
        const before = { ...battery };
        drain(battery, watts, 5);
        expect(battery.usedMah).toBeGreaterThanOrEqual(before.usedMah);
        expect(battery.usedJoules).toBeGreaterThanOrEqual(before.usedJoules);
        expect(battery.usedMah).toBeLessThanOrEqual(battery.capacityMah);
        expect(battery.volts).toBeGreaterThan(0);
      }
      const [rest, load] = [{ ...battery }, { ...battery }];
      drain(rest, 0, 0.01);
      drain(load, 500, 0.01);
      expect(load.volts).toBeLessThan(rest.volts);
    }),
  );
});
