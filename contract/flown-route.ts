import { LANDINGS_ABOARD } from '@skyhelm/core/plan/mission/landing-aboard';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { RouteField } from '@skyhelm/core/plan/route-field';
import { ROUTE_WAYPOINTS } from '@skyhelm/core/plan/route-limits';
import { EARLY_ENDS } from '@skyhelm/core/vehicle/flight-end';
import { place } from '@skyhelm/core/vehicle/place';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp, versionField } from './fields.ts';
import { DeviceId, RouteId, VehicleTransferId } from './ids.ts';
import { LoadPulsesField } from './load-pulses.ts';

/** What a rule has found: its sentence is made from the code, in the reader's language. */
export const FoundIssue = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  at: z.array(z.union([z.string(), z.number()])).optional(),
});

/**
 * Takes the controls. The route is held to the rules once more, with the aircraft's own fence and home, and said in the words of its autopilot;
 * `issues` are what it does otherwise than the route says, and its ways from, to or between the ends of the route that lead through what this, or the leader of its
 * formation, flies around. How far it is, getTransfer tells. In the air it needs `evenFlying`; while the aircraft flies its mission it is refused: pause it first.
 */
export const sendRoute = endpoint({
  method: 'POST',
  path: '/enterprise/route/sendRoute',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.object({
    id: RouteId,
    version: versionField,
    deviceId: DeviceId,
    /** The waypoint to begin with, counted from 1; left out, the one that the route says. */
    startAt: z
      .int({ error: 'route.entryPoint' })
      .min(1, { error: 'route.entryPoint' })
      .max(ROUTE_WAYPOINTS.max, { error: 'route.entryPoint' })
      .optional(),
    /** Goes on with the flight that was broken off, at the waypoint that getResumableRoutes has named. */
    resume: z.boolean({ error: 'choice' }).default(false),
    /** Although it is in flight, or nobody knows whether it is: what it has on board is replaced. */
    evenFlying: z.boolean({ error: 'choice' }).default(false),
  }),
  output: z.object({ id: VehicleTransferId, issues: z.array(FoundIssue) }),
});

/** In whose words a mission is written: its reader tells by them what that aircraft would keep of any other route. */
const MissionManner: z.ZodType<MissionVehicle> = z.object({
  autopilot: z.enum(['ardupilot', 'px4']),
  kind: z.enum(['multirotor', 'fixedWing', 'vtol']),
  home: z.object(place).optional(),
  homeAltitude: z.number({ error: 'altitude' }).optional(),
  pulses: LoadPulsesField.optional(),
});

/** The mission that a finished transfer has read from an aircraft, as a route. `issues` are what a route has no room for. */
export const getKeptRoute = endpoint({
  method: 'GET',
  path: '/enterprise/route/getKeptRoute',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ id: VehicleTransferId }),
  output: z.object({ route: RouteField, issues: z.array(FoundIssue), manner: MissionManner }),
});

/** A flight along a route that was broken off, and where it would go on. */
export const ResumableRoute = z.object({
  routeId: RouteId,
  version: versionField,
  name: z.string(),
  /** The waypoint that it goes on from, counted from 1, and how many there are. */
  startAt: z.int(),
  waypoints: z.int(),
  /** Rounds that are left, the one that it goes on in included; nought for ever. */
  cycles: z.int(),
  earlyEnd: z.enum(EARLY_ENDS).nullable(),
  brokenOffAt: timestamp,
});
export type ResumableRoute = z.output<typeof ResumableRoute>;

/** Of an aircraft, the newest first; those whose route is flown otherwise since are left out. Its name, folder and remarks may have changed: `version` is that of now. */
export const getResumableRoutes = endpoint({
  method: 'GET',
  path: '/enterprise/route/getResumableRoutes',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId }),
  output: z.array(ResumableRoute),
});

/** How an aircraft comes along the route that it is flying; null where it flies none that is known, as before it has said what it has on board, and on its way home. Whoever sees the aircraft is told, also without the route. */
export const getRouteInFlight = endpoint({
  method: 'GET',
  path: '/enterprise/route/getRouteInFlight',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId }),
  output: z
    .object({
      name: z.string(),
      /** The waypoint that it makes for, counted from 1, and how many there are; null once all are behind it. */
      waypoint: z.int().nullable(),
      waypoints: z.int(),
      /** The zones and fences that close the way ahead of it; null where it is open. */
      closedBy: z.string().nullable(),
    })
    .nullable(),
});

/** How a plane that needs a runway can be landed with what it has on board; null for an aircraft that lands where it is. */
export const getLandingAboard = endpoint({
  method: 'GET',
  path: '/enterprise/route/getLandingAboard',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId }),
  output: z.object({ landing: z.enum([...LANDINGS_ABOARD, 'unknown']).nullable() }),
});

/** The flights along routes whose way ahead is closed now, of all aircraft that the reader sees: an alarm for as long as it is so. */
export const getClosedRoutes = endpoint({
  method: 'GET',
  path: '/enterprise/route/getClosedRoutes',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({}),
  output: z.array(z.object({ deviceId: DeviceId, name: z.string(), closedBy: z.string() })),
});

/** Which routes aircraft have on board, read back after they were sent, as far as the reader sees both; `isFlying`: it is on its way along it. */
export const getRoutesAboard = endpoint({
  method: 'GET',
  path: '/enterprise/route/getRoutesAboard',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(z.object({ deviceId: DeviceId, routeId: RouteId, version: versionField, isFlying: z.boolean(), sentAt: timestamp })),
});
