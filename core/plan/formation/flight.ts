import { metresBetween } from '../../geo/distance.ts';
import { vectorOf, type Vector } from '../../geo/earth-vector.ts';
import type { Position } from '../../geo/position.ts';
import { circleBegin, flownCircle, stillAt } from '../circling-told.ts';
import { CLIMB_RATE, DESCENT_RATE, TURN_RATE } from '../estimate.ts';
import { approachOf, heightOfPlace } from '../landing/approach.ts';
import { cornerSpeed, turnAt } from '../legs.ts';
import type { Home } from '../path/course.ts';
import { havensOf, returnsTo } from '../path/haven.ts';
import { USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import { NO_RALLY } from '../../vehicle/rally.ts';
import type { Route, Waypoint } from '../route.ts';
import { speedPhases } from './speed-phases.ts';
import { minus, moved, NOWHERE, size, times, type Stretch } from './stretch.ts';

export interface Begin {
  /** Where it takes off; left out, below the first waypoint of its own. */
  home?: Home | undefined;
  /** Seconds that it stands there before. */
  delay: number;
  /** As it returns by itself, and whether it can stop in the air; left out, as usual. */
  performance?:
    | (Pick<Performance, 'returnHeight' | 'returnSpeed'> &
        Partial<Pick<Performance, 'turnRadius' | 'returnClimb' | 'returnsAboveGround' | 'rally' | 'craft'>>)
    | undefined;
  /** How many rounds are looked at, where it flies more. */
  rounds: number;
}

/**
 * From standing on the ground to standing on it again: where one aircraft is at every moment, above the sea. The last stretch has no end. Heights that count from a
 * home of which nobody knows how high it is are taken as if that were the sea: only two such can be held against each other, and as long as they are level.
 */
export function flightOf(route: Route, { home, delay, rounds, performance = USUAL_PERFORMANCE }: Begin): Stretch[] {
  // Above its own home: two whose homes are not level are as far apart as the hill between these.
  const lift = route.heightMode === 'relative' ? (home?.altitude ?? 0) : 0;
  const flown = flownWaypoints(route, rounds, lift);
  const first = flown[0];
  if (!first) return [];
  const ground = route.heightMode === 'relative' ? lift : home?.altitude;
  const start = home?.position ?? first.waypoint;
  const log = flightLog(start, ground ?? first.waypoint.altitude);
  log.wait(delay);
  log.climb(first.waypoint.altitude);
  const { craft } = performance;
  let speed = 0;
  // Metres beside the last waypoint that it may be when it leaves it.
  let astray = 0;
  for (const [turn, { waypoint, index }] of flown.entries()) {
    const [before, after] = [turn === 0 ? undefined : flown[turn - 1]!.waypoint, flown[turn + 1]?.waypoint];
    const corner = before && after ? turnAt(before, waypoint, after) : 0;
    const arrival = before && after ? cornerSpeed(waypoint, after, corner) : 0;
    log.index = index;
    const begin = circleBegin(waypoint, log.here(), craft);
    const circle = waypoint.mode === 'circle' ? flownCircle(waypoint, craft) : undefined;
    const wide = circle && !begin ? circle.radius : 0;
    // Whatever flies round a corner leaves the straight way somewhere within the radius of the waypoint; a circle may be come to and left anywhere on it.
    const slack = Math.max(arrival > 0 ? waypoint.radius : wide, speed > 0 ? before!.radius : astray);
    const still = stillAt(waypoint, craft);
    const manner = { ...waypoint, begin: speed, end: arrival, slack };
    if (before || home) log.go((still === 0 ? begin : undefined) ?? waypoint, waypoint.altitude, manner);
    log.wait(still);
    if (circle) {
      if (circle.seconds === Infinity) return log.end(circle.radius);
      if (begin) log.go(begin, waypoint.altitude, { ...manner, begin: 0, slack: 0 });
      log.around(waypoint, circle.seconds, circle.radius);
    }
    astray = wide;
    if (arrival === 0 && before && after && waypoint.yawMode === 'course') log.wait(corner / TURN_RATE, astray);
    speed = arrival;
  }
  return route.cycles === 0 ? log.end() : comeDown(log, route, flown.at(-1)!.waypoint, { start, ground, performance, astray });
}

interface Flown {
  waypoint: Waypoint;
  index: number;
}

function flownWaypoints({ waypoints, entryPoint, cycles }: Route, rounds: number, lift: number): Flown[] {
  const all = waypoints.map((waypoint, index) => ({ waypoint: { ...waypoint, altitude: waypoint.altitude + lift }, index }));
  const entered = all.slice(Math.max(0, Math.min(entryPoint - 1, all.length - 1)));
  const further = (cycles === 0 ? rounds : Math.min(cycles, rounds)) - 1;
  return [...entered, ...Array.from({ length: Math.max(0, further) }, () => all).flat()];
}

interface Back {
  start: Position;
  ground: number | undefined;
  performance: NonNullable<Begin['performance']>;
  /** Metres beside the last waypoint that it may be. */
  astray: number;
}

/** As the mission has it: whoever returns does so as the aircraft itself does, on the height that it is set to; homing it stays as high as it is. */
function comeDown(log: FlightLog, route: Route, last: Waypoint, { start, ground, performance, astray }: Back): Stretch[] {
  const { endAction, landing } = route;
  const down = () => {
    if (ground !== undefined) log.climb(ground);
    return log.end();
  };
  const manner = { speed: last.speed, acceleration: last.acceleration, begin: 0, end: 0, slack: astray };
  if (endAction === 'return') {
    const { returnClimb = 0, rally = NO_RALLY } = performance;
    const returning = { ...performance, returnClimb, rally };
    const havens = returnsTo(havensOf({ position: start, altitude: ground }, ground, returning), returning, last);
    const high = ({ height, climb }: (typeof havens)[number]) => Math.max(last.altitude + climb, height ?? -Infinity);
    const [only] = havens;
    if (havens.length > 1) {
      // Nobody knows which of them it makes for: anywhere that one of the ways leads, from then on.
      const reaches = havens.map((haven) => {
        const heights = Math.max(high(haven) - last.altitude, last.altitude - (ground ?? last.altitude));
        return Math.hypot(metresBetween(log.here(), haven.position) + astray, heights);
      });
      return log.end(Math.max(...reaches));
    }
    log.climb(high(only!));
    log.go(only!.position, high(only!), { ...manner, speed: performance.returnSpeed });
    return down();
  }
  if (endAction === 'homingHover' || endAction === 'homingLand') {
    log.go(start, last.altitude, manner);
    return endAction === 'homingLand' ? down() : log.end();
  }
  const approach = endAction === 'landingRoute' && landing && landing.kind !== 'inPlace' ? approachOf(landing, last, start) : undefined;
  if (!approach) {
    // From a circle there: it comes down over its middle.
    log.go(last, last.altitude, manner);
    return down();
  }
  // As the mission tells what stands still in the air, which needs no circle to come down in: to where the approach begins, over the place, straight down.
  const slowly = { ...manner, speed: landing!.guidanceSpeed };
  const [floor, level] =
    ground === undefined ? [] : [ground + heightOfPlace(landing!), ground + heightOfPlace(landing!) + landing!.relativeHeight];
  log.go(approach.start, level ?? last.altitude, slowly);
  log.go(approach.place, level ?? last.altitude, slowly);
  if (floor !== undefined) log.climb(floor);
  return log.end();
}

interface Manner extends Pick<Waypoint, 'speed' | 'acceleration'> {
  /** Metres a second. */
  begin: number;
  end: number;
  slack: number;
}

type FlightLog = ReturnType<typeof flightLog>;

function flightLog(start: Position, height: number) {
  const stretches: Stretch[] = [];
  let [place, altitude, at, now] = [start, height, vectorOf(start, height), 0];

  function add(seconds: number, velocity: Vector, acceleration: Vector, slack: number): void {
    stretches.push({ from: now, to: now + seconds, at, velocity, acceleration, slack, waypoint: log.index });
    now += seconds;
    if (Number.isFinite(seconds)) at = moved(at, velocity, acceleration, seconds);
  }
  const log = {
    index: 0,
    wait(seconds: number, slack = 0): void {
      if (seconds > 0) add(seconds, NOWHERE, NOWHERE, slack);
    },
    here: (): Position => place,
    /** Somewhere on a circle, and from there on where it was before. */
    around(middle: Position, seconds: number, radius: number): void {
      if (seconds <= 0) return;
      stretches.push({
        ...{ from: now, to: now + seconds, at: vectorOf(middle, altitude), velocity: NOWHERE, acceleration: NOWHERE },
        ...{ slack: radius, isAround: true, waypoint: log.index },
      });
      now += seconds;
    },
    /** Straight up or down. */
    climb(to: number): void {
      const [target, rate] = [vectorOf(place, to), to > altitude ? CLIMB_RATE : DESCENT_RATE];
      const seconds = Math.abs(to - altitude) / rate;
      if (seconds > 0) add(seconds, times(minus(target, at), 1 / seconds), NOWHERE, 0);
      [altitude, at] = [to, target];
    },
    go(to: Position, high: number, { speed, acceleration, begin, end, slack }: Manner): void {
      const target = vectorOf(to, high);
      const way = minus(target, at);
      const metres = size(way);
      const climb = high - altitude;
      for (const phase of speedPhases(metres, begin, end, speed, acceleration, climb > 0 ? climb / CLIMB_RATE : -climb / DESCENT_RATE))
        add(phase.seconds, times(way, phase.speed / metres), times(way, phase.acceleration / metres), slack);
      // To the letter, so that a long flight does not add up what rounding leaves.
      [place, altitude, at] = [to, high, target];
    },
    end(slack = 0): Stretch[] {
      add(Infinity, NOWHERE, NOWHERE, slack);
      return stretches;
    },
  };
  return log;
}

/** Seconds of one whole round: whoever flies it for ever is where they were so long before. */
export function roundSeconds(route: Route, { home, performance }: Pick<Begin, 'home' | 'performance'>): number {
  const whole = { ...route, cycles: 0, entryPoint: 1 };
  const once = (rounds: number): number => flightOf(whole, { home, performance, delay: 0, rounds }).at(-1)!.from;
  return once(2) - once(1);
}
