import type { Fence } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Issue } from '@skyhelm/core/issue';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { planFormation } from '@skyhelm/core/plan/formation/check-formation';
import type { Formation } from '@skyhelm/core/plan/formation/formation';
import { numberedName } from '@skyhelm/core/plan/numbered-name';
import type { Route } from '@skyhelm/core/plan/route';
import type { GroundLegs } from '@skyhelm/core/plan/terrain/ground';
import { terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';

/** A formation as somebody wants it kept. */
export interface WishedFormation {
  name: string;
  remarks: string;
  route: Route;
  formation: Formation;
  /** Below the route of each aircraft and the ways besides it, as far as it matters. */
  ground: (readonly GroundLegs[] | undefined)[];
}

export interface FormationVerdict {
  routes: { name: string; route: Route; issues: Issue[] }[];
  /** Of the formation as such. */
  issues: Issue[];
}

/** Its routes, and all that is wrong with any of them or between them. */
export function verdictOnFormation(
  { name, remarks, route, formation, ground }: WishedFormation,
  { zones, fence, now }: { zones: Zone[]; fence: Fence; now: number },
): FormationVerdict {
  const airspace = { zones: zoneIndex(zones), fence, now };
  const { routes, issues } = planFormation(route, formation);
  const held = routes.map((own, index) => {
    const named = { name: numberedName(name, index + 1), route: own };
    const below = ground[index];
    const terrain = below && terrainAlong(own, {}, below);
    return { ...named, issues: checkRoute({ ...named, remarks, limits: {}, airspace, terrain }) };
  });
  return { routes: held, issues };
}
