import { ROUTE_FILE_FORMATS } from '@skyhelm/core/plan/file/route-file';
import { DJI_MODEL_KEYS } from '@skyhelm/core/plan/file/wpml/dji-models';
import { RouteField } from '@skyhelm/core/plan/route-field';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { FoundIssue } from './flown-route.ts';
import { RouteId } from './ids.ts';
import { ROUTE_FILE_MAX_ROUTES } from './route-file-facts.ts';

const FoundRoute = z.object({
  /** Fit to be saved under, unless one has a route of that name already. */
  name: z.string(),
  remarks: z.string(),
  route: RouteField,
  /** What of it a route has no room for, or what was not understood. */
  issues: z.array(FoundIssue),
});
export type FoundRoute = z.output<typeof FoundRoute>;

/**
 * What is in a file: our own JSON, CSV or a spreadsheet, QGroundControl's .plan, .waypoints, DJI's WPML, KML, KMZ, GPX, or a zip archive of such.
 * Nothing is saved: addRoute does that, for each route that is wanted.
 */
export const readRouteFile = endpoint({
  method: 'POST',
  path: '/enterprise/route/readRouteFile',
  access: needs('route:add'),
  kind: 'read',
  wire: 'upload',
  tooLarge: 'routeFile.tooLarge',
  input: z.object({}),
  output: z.object({
    format: z.enum(ROUTE_FILE_FORMATS),
    routes: z.array(FoundRoute),
    /** About what became no route. */
    issues: z.array(FoundIssue),
  }),
});

const Writing = z.object({
  ids: z.array(RouteId).min(1, { error: 'required' }).max(ROUTE_FILE_MAX_ROUTES),
  format: z.enum(ROUTE_FILE_FORMATS, { error: 'choice' }),
  /** Whom .plan and .waypoints speak to. */
  autopilot: z.enum(['ardupilot', 'px4'], { error: 'choice' }).default('ardupilot'),
  airframe: z.enum(['multirotor', 'fixedWing', 'vtol'], { error: 'choice' }).default('multirotor'),
  /** Whom WPML is written for. */
  model: z.enum(DJI_MODEL_KEYS, { error: 'choice' }).default('m30'),
});

/** What would not come back from such a file, found by writing and reading it. An error: it cannot be written at all. */
export const getExportLosses = endpoint({
  method: 'POST',
  path: '/enterprise/route/getExportLosses',
  access: needs('route:export'),
  kind: 'read',
  input: Writing,
  output: z.array(z.object({ id: RouteId, name: z.string(), issues: z.array(FoundIssue) })),
});

/** One route as a file, several as one file where the format holds more than one (KML, KMZ, GPX), or else as a zip archive of files. It is written into the operation log. */
export const exportRoutes = endpoint({
  method: 'POST',
  path: '/enterprise/route/exportRoutes',
  access: needs('route:export'),
  kind: 'change',
  wire: 'file',
  input: Writing,
  output: z.null(),
});
