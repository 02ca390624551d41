import { areSameCraft, type CirclingCraft } from '../vehicle/flight-traits.ts';
import { circlesOn, flownCircle, stillAt, type FlownCircle, type Turning } from './circling-told.ts';
import { cornerSpeed, legSeconds, metresTo, turnAlong } from './legs.ts';
import type { Home } from './path/course.ts';
import type { Performance } from './path/performance.ts';
import { entryOf, waysBesides, type WaysBesides } from './path/ways-besides.ts';
import type { Route, Waypoint } from './route.ts';
import type { Terrain } from './terrain/ground.ts';
import { wingedCorner } from './winged-corner.ts';
import { turnRadiusAt, type Wings } from './wings.ts';

export interface Estimate {
  /** Metres through the air from take-off to the end, all cycles included; of one whole cycle and nothing else, where they go on for ever. */
  length: number;
  seconds: number;
  /** It goes on for ever, or circles somewhere until that is ended by hand: nothing of such a circle is in the figures. */
  isEndless: boolean;
  /** The ways that are not in it, as nobody knows where home is. */
  lacks: WaysBesides['lacks'];
}

/** Metres a second, where a route says nothing of them. */
export const [CLIMB_RATE, DESCENT_RATE] = [3, 2];
/** Degrees a second of an aircraft that turns on the spot. */
export const TURN_RATE = 45;

/** The way to a waypoint, and what it does there. */
export interface Stretch {
  to: Waypoint;
  /** Circles included. */
  metres: number;
  /** On the way and in circles; in one place. */
  flownSeconds: number;
  stillSeconds: number;
  /** Metres up, or down where it is less than nought. */
  climb: number;
}

interface Stretches {
  /** From the entry point to the end; where it goes on for ever one whole cycle, from the end round to the end. */
  once: readonly Stretch[];
  /** All of it again, back from the end: this is flown `further` times. */
  again: readonly Stretch[];
  further: number;
}

/** A route never changes: whoever asks of the same one is told the same. */
const known = new WeakMap<Route, { craft: CirclingCraft | undefined; stretches: Stretches }>();

/** As the aircraft flies them that is told of the route; as the route has them, as long as nobody says which one that is. */
export function stretchesOf(route: Route, craft?: CirclingCraft): Stretches {
  const told = known.get(route);
  if (told && areSameCraft(told.craft, craft)) return told.stretches;
  const stretches = measured(route, craft);
  known.set(route, { craft, stretches });
  return stretches;
}

function measured(route: Route, craft: CirclingCraft | undefined): Stretches {
  const { waypoints, cycles, wings } = route;
  if (waypoints.length === 0) return { once: [], again: [], further: 0 };
  const entry = entryOf(route);
  const further = Math.max(0, cycles - 1);
  // What it does at the last waypoint it has done by then.
  const along = (flown: readonly Waypoint[]) => (wings ? wingedStretches(flown, wings, craft) : stretchesAlong(flown, craft));
  const round = () => along([waypoints.at(-1)!, ...waypoints]).slice(1);
  if (cycles === 0) return { once: round(), again: [], further };
  const again = further === 0 ? [] : round();
  return { once: along(entry === 0 ? waypoints : waypoints.slice(entry)), again, further };
}

/** The one who goes round for ever never comes back by itself. */
const NO_WAYS: WaysBesides = { out: [], back: [], lacks: undefined };

/** From the ground to the entry point, on to the end, all of it again for each further cycle, and the way back; by the very aircraft, where one is chosen. */
export function estimateOf(route: Route, home?: Home, performance?: Performance, terrain?: Terrain): Estimate {
  const { out, back, lacks } = besidesOf(route, home, performance, terrain);
  const craft = performance?.craft;
  const [along, besides] = [alongOf(route, craft), [...out, ...back]];
  return {
    length: along.length + total(besides, ({ metres }) => metres),
    seconds: along.seconds + total(besides, ({ seconds }) => seconds),
    isEndless: route.cycles === 0 || endedByHand(route, craft).length > 0,
    lacks,
  };
}

/** At which of the waypoints that are flown it circles until somebody ends that by hand, counted from nought. */
export function endedByHand(route: Route, craft?: CirclingCraft): number[] {
  const { waypoints, cycles } = route;
  const begin = cycles === 1 ? entryOf(route) : 0;
  const endless: number[] = [];
  for (let index = 0; index < waypoints.length; index++) if (index >= begin && circlesOn(waypoints[index]!, craft)) endless.push(index);
  return endless;
}

/** What is flown of it besides the way along its waypoints. */
export const besidesOf = (route: Route, home?: Home, performance?: Performance, terrain?: Terrain): WaysBesides =>
  route.cycles === 0 ? NO_WAYS : waysBesides(route, home, home && performance, terrain);

/** The way along its waypoints alone. */
export function alongOf(route: Route, craft?: CirclingCraft): Pick<Estimate, 'length' | 'seconds'> {
  const { once, again, further } = stretchesOf(route, craft);
  const [first, each] = [sumOf(once), sumOf(again)];
  return { length: first.length + further * each.length, seconds: first.seconds + further * each.seconds };
}

/** In one go: of a long route it is asked for with every step of a drag. */
function sumOf(stretches: readonly Stretch[]): Pick<Estimate, 'length' | 'seconds'> {
  let [length, seconds] = [0, 0];
  for (let index = 0; index < stretches.length; index++) {
    const { metres, flownSeconds, stillSeconds } = stretches[index]!;
    length += metres;
    seconds += flownSeconds + stillSeconds;
  }
  return { length, seconds };
}

export const total = <T>(parts: readonly T[], of: (part: T) => number): number => parts.reduce((sum, part) => sum + of(part), 0);

/** A stretch with the speed it begins and ends at: it hangs on the waypoints beside it and on that speed, and on nothing else. */
interface Paced {
  stretch: Stretch;
  speed: number;
  arrival: number;
}

/** What was told last: while one waypoint is dragged, all but a few stretches are the same again. */
let lately: { waypoints: readonly Waypoint[]; craft: CirclingCraft | undefined; paced: readonly Paced[] } = {
  waypoints: [],
  craft: undefined,
  paced: [],
};

function stretchesAlong(waypoints: readonly Waypoint[], craft: CirclingCraft | undefined): Stretch[] {
  if (!areSameCraft(lately.craft, craft)) lately = { waypoints: [], craft, paced: [] };
  const { waypoints: before, paced: known } = lately;
  const paced: Paced[] = [];
  let speed = 0;
  for (let index = 0; index < waypoints.length; index++) {
    const isSame =
      before[index] === waypoints[index] && before[index - 1] === waypoints[index - 1] && before[index + 1] === waypoints[index + 1];
    const one = isSame && known[index]!.speed === speed ? known[index]! : pacedTo(waypoints, index, speed, craft);
    paced.push(one);
    speed = one.arrival;
  }
  lately = { waypoints, craft, paced };
  return paced.map(({ stretch }) => stretch);
}

function pacedTo(waypoints: readonly Waypoint[], index: number, speed: number, craft: CirclingCraft | undefined): Paced {
  const [from, to, next] = [waypoints[index - 1], waypoints[index]!, waypoints[index + 1]];
  const circles = circlesAt(to, craft);
  const there = { to, metres: circles.metres, flownSeconds: circles.seconds, stillSeconds: stillAt(to, craft), climb: 0 };
  if (!from) return { stretch: there, speed, arrival: 0 };
  const metres = metresTo(waypoints, index);
  const turn = next ? turnAlong(waypoints, index) : 0;
  const arrival = next ? cornerSpeed(to, next, turn) : 0;
  const climb = to.altitude - from.altitude;
  const moving = Math.max(legSeconds(metres, speed, arrival, to.speed, to.acceleration), climbSeconds(climb));
  const turning = arrival === 0 && next && to.yawMode === 'course' ? turn / TURN_RATE : 0;
  const stretch = {
    to,
    metres: metres + there.metres,
    flownSeconds: moving + there.flownSeconds,
    stillSeconds: turning + there.stillSeconds,
    climb,
  };
  return { stretch, speed, arrival };
}

/** As fast all the way, and round every corner: nothing of it stops or turns on the spot. */
function wingedStretches(waypoints: readonly Waypoint[], { turnRadius, slowest }: Wings, craft: CirclingCraft | undefined): Stretch[] {
  return waypoints.map((to, index) => {
    const [from, next] = [waypoints[index - 1], waypoints[index + 1]];
    const speed = Math.max(to.speed, slowest);
    const tightest = turnRadiusAt(turnRadius, speed);
    const circles = circlesAt(to, craft, { turnRadius: tightest, slowest });
    const climb = from ? to.altitude - from.altitude : 0;
    const corner =
      from && next && to.mode === 'pass' ? wingedCorner((turnAlong(waypoints, index) * Math.PI) / 180, to.radius, tightest) : 0;
    const metres = (from ? metresTo(waypoints, index) + corner : 0) + circles.metres;
    return { to, metres, flownSeconds: Math.max(metres / speed, climbSeconds(climb)), stillSeconds: stillAt(to, craft), climb };
  });
}

/** Straight up, or down where it is less than nought. */
export const climbSeconds = (climb: number): number => (climb > 0 ? climb / CLIMB_RATE : -climb / DESCENT_RATE);

const NO_CIRCLE = { metres: 0, seconds: 0 };

/** What is ended by hand nobody can reckon. */
const circlesAt = (to: Waypoint, craft: CirclingCraft | undefined, turning?: Turning): Pick<FlownCircle, 'metres' | 'seconds'> =>
  to.mode === 'circle' && !circlesOn(to, craft) ? flownCircle(to, craft, turning) : NO_CIRCLE;
