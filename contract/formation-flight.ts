import { COURSES } from '@skyhelm/core/vehicle/command-course';
import { FORMATION_LIMITS } from '@skyhelm/core/plan/formation/formation';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp, versionField } from './fields.ts';
import { DeviceId, FormationFlightId, FormationId, RouteId, VehicleCommandId } from './ids.ts';

/** Some have not started yet; all were told to; the rest does not start: by itself, because somebody said so, or because the server ended. */
export const FORMATION_FLIGHT_STATES = ['starting', 'started', 'stopped', 'cancelled', 'interrupted'] as const;
/** `waiting` for its turn; `given` the command; or not started, which it stays. */
export const MEMBER_STATES = ['waiting', 'given', 'notStarted'] as const;
/** Why the rest does not start. */
export const STOP_REASONS = ['controlLost', 'notReady', 'notAboard', 'closed', 'earlierFailed', 'earlierGone', 'fault'] as const;

export const FormationFlight = z.object({
  id: FormationFlightId,
  formationId: FormationId,
  state: z.enum(FORMATION_FLIGHT_STATES),
  reason: z.enum(STOP_REASONS).nullable(),
  members: z.array(
    z.object({
      number: z.int(),
      routeId: RouteId,
      deviceId: DeviceId,
      /** As it was called then. */
      device: z.string(),
      state: z.enum(MEMBER_STATES),
      startsAt: timestamp,
      commandId: VehicleCommandId.nullable(),
      /** How its command fared, once it was given. */
      course: z.enum(COURSES).nullable(),
    }),
  ),
  by: z.string(),
  createdAt: timestamp,
});
export type FormationFlight = z.output<typeof FormationFlight>;

/**
 * Starts every aircraft along its route, all at once or one after another as the formation says. Whoever starts it has the controls of all; every route has
 * arrived on board before, and every aircraft stands ready. It is refused as a whole where one of them does not, or where two would come too near to each other
 * on the way from where they stand. What leads through what the leader's pattern is flown around is told first, and started only by whoever says that they have read
 * it. Nothing is ever started twice.
 */
export const startFormation = endpoint({
  method: 'POST',
  path: '/enterprise/route/startFormation',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.object({
    id: FormationId,
    members: z
      .array(z.object({ routeId: RouteId, version: versionField, deviceId: DeviceId }))
      .min(1, { error: 'required' })
      .max(FORMATION_LIMITS.count.max),
    /** Also with what it warns of. */
    evenWarned: z.boolean({ error: 'choice' }).default(false),
  }),
  output: z.object({ id: FormationFlightId }),
});

/** What has not started does not start any more; what has, flies on. */
export const cancelFormation = endpoint({
  method: 'POST',
  path: '/enterprise/route/cancelFormation',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.object({ id: FormationFlightId }),
  output: z.null(),
});

/** The latest start of a formation; nothing where there was none. */
export const getFormationFlight = endpoint({
  method: 'GET',
  path: '/enterprise/route/getFormationFlight',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ id: FormationId }),
  output: z.object({ flight: FormationFlight.nullable() }),
});
