import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Airframe } from '../../vehicle/airframe.ts';
import { CLIMB_RATE, DESCENT_RATE } from '../estimate.ts';
import { heightOfPlace, landingPlace } from '../landing/approach.ts';
import type { Home } from '../path/course.ts';
import { backAt, havensOf, type Haven } from '../path/haven.ts';
import { speedOf, type Performance } from '../path/performance.ts';
import { entryOf } from '../path/ways-besides.ts';
import type { Route, Waypoint } from '../route.ts';
import { costsOf, easiestSpeed, type Speeds } from './power.ts';

interface Asked {
  home: Home;
  /** Of home, counted as the route counts. */
  ground: number;
  performance: Performance;
  airframe: Airframe;
  /** Of one charge. */
  seconds: number;
}

/** Where it may come down. */
interface Place {
  position: Position;
  /** Of the ground there, counted as the route counts. */
  ground: number;
  /** That it flies there at from a height: a rally point may lie far above the route. Left out where it comes there as it is. */
  backAt?: (height: number) => number;
}

/** All that the reach of a waypoint depends on besides the waypoint. */
interface Reach extends Asked {
  /** Where the route has it come down. */
  end: Place | undefined;
  /** Metres a second that the way there takes the least at, and the way back. */
  out: number;
  back: number;
}

/** Which waypoints were found out of reach: while one of them is dragged, the others are as far as they were. */
let lately: { reach: Reach; isOut: WeakMap<Waypoint, boolean> } | undefined;

/** By their numbers, counted from nought: what is refused must be impossible, not only unwise. */
export function outOfReach(route: Route, asked: Asked): number[] {
  const reach = reachOf(route, asked);
  // Speeds that nobody flies are told of elsewhere.
  if (!(reach.out > 0)) return [];
  if (!lately || !isSameReach(lately.reach, reach)) lately = { reach, isOut: new WeakMap() };
  const { isOut } = lately;
  const isFar = farFrom(reach);
  const far: number[] = [];
  // What lies before the entry point is flown only by whoever comes round again.
  for (let index = route.cycles === 1 ? entryOf(route) : 0; index < route.waypoints.length; index++) {
    const waypoint = route.waypoints[index]!;
    let isThis = isOut.get(waypoint);
    if (isThis === undefined) isOut.set(waypoint, (isThis = isFar(waypoint)));
    if (isThis) far.push(index);
  }
  return far;
}

const isSameReach = (one: Reach, other: Reach): boolean =>
  one.home === other.home &&
  one.ground === other.ground &&
  one.performance === other.performance &&
  one.airframe === other.airframe &&
  one.seconds === other.seconds &&
  one.end?.position.latitude === other.end?.position.latitude &&
  one.end?.position.longitude === other.end?.position.longitude &&
  one.end?.ground === other.end?.ground &&
  one.out === other.out &&
  one.back === other.back;

function reachOf(route: Route, asked: Asked): Reach {
  const { airframe, performance, home, ground } = asked;
  const { waypoints, landing } = route;
  const out = spanning(waypoints, performance);
  // It may go on along the route, come back by itself, or come down along its landing route.
  const back = [performance.returnSpeed, ...(landing ? [landing.guidanceSpeed] : [])].map((speed) => speedOf(performance, speed));
  return {
    ...asked,
    end: plannedEnd(route, home.position, ground),
    out: easiestSpeed(airframe, out),
    back: easiestSpeed(airframe, { slowest: Math.min(out.slowest, ...back), fastest: Math.max(out.fastest, ...back) }),
  };
}

/** In one go: of a long route it is asked for with every step of a drag. */
function spanning(waypoints: readonly Waypoint[], performance: Performance): Speeds {
  let [slowest, fastest] = [Infinity, 0];
  for (let index = 0; index < waypoints.length; index++) {
    const speed = speedOf(performance, waypoints[index]!.speed);
    slowest = Math.min(slowest, speed);
    fastest = Math.max(fastest, speed);
  }
  return { slowest, fastest };
}

/** Nowhere but home, otherwise. */
function plannedEnd({ endAction, landing, waypoints }: Route, home: Position, ground: number): Place | undefined {
  const last = waypoints.at(-1)!;
  if (endAction === 'land' || endAction === null) return { position: last, ground };
  if (endAction !== 'landingRoute' || !landing) return undefined;
  return { position: landingPlace(landing, last, home) ?? last, ground: ground + heightOfPlace(landing) };
}

/** Home, every rally point, and where the route ends: wherever it goes on to from there, it comes down at one of them. */
function farFrom({ home, ground, performance, airframe, seconds, end, out, back }: Reach): (waypoint: Waypoint) => boolean {
  const calm = costsOf(airframe, 0);
  const [, ...rallies] = havensOf(home, ground, performance);
  // Above the ground it may come there lower than where it counts from home: nobody knows how deep the valley is that it comes through.
  const least = (rally: Haven, height: number) => (performance.returnsAboveGround ? height + rally.climb : backAt(rally, height));
  const aside = rallies.map((rally): Place => ({ position: rally.position, ground, backAt: (height) => least(rally, height) }));
  const places: Place[] = [{ position: home.position, ground }, ...(end ? [end] : []), ...aside];
  // No slower than is reckoned otherwise where nobody knows better.
  const [climbRate, descentRate] = [Math.max(performance.climbRate, CLIMB_RATE), Math.max(performance.descentRate, DESCENT_RATE)];
  // What climbs or comes down on the way takes no time besides the way.
  const along = (metres: number, speed: number, verticalSeconds: number) =>
    Math.max(calm.moving(metres / speed, speed), calm.staying(verticalSeconds)) + calm.upright(0, climbRate);
  return (waypoint) => {
    const { altitude } = waypoint;
    const climb = Math.max(0, altitude - ground);
    const there = along(metresBetween(home.position, waypoint), out, climb / climbRate) + calm.climbing(climb);
    return places.every(({ position, ground: level, backAt: atLeast }) => {
      const high = atLeast?.(altitude) ?? altitude;
      const up = calm.staying((high - altitude) / climbRate) + calm.climbing(high - altitude);
      return there + up + along(metresBetween(waypoint, position), back, Math.max(0, high - level) / descentRate) > seconds;
    });
  };
}
