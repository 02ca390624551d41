import { coneTo } from '../geo/cone.ts';
import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { error, warning, type Issue } from '../issue.ts';
import { HEIGHT_LIMIT } from '../vehicle/flight-settings/height-limit.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { fenceIndex } from './engine/fence-index.ts';
import { met } from './engine/meet.ts';
import { between } from './engine/place.ts';
import { ORDER_MS, readingsOf, spot, within, type Frame, type Piece } from './engine/piece.ts';
import { ceilingOf, levelsOf, metresToFence, withoutCeiling, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';
import { namedWithLimit, type Zone } from './zone.ts';

/** What a height can be wrong by. */
export const ROOM_M = 5;

/** A flight straight to a place. */
export interface Pointing {
  /** Where it is now; nothing where nobody knows. */
  from: Position | undefined;
  to: Position;
  /** Above the sea, at the place. Whoever does not know may be as high as any zone. */
  altitude: number | undefined;
  /** Above home, at the place. */
  height: number | undefined;
  /** Above home, now; nothing where nobody knows. */
  fromHeight: number | undefined;
  /** Above the sea, below the place; nothing where no file tells. */
  ground?: number | undefined;
  /** The same along the way there, in even steps from where it is; nothing where nobody knows. */
  along?: readonly (number | null)[] | undefined;
  /** Metres around the place that are flown too, as in a circle around it. */
  around: number;
  /** Metres on top of them, and beside the way: what an aircraft is wrong by, and needs to stop. */
  margin: number;
}

/** Metres; nothing where nobody knows. */
export const heightAboveHome = ({ height, altitude, homeAltitude }: VehicleState): number | undefined =>
  height ?? (altitude === undefined || homeAltitude === undefined ? undefined : altitude - homeAltitude);

/** What is known of a flight to a place from the vehicle's state, how high above home it is told to be, and how wide it flies. */
export function pointingOf(
  state: VehicleState,
  to: Position,
  height: number | undefined,
  { around, margin }: Pick<Pointing, 'around' | 'margin'>,
): Pointing {
  const { latitude, longitude, altitude, homeAltitude } = state;
  const heightNow = heightAboveHome(state);
  return {
    from: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    to,
    altitude: height === undefined ? altitude : homeAltitude === undefined ? undefined : homeAltitude + height,
    height: height ?? heightNow,
    fromHeight: heightNow,
    around,
    margin,
  };
}

const enteredIssue = (zone: Zone): Issue =>
  zone.kind === 'restricted' ? error('command.restrictedZone', namedWithLimit(zone)) : error('command.noFlyZone', { zone: zone.name });

/**
 * Why one must not fly there: place and way are outside of all zones and inside of the fence. Whoever is in a zone already comes out of it whatever way it takes, and is
 * only told.
 */
export function pointingIssues(pointing: Pointing, zones: ZoneIndex, fence: Fence, now: number): Issue[] {
  const { to, altitude, height, around, margin } = pointing;
  const frame: Frame = { toSea: altitude, toGround: height };
  const zonesOn = (piece: Piece, reading = frame) =>
    met(zones, piece, reading, within(now, ORDER_MS), ROOM_M).map((zone) => zones.zones[zone]!);
  const [entered] = readingsAt(pointing).flatMap((reading) => zonesOn(placeOf(pointing), reading));
  const issues = entered ? [enteredIssue(entered)] : [];
  const ceiling = ceilingOf(fence);
  const isAbove = ceiling < Infinity && (height ?? Infinity) > ceiling;
  if (isAbove || metresToFence(fence, to) < around + margin) issues.push(error('command.fence'));
  if (isTooHigh(pointing)) issues.push(error('command.height', HEIGHT_LIMIT));
  const ways = waysTo(pointing);
  const [way] = ways;
  if (!way) return issues;
  const byGround = overGround(pointing, way, zones, now);
  const left = new Set([...zonesOn({ ...way, corners: [way.corners[0]!] }), ...byGround.left]);
  const crossed = [...ways.flatMap((one) => zonesOn(one)), ...byGround.crossed].filter((zone) => zone !== entered);
  const inTheWay = crossed.find((zone) => !left.has(zone));
  if (inTheWay) issues.push(error('command.crossing', { zone: inTheWay.name }));
  else if (crossed[0]) issues.push(warning('command.crossing', { zone: crossed[0].name }));
  if (ways.some((one) => leavesFence(one, way.corners, fence))) issues.push(error('command.crossingFence'));
  return issues;
}

/** Of a circle the ground is known below the way to it alone: all that lies as near to the place counts, as around a waypoint of a route. */
export function readingsAt({ from, to, altitude, height, ground, along = [], around }: Pointing): Frame[] {
  const length = from ? metresBetween(from, to) : 0;
  const count = length === 0 || around === 0 || altitude === undefined ? 0 : Math.ceil((around / length) * (along.length - 1)) + 1;
  const near = along
    .toReversed()
    .slice(0, count)
    .filter((metres) => metres !== null);
  return [...readingsOf(altitude, height, ground), ...near.flatMap((metres) => readingsOf(altitude, undefined, metres))];
}

/** Where it arrives, with all that it flies around it. */
export const placeOf = ({ to, around, margin }: Pointing): Piece => spot(to, margin, around);

/** Straight on, and to any point of the circle that it flies there; nothing where nobody knows from where. */
export function waysTo(pointing: Pointing): Piece[] {
  const { from, to, around, margin } = pointing;
  if (!from) return [];
  const straight: Piece = { ...spot(to, margin), corners: [from, to], ...heightsOnWay(pointing) };
  const cone = around > 0 ? coneTo(from, to, around) : undefined;
  return cone ? [straight, { ...straight, corners: cone }] : [straight];
}

/** As no route is planned; what its own settings or the enterprise allow is the ceiling of its fence. Who is above already, as after a flight by heights above the sea, comes down. */
export const isTooHigh = ({ height = 0, fromHeight = 0 }: Pointing): boolean => height > Math.max(HEIGHT_LIMIT.max, fromHeight);

/** The zones that it crosses by the ground below the way, and those of them that it is in already: only what counts from the ground does. */
export function overGround(
  { altitude, along = [] }: Pointing,
  way: Piece,
  zones: ZoneIndex,
  now: number,
): { crossed: Zone[]; left: Zone[] } {
  const [from, to] = way.corners as [Position, Position];
  const parts = along.length - 1;
  const zonesOver = (corners: Piece['corners'], below: typeof along): Zone[] => {
    const known = below.filter((metres) => metres !== null);
    if (known.length === 0 || altitude === undefined) return [];
    const [fromHeight, toHeight] = [way.fromHeight + altitude - Math.max(...known), way.toHeight + altitude - Math.min(...known)];
    const piece = { ...way, corners, fromHeight, toHeight };
    return met(zones, piece, { toSea: undefined, toGround: 0 }, within(now, ORDER_MS), ROOM_M)
      .map((zone) => zones.zones[zone]!)
      .filter(({ datum }) => datum === 'ground');
  };
  // Of most ways all of it is clear at any of its heights.
  if (zonesOver(way.corners, along).length === 0) return { crossed: [], left: [] };
  const crossed = Array.from({ length: parts }, (_, part) =>
    zonesOver([between(from, to, part / parts), between(from, to, (part + 1) / parts)], along.slice(part, part + 2)),
  ).flat();
  return { crossed: [...new Set(crossed)], left: zonesOver([from], along.slice(0, 1)) };
}

/** Counted from the height at the place: nobody says where on the way it climbs or comes down. */
const heightsOnWay = ({ height, fromHeight }: Pointing): Pick<Piece, 'fromHeight' | 'toHeight'> =>
  height === undefined || fromHeight === undefined
    ? { fromHeight: -Infinity, toHeight: Infinity }
    : { fromHeight: Math.min(0, fromHeight - height), toHeight: Math.max(0, fromHeight - height) };

/**
 * Of both ends inside, whether all between them is, as far from the border as they are themselves. Who is outside already comes back over it whatever way it takes, and
 * who waits beside it may leave: of the level that this is said of, and of no other.
 */
const leavesFence = (way: Piece, ends: readonly Position[], fence: Fence): boolean =>
  levelsOf(withoutCeiling(fence)).some((level) => {
    const metres = Math.min(...ends.map((end) => metresToFence(level, end)));
    if (metres < 0) return false;
    return !fenceIndex(level).keeps({ ...way, margin: metres < way.margin ? 0 : way.margin }, { toSea: undefined, toGround: undefined });
  });
