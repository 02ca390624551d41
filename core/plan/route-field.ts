import { z } from 'zod';
import { place } from '../vehicle/place.ts';
import { LANDING_KINDS, type LandingRoute } from './landing/landing.ts';
import * as landing from './landing/landing-limits.ts';
import { PatternField } from './pattern/pattern-field.ts';
import { PATTERN_KINDS } from './pattern/pattern-kinds.ts';
import { END_ACTIONS, HEIGHT_MODES, TURN_MODES, WAYPOINT_MODES, YAW_MODES, type Route } from './route.ts';
import type { WaypointDefaults } from './route-defaults.ts';
import * as limit from './route-limits.ts';
import { ACTIONS_MAX, isFitting, WAYPOINT_ACTION_KINDS } from './waypoint-action.ts';
import { WING_KINDS, WING_SPEED, WING_TURN_RADIUS, type Wings } from './wings.ts';

const between = ({ min, max }: { min: number; max: number }, error: string) => z.number({ error }).min(min, { error }).max(max, { error });
const whole = ({ min, max }: { min: number; max: number }, error: string) => z.int({ error }).min(min, { error }).max(max, { error });
const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, { error: 'choice' });

const WaypointActionField = z
  .object({ kind: choice(WAYPOINT_ACTION_KINDS as [(typeof WAYPOINT_ACTION_KINDS)[number]]), value: z.number().nullable() })
  .refine(isFitting, { error: 'actionParameter', path: ['value'] });

const CirclingField = z.object({
  radius: between(limit.CIRCLING_RADIUS, 'orbitRadius'),
  clockwise: z.boolean(),
  turns: whole(limit.CIRCLING_TURNS, 'cycles'),
  // Whoever does not know of it yet circles at once.
  waitMs: whole(limit.CIRCLING_WAIT_MS, 'amount').default(0),
});

/** What a person likes new waypoints to begin with. */
export const WaypointDefaultsField: z.ZodType<WaypointDefaults> = z.object({
  altitude: between(limit.WAYPOINT_ALTITUDE, 'altitude'),
  speed: between(limit.WAYPOINT_SPEED, 'flightSpeed'),
  radius: between(limit.WAYPOINT_RADIUS, 'amount'),
  holdMs: whole(limit.WAYPOINT_HOLD_MS, 'amount'),
  mode: choice(WAYPOINT_MODES),
  circling: CirclingField,
});

const WaypointField = z.object({
  ...place,
  altitude: between(limit.WAYPOINT_ALTITUDE, 'altitude'),
  speed: between(limit.WAYPOINT_SPEED, 'flightSpeed'),
  mode: choice(WAYPOINT_MODES),
  turnMode: choice(TURN_MODES),
  radius: between(limit.WAYPOINT_RADIUS, 'amount'),
  holdMs: whole(limit.WAYPOINT_HOLD_MS, 'amount'),
  circling: CirclingField,
  yawMode: choice(YAW_MODES),
  yaw: between(limit.YAW, 'flightHeading'),
  target: z.object(place).nullable(),
  acceleration: between(limit.WAYPOINT_ACCELERATION, 'amount'),
  actions: z.array(WaypointActionField).max(ACTIONS_MAX),
});

const LandingField: z.ZodType<LandingRoute> = z.object({
  kind: choice(LANDING_KINDS),
  place: z.object(place).nullable(),
  // Whoever does not know of it yet has not said how high it is.
  placeHeight: between(landing.PLACE_HEIGHT, 'amount').nullable().default(null),
  heading: between(limit.YAW, 'flightHeading').nullable(),
  waitingRadius: between(landing.WAITING_RADIUS, 'amount'),
  clockwise: z.boolean(),
  relativeHeight: between(landing.RELATIVE_HEIGHT, 'amount'),
  distance: between(landing.LANDING_DISTANCE, 'amount'),
  guidanceSpeed: between(landing.GUIDANCE_SPEED, 'flightSpeed'),
  goAroundHeight: between(landing.GO_AROUND_HEIGHT, 'amount'),
  transitionHeight: between(landing.TRANSITION_HEIGHT, 'amount'),
});

const WingsField: z.ZodType<Wings> = z.object({
  kind: choice(WING_KINDS),
  turnRadius: between(WING_TURN_RADIUS, 'amount'),
  slowest: between(WING_SPEED, 'flightSpeed'),
});

/** What a route has to look like to be kept at all; whether it may be flown is for the rules to say. */
export const RouteField: z.ZodType<Route> = z.object({
  heightMode: choice(HEIGHT_MODES),
  height: between(limit.WAYPOINT_ALTITUDE, 'altitude'),
  speed: between(limit.WAYPOINT_SPEED, 'flightSpeed'),
  turnMode: choice(TURN_MODES),
  radius: between(limit.WAYPOINT_RADIUS, 'amount'),
  holdMs: whole(limit.WAYPOINT_HOLD_MS, 'amount'),
  cycles: whole(limit.ROUTE_CYCLES, 'cycles'),
  entryPoint: whole({ min: 1, max: limit.ROUTE_WAYPOINTS.max }, 'entryPoint'),
  endAction: choice(END_ACTIONS).nullable(),
  landing: LandingField.nullable().default(null),
  pattern: PatternField.nullable().default(null),
  partOf: choice(PATTERN_KINDS).nullable().default(null),
  wings: WingsField.nullable().default(null),
  waypoints: z.array(WaypointField).max(limit.ROUTE_WAYPOINTS.max, { error: 'tooManyWaypoints' }),
});
