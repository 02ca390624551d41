import type { Issue } from '../../issue.ts';
import type { MissionVehicle } from '../mission/manner.ts';
import type { Route } from '../route.ts';
import type { DjiModel } from './wpml/dji-models.ts';

/** What routes are taken away as, the most complete first. Each of them is read as well. */
export const ROUTE_FILE_FORMATS = ['json', 'csv', 'plan', 'waypoints', 'wpml', 'kml', 'kmz', 'gpx'] as const;
export type RouteFileFormat = (typeof ROUTE_FILE_FORMATS)[number];

export const ENDINGS: Record<RouteFileFormat, string> = {
  json: 'route.json',
  csv: 'csv',
  plan: 'plan',
  waypoints: 'waypoints',
  wpml: 'kmz',
  kml: 'kml',
  kmz: 'kmz',
  gpx: 'gpx',
};

/** Those that speak to one kind of autopilot. */
export const MISSION_FORMATS: readonly RouteFileFormat[] = ['plan', 'waypoints'];

/** Those that hold several routes in one file. */
export const JOINING_FORMATS = ['kml', 'kmz', 'gpx'] as const satisfies readonly RouteFileFormat[];

export interface ReadRoute {
  /** Empty where the file does not say; so are remarks. */
  name: string;
  remarks: string;
  route: Route;
  /** What of the file a route has no room for, or what was not understood. An error: it must not be taken for a route. */
  issues: Issue[];
  /** All its heights count from the ground below each waypoint, and are taken for heights above the place of take-off until somebody knows that ground. */
  isAboveTerrain?: boolean;
}

export interface RouteFile {
  format: RouteFileFormat;
  routes: ReadRoute[];
  /** About what became no route at all. */
  issues: Issue[];
}

/** What is no file of routes, or a broken one. */
export class BrokenRouteFile extends Error {}

export interface WriteOptions {
  name: string;
  remarks: string;
  vehicle: MissionVehicle;
  model: DjiModel;
}

export interface FilePart {
  name: string;
  text: string;
}

/** A text, or the parts of an archive. */
export type FileContent = string | FilePart[];

export interface WrittenRoute {
  content: FileContent;
  /** What the format cannot hold. An error: it must not be written at all. */
  issues: Issue[];
}
