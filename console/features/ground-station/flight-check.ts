import { NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { pointingIssues, pointingOf } from '@skyhelm/core/airspace/pointing';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Position } from '@skyhelm/core/geo/position';
import type { Issue } from '@skyhelm/core/issue';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** What a flight is held to: what is not known yet is missing, which is not the same as nothing. */
export interface Airspace {
  zones: ZoneIndex | undefined;
  /** Each aircraft has its own. */
  fences: ReadonlyMap<string, Fence>;
}

export interface Planned {
  id: string;
  state: VehicleState;
  to: Position;
}

/** What there is to say about a flight, and about whose. */
export interface Verdict {
  issue: Issue;
  ids: string[];
}

/** The rule that the server holds each of them to, ahead of it; the same of several is said once. */
export function verdictsOn(planned: readonly Planned[], height: number | undefined, { zones, fences }: Airspace, now: number): Verdict[] {
  const verdicts = new Map<string, Verdict>();
  for (const { id, state, to } of zones ? planned : []) {
    for (const issue of pointingIssues(pointingOf(state, to, height), zones!, fences.get(id) ?? NO_FENCE, now)) {
      const key = `${issue.code} ${issue.params?.['zone'] ?? ''}`;
      const known = verdicts.get(key);
      if (known) known.ids.push(id);
      else verdicts.set(key, { issue, ids: [id] });
    }
  }
  return [...verdicts.values()];
}

export const isKnown = ({ zones, fences }: Airspace, ids: Iterable<string>): boolean =>
  zones !== undefined && [...ids].every((id) => fences.has(id));
