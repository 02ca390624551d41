import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fence } from '../../airspace/fence.ts';
import { homeOf } from './home-of.ts';
import { at, circle, HERE, routeOf, told } from './testing/told.ts';

const plane = { turnRadius: 80, slowest: 12, isUpright: false, climbRate: 3 };
const pass = { altitude: 100, speed: 15, mode: 'pass', turnMode: 'adaptive' } as const;
/** A hundred metres up at three metres a second and fifteen ahead: it is as high as that 500 metres away. */
const north = routeOf([[2_000, 0, pass], [4_000, 0, pass]], { endAction: 'return' }); // prettier-ignore
const pointing = (heading: number | undefined) => ({ home: { ...HERE, heading }, performance: plane });
const aboveHome = (floor: number, ceiling: number) => ({ floor: 50 + floor, ceiling: 50 + ceiling });

describe('a plane that takes off for a route', () => {
  test('climbs out the way its nose points, and goes on to the route from there', () => {
    const ahead = circle(0, 300, 40, aboveHome(40, 70));
    expect(told(north, [ahead], pointing(90))).toEqual(['error route.climbZone home']);
    expect(told(north, [ahead], pointing(0))).toEqual([]);
    const onward = circle(1_000, 250, 40, aboveHome(90, 110));
    expect(told(north, [onward], pointing(90))).toContain('error route.noFlyZone waypoints.0');
    const turningBack = circle(-600, 0, 40, aboveHome(90, 110));
    expect(told(north, [turningBack], pointing(180))).toContain('error route.climbZone home');
    expect(told(north, [turningBack], pointing(0))).toEqual([]);
    const low = circle(300, 0, 30, aboveHome(40, 60));
    expect(told(north, [low], pointing(0))).toEqual(['error route.climbZone home']);
    expect(told(north, [low], pointing(90))).toEqual([]);
  });

  test('is warned of all around as long as nobody knows where it will point', () => {
    for (const [to, east] of [
      [0, 450],
      [0, -450],
      [-450, 0],
    ] as const)
      // prettier-ignore
      expect(told(north, [circle(to, east, 40, aboveHome(0, 100))], pointing(undefined))).toContain('warning route.mayClimbZone home');
    expect(told(north, [circle(0, 900, 40, aboveHome(0, 100))], pointing(undefined))).toEqual([]);
    expect(told(north, [circle(0, 450, 40, aboveHome(130, 200))], pointing(undefined))).toEqual([]);
    // What is in the way for sure is told once.
    expect(told(north, [circle(300, 0, 30)], pointing(undefined))).toEqual([
      'error route.noFlyZone waypoints.0',
      'error route.noFlyZone waypoints.1',
    ]);
    expect(told(north, [circle(0, 0, 30)], pointing(undefined))).toEqual(['error route.homeZone home']);
  });

  test('keeps inside of its fence on that way', () => {
    const fence: Fence = { within: [{ kind: 'polygon', points: [at(-300, -300), at(-300, 300), at(5_000, 300), at(5_000, -300)] }], outside: [] }; // prettier-ignore
    const fenced = (heading: number | undefined) => told({ ...north, endAction: 'land' }, [], { ...pointing(heading), fence });
    expect(fenced(90)).toContain('error route.climbFence home');
    expect(fenced(undefined)).toContain('warning route.mayClimbFence home');
    expect(fenced(0)).toEqual([]);
  });

  test('whichever way it points, what it meets has been warned of before', () => {
    const places = fc.integer({ min: -900, max: 900 });
    const around = fc.record({
      heading: fc.integer({ min: 0, max: 359 }),
      to: places,
      east: places,
      floor: fc.integer({ min: 0, max: 120 }),
    });
    let met = 0;
    fc.assert(
      fc.property(around, ({ heading, to, east, floor }) => {
        const zone = circle(to, east, 30, aboveHome(floor, floor + 30));
        if (!told(north, [zone], pointing(heading)).includes('error route.climbZone home')) return;
        met++;
        expect(told(north, [zone], pointing(undefined))).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(met).toBeGreaterThan(20);
  });

  test('does not ask for the nose of what rises upright', () => {
    const beside = circle(0, 400, 40);
    for (const performance of [{}, { turnRadius: 80, slowest: 12 }])
      expect(told({ ...north, endAction: 'land' }, [beside], { home: { ...HERE, heading: 90 }, performance })).toEqual([]);
  });
});

test('where a nose points is told by what stands on the ground, and by nothing that has taken off', () => {
  const here = { ...HERE.position, altitude: 50, heading: 90, yaw: 80 };
  expect(homeOf({ flying: false, ...here })?.heading).toBe(90);
  expect(homeOf({ flying: false, ...here, heading: undefined })?.heading).toBe(80);
  expect(homeOf({ flying: true, ...here })?.heading).toBeUndefined();
});
