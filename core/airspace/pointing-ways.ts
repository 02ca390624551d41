import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { HEIGHT_LIMIT } from '../vehicle/flight-settings/height-limit.ts';
import { HEIGHT_MARGIN_M } from './engine/clip.ts';
import { placesAround } from './engine/go-round.ts';
import { met } from './engine/meet.ts';
import { ORDER_MS, within } from './engine/piece.ts';
import { ceilingOf, type Fence } from './fence.ts';
import { isTooHigh, overGround, placeOf, pointingIssues, readingsAt, ROOM_M, waysTo, type Pointing } from './pointing.ts';
import type { ZoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

/** What would let a flight to a place be: another place, or another height above home. */
export type PointingWay = { kind: 'move'; to: Position; metres: number } | { kind: 'height'; height: number };

/** Who keeps to the last metre is refused with the next breath of wind. */
const SPARE_M = 5;

/** The nearest of each kind, held to the same rule as the flight itself. Nothing where it is fine, or where nothing is known to help. */
export function waysOutOf(pointing: Pointing, zones: ZoneIndex, fence: Fence, now: number): PointingWay[] {
  const isFree = (other: Pointing) => pointingIssues(other, zones, fence, now).every(({ severity }) => severity === 'warning');
  if (isFree(pointing)) return [];
  const { to, around, margin, height } = pointing;
  const [way, ...beside] = waysTo(pointing);
  const pieces = [placeOf(pointing), ...(way ? [way] : []), ...beside];
  const inTheWay = new Set(
    readingsAt(pointing).flatMap((reading) => pieces.flatMap((piece) => met(zones, piece, reading, within(now, ORDER_MS), ROOM_M))),
  );
  const byGround = way ? overGround(pointing, way, zones, now).crossed : [];
  const entered = [...new Set([...inTheWay].map((zone) => zones.zones[zone]!).concat(byGround))];
  const metres = (place: Position) => metresBetween(place, to);
  const place = entered
    .flatMap(({ shape }) => placesAround(shape, around + margin + SPARE_M))
    .toSorted((one, other) => metres(one) - metres(other))
    .find((free) => isFree({ ...pointing, to: free, along: undefined }));
  const change = (wanted: number) => Math.abs(wanted - (height ?? 0));
  const best = heightsFor(pointing, entered, fence)
    .toSorted((one, other) => change(one) - change(other))
    .find((wanted) => isFree(atHeight(pointing, wanted)));
  return [
    ...(place ? [{ kind: 'move' as const, to: place, metres: metres(place) }] : []),
    ...(best === undefined ? [] : [{ kind: 'height' as const, height: best }]),
  ];
}

/** How high home is above the sea, as far as both heights tell. */
const homeIn = ({ altitude, height }: Pointing): number | undefined =>
  altitude === undefined || height === undefined ? undefined : altitude - height;

function atHeight(pointing: Pointing, height: number): Pointing {
  const home = homeIn(pointing);
  return { ...pointing, height, altitude: home === undefined ? undefined : home + height };
}

/** Whole metres above home, just beyond each of them. */
function heightsFor(pointing: Pointing, entered: readonly Zone[], fence: Fence): number[] {
  const home = homeIn(pointing);
  const known = [pointing.ground, ...(pointing.along ?? [])].filter((metres) => typeof metres === 'number');
  const grounds = known.length === 0 ? [] : [Math.min(...known), Math.max(...known)];
  /** Metres above home that heights of a zone may count from. */
  const levels = {
    sea: home === undefined ? [] : [-home],
    ground: [0, ...(home === undefined ? [] : grounds.map((metres) => metres - home))],
  };
  const beyond = entered.flatMap(({ datum, floor, ceiling }) =>
    levels[datum].flatMap((level) => [
      ...(ceiling === null ? [] : [Math.ceil(ceiling + HEIGHT_MARGIN_M + 1 + level)]),
      ...(floor === null ? [] : [Math.floor(floor - HEIGHT_MARGIN_M - 1 + level)]),
    ]),
  );
  const top = ceilingOf(fence);
  const below = [...(top < Infinity ? [Math.floor(top)] : []), ...(isTooHigh(pointing) ? [HEIGHT_LIMIT.max] : [])];
  return [...beyond, ...below].filter((height) => height >= 1);
}
