import type { Issue } from '../../issue.ts';
import { BrokenXml, readXml } from '../../xml/read-xml.ts';
import { fitRoutes } from './fit-route.ts';
import { readGpx } from './gpx/gpx.ts';
import { readKml } from './kml/kml.ts';
import { isPlan, readPlan } from './mission-file/plan.ts';
import { isWaypointsFile, readWaypoints } from './mission-file/waypoints.ts';
import { isOwnRoute, readOwnRoute } from './own-route.ts';
import { BrokenRouteFile, type ReadRoute, type RouteFile, type RouteFileFormat } from './route-file.ts';
import { isWpml, readWpml } from './wpml/read-wpml.ts';

/** Any of the formats but tables, by what is in it: names of files lie. Nothing where it may still be a table. */
export function readRouteText(text: string): RouteFile | undefined {
  const given = text.replace(/^\uFEFF/, '').trimStart();
  if (given.startsWith('<')) return readMarkup(given);
  if (given.startsWith('{')) return readObject(jsonIn(given));
  if (isWaypointsFile(given)) return fileOf('waypoints', [readWaypoints(given)]);
  return undefined;
}

export function fileOf(format: RouteFileFormat, read: readonly ReadRoute[], told: readonly Issue[] = []): RouteFile {
  const { routes, issues } = fitRoutes(read);
  return { format, routes, issues: [...told, ...issues] };
}

function readMarkup(text: string): RouteFile {
  const root = xmlIn(text);
  if (root.name === 'gpx') return fileOf('gpx', readGpx(root));
  if (root.name !== 'kml') throw new BrokenRouteFile('neither KML nor GPX');
  const [format, { routes, issues }] = isWpml(root) ? (['wpml', readWpml(root)] as const) : (['kml', readKml(root)] as const);
  return fileOf(format, routes, issues);
}

function readObject(value: unknown): RouteFile {
  if (isPlan(value)) return fileOf('plan', [readPlan(value)]);
  if (isOwnRoute(value)) return fileOf('json', [readOwnRoute(value)]);
  throw new BrokenRouteFile('neither a plan nor a route of ours');
}

function xmlIn(text: string) {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof BrokenXml) throw new BrokenRouteFile(error.message);
    throw error;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenRouteFile('no JSON');
  }
}
