import type { Fence } from '@skyhelm/core/airspace/fence';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import { airspace } from '@skyhelm/core/plan/checks/airspace';
import { routeIn } from '@skyhelm/core/plan/document';
import type { Route } from '@skyhelm/core/plan/route';

/** A route as it lies in the database, unread: reading ten thousand of them is work for another thread. */
export interface KeptDocument {
  documentVersion: number;
  document: string;
}

/** What it is held to; the fence is one, whatever it is made of. */
export interface Air {
  zones: ZoneIndex;
  fence: Fence;
  fenceName: string;
}

/** The names of the zones that forbid it; nothing where this product cannot read it. */
export type Verdict = string[] | undefined;

/** What can be said of a route that somebody has kept: its waypoints were right then, only the air around them has changed. */
export function verdictOn({ documentVersion, document }: KeptDocument, air: Air): Verdict {
  const route = routeIn({ version: documentVersion, route: JSON.parse(document) as unknown });
  return route && zonesAgainst(route, air);
}

/** By name. */
export function zonesAgainst(route: Route, { zones, fence, fenceName }: Air): string[] {
  const issues = airspace({ name: '', remarks: '', route, limits: {}, airspace: { zones, fence } });
  const names = issues.filter(({ severity }) => severity === 'error').map(({ params }) => String(params?.['zone'] ?? fenceName));
  return [...new Set(names)].sort();
}
