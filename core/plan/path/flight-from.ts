import { between } from '../../airspace/engine/place.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { areTogether } from '../legs.ts';
import type { Waypoint } from '../route.ts';
import type { Course } from './course.ts';
import { legMs, verticalMs } from './leg-time.ts';
import { speedOf } from './performance.ts';

export type Point = Position & { altitude: number };

export interface WayPart {
  from: Point;
  to: Point;
  /** Metres through the air. */
  metres: number;
  seconds: number;
}

/** Of the way back. */
export interface PartBack extends WayPart {
  /** Metres a second ahead; nought for what leads straight up or down. */
  speed: number;
}

/** The last metres are flown slowly by every autopilot that lands upright, whatever it comes down with before. */
const TOUCHDOWN = { metres: 10, rate: 0.5 } as const;

export const isFlown = ({ metres }: WayPart): boolean => metres > 0;

/** On from a waypoint, part by part. */
interface Flight {
  parts: PartBack[];
  go(to: Point, speed: number): void;
  /** In even steps at these heights, no faster than it climbs and comes down. */
  goOver(to: Position, heights: readonly number[], speed: number): void;
}

export function flightFrom(course: Course, last: Waypoint): Flight {
  const parts: PartBack[] = [];
  let at: Point = last;
  return {
    parts,
    go(to, speed) {
      const part = partOf(course, at, to, { speed, acceleration: last.acceleration });
      if (isFlown(part)) parts.push(part);
      at = to;
    },
    goOver(to, heights, speed) {
      const from = at;
      const steps = heights.length;
      const { climbRate, descentRate } = course.performance;
      const level = partOf(course, from, { ...to, altitude: from.altitude }, { speed, acceleration: last.acceleration });
      heights.forEach((altitude, step) => {
        const next: Point = { ...between(from, to, (step + 1) / steps), altitude };
        const climb = altitude - at.altitude;
        const seconds = Math.max(level.seconds / steps, verticalMs(climb, climbRate, descentRate) / 1_000);
        const part = { from: at, to: next, metres: Math.hypot(level.metres / steps, climb), speed: level.speed, seconds };
        if (isFlown(part)) parts.push(part);
        at = next;
      });
    },
  };
}

function partOf(course: Course, from: Point, to: Point, { speed, acceleration }: Pick<Waypoint, 'speed' | 'acceleration'>): PartBack {
  const { performance, groundHeight = 0 } = course;
  const [across, climb] = [metresBetween(from, to), to.altitude - from.altitude];
  const metres = Math.hypot(across, climb);
  if (!areTogether(across))
    return {
      from,
      to,
      metres,
      speed: speedOf(performance, speed),
      seconds: legMs(from, to, { speed, acceleration, stops: performance.turnRadius === 0 }, performance) / 1_000,
    };
  const slow = climb < 0 && to.altitude <= groundHeight && performance.isUpright ? Math.min(-climb, TOUCHDOWN.metres) : 0;
  const swift = climb < 0 ? climb + slow : climb;
  return {
    from,
    to,
    metres,
    speed: 0,
    seconds: verticalMs(swift, performance.climbRate, performance.descentRate) / 1_000 + slow / TOUCHDOWN.rate,
  };
}
