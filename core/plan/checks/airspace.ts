import { airChecker } from '../../airspace/engine/check.ts';
import { FLIGHT_MAX_MS } from '../../airspace/engine/clip.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import type { Departure } from '../../airspace/engine/piece.ts';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { zoneIndex, type ZoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { groundConflicts } from '../path/above-ground.ts';
import { airspaceIssues, backIssues, groundIssues, worthTelling } from '../path/airspace-issues.ts';
import { backConflicts } from '../path/back-above-ground.ts';
import type { Home } from '../path/course.ts';
import { groundBack } from '../path/ground-back.ts';
import type { Aloft } from '../path/entered.ts';
import { plannedPerformance, type Performance } from '../path/performance.ts';
import { wayMemory } from '../path/way-memory.ts';
import { wayOf } from '../path/way-of.ts';
import type { Check } from './check.ts';

/** What is known of the air that a route leads through. */
export interface Airspace {
  /** All that are in force or will be: nobody knows yet when the route is flown. */
  zones: ZoneIndex;
  fence: Fence;
  /** Where it takes off. */
  home?: Home | undefined;
  /** Where it is, if it does not take off any more. */
  aloft?: Aloft | undefined;
  /** How it flies; as the route is planned where nobody has chosen an aircraft. */
  performance?: Performance | undefined;
  /** When it is flown, where that is known: only what is in force then counts. */
  departure?: Departure | undefined;
  /** Otherwise the moment at which it is planned: of what comes into force later than the longest flight from then one is only warned. Nothing: whatever is to come forbids it. */
  now?: number | undefined;
}

/** From when on a zone forbids what is planned: as long before it comes into force as the longest flight lasts. */
export const forbidsFrom = (activeFrom: number): number => activeFrom - FLIGHT_MAX_MS;

export const OPEN_AIR: Airspace = { zones: zoneIndex([]), fence: NO_FENCE };

/** Zones that are over are not among them. */
export const WHENEVER = { now: 0 };

interface Checker {
  fence: Fence;
  wayOf: ReturnType<typeof wayMemory>;
  check: ReturnType<typeof airChecker>;
  /** Of the ways back by the ground below them. */
  checkOver: () => ReturnType<typeof airChecker>;
  checkCounted: () => ReturnType<typeof airChecker>;
}
const checkers = new WeakMap<ZoneIndex, Checker>();

/** The same one for the same air: it knows the way before, and while a waypoint is dragged most of it is as it was. */
function checkerOf({ zones, fence }: Airspace): Checker {
  const known = checkers.get(zones);
  if (known?.fence === fence) return known;
  const checked = { zones, fence: fenceIndex(fence) };
  // Made for whoever needs them: most aircraft count from home.
  const among = (isAsked: (zone: Zone) => boolean, heldTo = checked.fence) =>
    lazily(() => airChecker({ zones: zoneIndex(zones.zones.filter(isAsked)), fence: heldTo }));
  const made = {
    fence,
    wayOf: wayMemory(),
    check: airChecker(checked),
    checkOver: among(({ datum }) => datum === 'ground', fenceIndex(NO_FENCE)),
    checkCounted: among(({ datum }) => datum !== 'ground'),
  };
  checkers.set(zones, made);
  return made;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** By heights above the place of take-off, and by those above the ground where that is known: either is enough to be in a zone. */
export const airspace: Check = ({ route, airspace: air, terrain }) => {
  const { zones, home, aloft, departure, now } = air;
  const laterThan = departure || now === undefined ? Infinity : now + FLIGHT_MAX_MS;
  const { wayOf: rememberedWay, check, checkOver, checkCounted } = checkerOf(air);
  const performance = air.performance ?? plannedPerformance(route);
  const way = departure ? wayOf(route, home, performance, aloft) : rememberedWay(route, home, performance, aloft);
  const flown = departure ? { now: departure.earliest, departure } : WHENEVER;
  const conflicts = check(way, flown, worthTelling(laterThan));
  const over = terrain && groundBack(route, home, terrain, performance);
  if (over) {
    const isWorth = worthTelling(laterThan);
    conflicts.push(...checkOver()(over.overGround, flown, isWorth), ...checkCounted()(over.asCounted, flown, isWorth));
  }
  const told = airspaceIssues(conflicts, laterThan);
  if (!terrain) return told;
  const when = { now: departure?.earliest ?? 0 };
  const isFlown = ({ zone }: { zone: Zone }) => isFlownIn(zone, departure);
  const byGround = groundConflicts(route, terrain, zones, performance, when, aloft).filter(isFlown);
  const along = [...told, ...groundIssues(byGround, told, laterThan)];
  const { back, datum } = terrain;
  if (!back || datum === null) return along;
  return [...along, ...backIssues(backConflicts(back, datum, zones, performance, when).filter(isFlown), along)];
};

/** Legs by the ground have no times of their own: all of the flight counts. */
const isFlownIn = ({ activeFrom }: Zone, departure: Departure | undefined): boolean =>
  !departure || (activeFrom ?? -Infinity) <= departure.latest + FLIGHT_MAX_MS;
