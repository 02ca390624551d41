import { RouteField } from './route-field.ts';
import type { Route } from './route.ts';
import { DOCUMENT_VERSION, upgraded, UPGRADES, type RouteDocument, type Upgrade } from './upgrades.ts';

export { DOCUMENT_VERSION, type RouteDocument } from './upgrades.ts';

export const documentOf = (route: Route): RouteDocument => ({ version: DOCUMENT_VERSION, route });

/** Nothing where it is no route, or one of a product that is newer than this. */
export function routeIn(document: RouteDocument, upgrades: readonly Upgrade[] = UPGRADES): Route | undefined {
  const read = RouteField.safeParse(upgraded(document, upgrades));
  return read.success ? read.data : undefined;
}
