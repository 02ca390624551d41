import { NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { pointingIssues, type Pointing } from '@skyhelm/core/airspace/pointing';
import { waysOutOf, type PointingWay } from '@skyhelm/core/airspace/pointing-ways';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Issue } from '@skyhelm/core/issue';
import { USUAL_PERFORMANCE, type Performance } from '@skyhelm/core/plan/path/performance';
import { pointedAt, type PointedOrder } from '@skyhelm/core/plan/path/pointed';
import { zonesHomeward, type Homeward } from '@skyhelm/core/plan/path/way-home';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** What a flight is held to: what is not known yet is missing, which is not the same as nothing. */
export interface Airspace {
  zones: ZoneIndex | undefined;
  /** Each aircraft has its own. */
  fences: ReadonlyMap<string, Fence>;
}

/** And how each of them flies. */
export interface FlightAir extends Airspace {
  performances: ReadonlyMap<string, Performance>;
}

export interface Planned {
  id: string;
  state: VehicleState;
  to: Position;
  /** Metres above the sea, below the place; nothing where nobody knows, or not yet. */
  ground?: number | undefined;
  /** The same along the way there. */
  along?: Pointing['along'];
}

/** What all of them are told beside their places. */
type Told = Omit<PointedOrder, 'radius'>;

const flightOf = ({ id, state, to, ground, along }: Planned, told: Told, { performances }: FlightAir): Pointing => ({
  ...pointedAt(state, to, told, performances.get(id) ?? USUAL_PERFORMANCE),
  ground,
  along,
});

/** What there is to say about a flight, and about whose. */
export interface Verdict {
  issue: Issue;
  ids: string[];
}

/** The rule that the server holds each of them to, ahead of it; the same of several is said once. */
export function verdictsOn(planned: readonly Planned[], told: Told, airspace: FlightAir, now: number): Verdict[] {
  const { zones, fences } = airspace;
  const verdicts = new Map<string, Verdict>();
  for (const flight of zones ? planned : []) {
    const { id } = flight;
    for (const issue of pointingIssues(flightOf(flight, told, airspace), zones!, fences.get(id) ?? NO_FENCE, now)) {
      const key = `${issue.code} ${issue.params?.['zone'] ?? ''}`;
      const known = verdicts.get(key);
      if (known) known.ids.push(id);
      else verdicts.set(key, { issue, ids: [id] });
    }
  }
  return [...verdicts.values()];
}

/** The zones on the way home of those that are called back, and whose way that is. They are told of, never kept. */
export function homewardOn(
  called: readonly Pick<Planned, 'id' | 'state'>[],
  byOf: (state: VehicleState) => Homeward,
  airspace: FlightAir,
  now: number,
): Homewards {
  const { zones, performances } = airspace;
  const found = new Map<string, string[]>();
  for (const { id, state } of zones ? called : []) {
    for (const zone of zonesHomeward(state, byOf(state), performances.get(id) ?? USUAL_PERFORMANCE, zones!, now))
      found.set(zone, [...(found.get(zone) ?? []), id]);
  }
  return found;
}

/** Whose way leads into each of them, by the zone's name. */
export type Homewards = ReadonlyMap<string, readonly string[]>;

export const isKnown = ({ zones, fences, performances }: FlightAir, ids: Iterable<string>): boolean =>
  zones !== undefined && [...ids].every((id) => fences.has(id) && performances.has(id));

interface Asked {
  planned: readonly Planned[];
  /** What was pointed at. */
  place: Position;
  told: Told;
}

/** As many as are asked what would help them: of a large group the first tell. */
const ASKED_MAX = 5;

/** What would let all of them fly: the place somewhere else, or another height. The nearest of each, held to the rule once more for everybody. */
export function waysOn({ planned, place, told }: Asked, airspace: FlightAir, now: number): PointingWay[] {
  const { zones, fences } = airspace;
  if (!zones) return [];
  const isFree = (flights: readonly Planned[], told: Told) =>
    verdictsOn(flights, told, airspace, now).every(({ issue }) => issue.severity === 'warning');
  const refused = planned.filter((one) => !isFree([one], told)).slice(0, ASKED_MAX);
  const found = refused.flatMap((flight) =>
    waysOutOf(flightOf(flight, told, airspace), zones, fences.get(flight.id) ?? NO_FENCE, now).map((way): PointingWay =>
      way.kind === 'move' ? { ...way, to: shifted(place, flight.to, way.to) } : way,
    ),
  );
  const helps = (way: PointingWay) =>
    way.kind === 'height'
      ? isFree(planned, { ...told, height: way.height })
      : isFree(
          planned.map((one) => ({ ...one, to: shifted(one.to, place, way.to), along: undefined })),
          told,
        );
  return (['move', 'height'] as const).flatMap((kind) => found.find((way) => way.kind === kind && helps(way)) ?? []);
}

/** By as much as it is from the one to the other. */
const shifted = (place: Position, from: Position, to: Position): Position =>
  tangentPlane(place).positionAt(tangentPlane(from).offsetOf(to));
