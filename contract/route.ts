import { ROUTE_KINDS } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { RouteField } from '@skyhelm/core/plan/route-field';
import { ROUTE_NAME, ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { END_ACTIONS, HEIGHT_MODES } from '@skyhelm/core/plan/route';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { accountField, optionalText, requiredText, timestamp, versionField } from './fields.ts';
import { FormationId, RouteId, TaskId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { HOLDERS, OwnerField, SharedUser } from './sharing.ts';

/** Ten thousand waypoints, each with all that can be said of it. */
export const ROUTE_BYTES = 16 * 2 ** 20;
export const FOLDER_MAX = 30;
const ROUTES_AT_ONCE = 200;

export const RouteForm = z.object({
  name: requiredText(ROUTE_NAME.max, 'route.name'),
  remarks: optionalText(ROUTE_REMARKS.max),
  /** Nothing for none. */
  folder: optionalText(FOLDER_MAX),
  /** To begin others with. */
  isTemplate: z.boolean({ error: 'choice' }).default(false),
  route: RouteField,
});
export type RouteForm = z.output<typeof RouteForm>;

/** Whether the zones of today allow it as it is kept; if not, since when, and which of them do not. */
export const AIRSPACE_STATES = ['ok', 'broken'] as const;
const RouteAirspace = z.object({ state: z.enum(AIRSPACE_STATES), since: timestamp.nullable(), zones: z.array(z.string()) });

/** A route as lists show it. */
export const RouteEntry = z.object({
  id: RouteId,
  version: versionField,
  /** Counted up in the enterprise. */
  number: z.int(),
  name: z.string(),
  remarks: z.string(),
  folder: z.string(),
  isTemplate: z.boolean(),
  /** What its waypoints were laid out from; `manual` where they were set by hand. */
  kind: z.enum(ROUTE_KINDS),
  heightMode: z.enum(HEIGHT_MODES),
  height: z.number(),
  speed: z.number(),
  cycles: z.int(),
  entryPoint: z.int(),
  endAction: z.enum(END_ACTIONS).nullable(),
  waypoints: z.int(),
  /** Metres and seconds of all cycles, with the climb and the descent; of one cycle, where they go on for ever. The ways from home and back are not among them: nobody knows where it is flown from. */
  length: z.number(),
  seconds: z.number(),
  airspace: RouteAirspace,
  /** Which of how many of a formation it was made for; nothing where it stands alone. */
  formation: z.object({ id: FormationId, number: z.int(), count: z.int() }).nullable(),
  /** The task whose plan it is; nothing for a route of its own. */
  taskId: TaskId.nullable(),
  owner: OwnerField,
  isMine: z.boolean(),
  /** Whether the reader may change it, and whether the reader may share it. */
  mayEdit: z.boolean(),
  mayShare: z.boolean(),
  shares: z.int(),
  /** Who has changed it last. */
  changedBy: z.string(),
  changedAt: timestamp,
  createdAt: timestamp,
});
export type RouteEntry = z.output<typeof RouteEntry>;

/** A refused stale edit brings it along as it is now. */
export const StoredRoute = RouteEntry.extend({ route: RouteField });
export type StoredRoute = z.output<typeof StoredRoute>;

const onRoute = z.object({ id: RouteId });

export const getRoutes = endpoint({
  method: 'POST',
  path: '/enterprise/route/getRoutes',
  access: needs('route:query'),
  kind: 'read',
  input: pageQuery(['name', 'number', 'length', 'createdAt', 'changedAt']).extend({
    /** Part of a name, remarks or folder. */
    keyword: optionalText(50),
    folder: requiredText(FOLDER_MAX).optional(),
    isTemplate: z.boolean({ error: 'choice' }).optional(),
    kind: z.enum(ROUTE_KINDS, { error: 'choice' }).optional(),
    holder: z.enum(HOLDERS, { error: 'choice' }).optional(),
    airspaceState: z.enum(AIRSPACE_STATES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(RouteEntry),
});
export const getRoute = endpoint({
  method: 'GET',
  path: '/enterprise/route/getRoute',
  access: needs('route:query'),
  kind: 'read',
  input: onRoute,
  output: StoredRoute,
});
/** Every folder that holds a route one sees. */
export const getRouteFolders = endpoint({
  method: 'GET',
  path: '/enterprise/route/getRouteFolders',
  access: needs('route:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), count: z.int() })),
});
/** A name that one has already is refused with the route that has it, so that one can choose to replace that one. */
export const addRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/addRoute',
  access: needs('route:add'),
  kind: 'change',
  grows: true,
  input: RouteForm,
  output: z.object({ id: RouteId, version: versionField }),
  maxBytes: ROUTE_BYTES,
});
export const setRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/setRoute',
  access: needs('route:edit'),
  kind: 'change',
  grows: 'ifLonger',
  input: RouteForm.extend({ id: RouteId, version: versionField }),
  output: z.object({ version: versionField }),
  maxBytes: ROUTE_BYTES,
});
/** Into one's own. */
export const copyRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/copyRoute',
  access: needs('route:add'),
  kind: 'change',
  grows: true,
  input: onRoute.extend({
    name: requiredText(ROUTE_NAME.max, 'route.name'),
    isTemplate: z.boolean({ error: 'choice' }).default(false),
  }),
  output: z.object({ id: RouteId, version: versionField }),
});
export const moveRoutes = endpoint({
  method: 'POST',
  path: '/enterprise/route/moveRoutes',
  access: needs('route:edit'),
  kind: 'change',
  input: z.object({ ids: z.array(RouteId).min(1, { error: 'required' }).max(ROUTES_AT_ONCE), folder: optionalText(FOLDER_MAX) }),
  output: z.object({ moved: z.int() }),
});
export const deleteRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/deleteRoute',
  access: needs('route:delete'),
  kind: 'change',
  input: onRoute,
  output: z.null(),
});

export const getRouteShares = endpoint({
  method: 'GET',
  path: '/enterprise/route/getRouteShares',
  access: needs('route:share'),
  kind: 'read',
  input: onRoute,
  output: z.array(SharedUser),
});
/** By account, as devices are; said again, it changes what they may do. */
export const shareRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/shareRoute',
  access: needs('route:share'),
  kind: 'change',
  input: onRoute.extend({ userName: accountField, mayEdit: z.boolean({ error: 'choice' }).default(false) }),
  output: z.object({ userId: UserId }),
});
export const unshareRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/unshareRoute',
  access: needs('route:share'),
  kind: 'change',
  input: onRoute.extend({ userId: UserId }),
  output: z.null(),
});
