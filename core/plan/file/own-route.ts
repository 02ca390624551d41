import { objectOf, stringOf } from '../../json/loose-values.ts';
import { documentOf, routeIn } from '../document.ts';
import type { Route } from '../route.ts';
import { BrokenRouteFile, type ReadRoute, type WriteOptions, type WrittenRoute } from './route-file.ts';

const KIND = 'skyhelm-route';

export const isOwnRoute = (value: unknown): boolean => objectOf(value)['kind'] === KIND;

/** The document as it is stored, whole, upgraded on reading like any other. */
export function readOwnRoute(value: unknown): ReadRoute {
  const { name, remarks, version, route } = objectOf(value);
  const read = typeof version === 'number' ? routeIn({ version, route }) : undefined;
  if (!read) throw new BrokenRouteFile('no route, or one of a newer product');
  return { name: stringOf(name), remarks: stringOf(remarks), route: read, issues: [] };
}

export const writeOwnRoute = (route: Route, { name, remarks }: Pick<WriteOptions, 'name' | 'remarks'>): WrittenRoute => ({
  content: `${JSON.stringify({ kind: KIND, name, remarks, ...documentOf(route) }, null, 2)}\n`,
  issues: [],
});
