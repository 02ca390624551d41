import { airspace, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { routeIn } from '@skyhelm/core/plan/document';
import type { Route } from '@skyhelm/core/plan/route';

/** A route as it lies in the database, unread: reading ten thousand of them is work for another thread. */
export interface KeptDocument {
  documentVersion: number;
  document: string;
}

/** What it is held to; the fence is one, whatever it is made of. */
export interface Air extends Pick<Airspace, 'zones' | 'fence' | 'home' | 'performance'> {
  fenceName: string;
}

/** A document and what is held against it alone: the fence and the manners of the aircraft that has it on board, and what is left of it to fly. */
export interface Judged extends KeptDocument {
  air?: Omit<Air, 'zones'>;
  left?: Pick<Route, 'entryPoint' | 'cycles'>;
}

/** The names of the zones that forbid it; nothing where this product cannot read it. */
export type Verdict = string[] | undefined;

/** What can be said of a route that somebody has kept: its waypoints were right then, only the air around them has changed. */
export function verdictOn({ documentVersion, document, air: own, left }: Judged, air: Air): Verdict {
  const route = routeIn({ version: documentVersion, route: JSON.parse(document) as unknown });
  return route && zonesAgainst({ ...route, ...left }, { ...air, ...own });
}

/** By name. */
export function zonesAgainst(route: Route, { fenceName, ...air }: Air): string[] {
  const issues = airspace({ name: '', remarks: '', route, limits: {}, airspace: air });
  const names = issues.filter(({ severity }) => severity === 'error').map(({ params }) => String(params?.['zone'] ?? fenceName));
  return [...new Set(names)].sort();
}
