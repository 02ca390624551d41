import { COMMANDS, type CommandKind } from '@skyhelm/core/vehicle/command';
import { COURSES } from '@skyhelm/core/vehicle/command-course';
import { LEASE_ACTIONS } from '@skyhelm/core/vehicle/lease';
import { PAUSED_IN } from '@skyhelm/core/vehicle/paused-in';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp, versionField } from './fields.ts';
import { DeviceId, RouteId, VehicleCommandId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';

const onDevice = z.object({ deviceId: DeviceId });

/** `here`: at this very screen; the same person at another one has the controls there and not here. */
const Pilot = z.object({ name: z.string(), isMe: z.boolean(), here: z.boolean() });

export const Control = z.object({
  holder: Pilot.nullable(),
  /** Until the controls are free, unless they are renewed. */
  leftMs: z.int(),
  /** Who would like to have them. */
  asking: Pilot.nullable(),
  mayFly: z.boolean(),
  mayTakeBack: z.boolean(),
});
export type Control = z.output<typeof Control>;

export const getControl = endpoint({
  method: 'GET',
  path: '/enterprise/device/getControl',
  access: needs('device:control'),
  kind: 'read',
  input: onDevice,
  output: Control,
});

export const CONTROL_ACTIONS = LEASE_ACTIONS.filter((action) => action !== 'renew');

export const changeControl = endpoint({
  method: 'POST',
  path: '/enterprise/device/changeControl',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ action: z.enum(CONTROL_ACTIONS, { error: 'choice' }) }),
  output: Control,
});

/** Said every three seconds by whoever sits at the controls; ten seconds of silence, and nobody does. */
export const renewControl = endpoint({
  method: 'POST',
  path: '/enterprise/device/renewControl',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice,
  output: Control,
});

const shapeOf = <const K extends CommandKind, S extends z.ZodRawShape>(kind: K, { shape }: z.ZodObject<S>) =>
  z.object({ deviceId: DeviceId, kind: z.literal(kind), ...shape });

/** What whoever gives the order sees on their screen. What is on board and flown otherwise is not started. */
const NamedRoute = z.object({
  id: RouteId,
  version: versionField,
  /** The waypoint that it was sent to begin with, counted from 1; left out, any. */
  startAt: z.int({ error: 'number' }).min(1, { error: 'number' }).optional(),
});
export type NamedRoute = z.output<typeof NamedRoute>;

/** What whoever gives the order sees that it waits with, and null where they see nothing of it: a return or a landing that they do not see is not gone on with. */
const SeenPause = z.enum(PAUSED_IN, { error: 'choice' }).nullable();

/** Although the aircraft is landing: to continue brings it down, to start the route breaks the landing off. Without it that is refused with `command.landing`. */
const EvenLanding = z.boolean({ error: 'choice' }).default(false);

/** Although the aircraft may not come to rest when nothing is heard from us any more: `getSteeringSettings` says why. */
const EvenUnsafe = z.boolean().default(false);

/** The course it takes is read by its id and told on the channels. Nothing is ever sent twice. */
export const sendCommand = endpoint({
  method: 'POST',
  path: '/enterprise/device/sendCommand',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.discriminatedUnion(
    'kind',
    [
      shapeOf('takeOff', COMMANDS.takeOff),
      shapeOf('pause', COMMANDS.pause),
      shapeOf('continue', COMMANDS.continue).extend({ pausedIn: SeenPause.optional(), evenLanding: EvenLanding }),
      shapeOf('land', COMMANDS.land),
      shapeOf('directReturn', COMMANDS.directReturn),
      shapeOf('trackReturn', COMMANDS.trackReturn),
      shapeOf('manual', COMMANDS.manual).extend({ evenUnsafe: EvenUnsafe }),
      shapeOf('emergencyStop', COMMANDS.emergencyStop),
      shapeOf('goTo', COMMANDS.goTo),
      shapeOf('orbit', COMMANDS.orbit).extend({ evenUnsafe: EvenUnsafe }),
      shapeOf('changeSpeed', COMMANDS.changeSpeed),
      shapeOf('changeYaw', COMMANDS.changeYaw),
      shapeOf('startRoute', COMMANDS.startRoute).extend({ route: NamedRoute.optional(), evenLanding: EvenLanding }),
      shapeOf('resetMission', COMMANDS.resetMission),
      shapeOf('checkReadiness', COMMANDS.checkReadiness),
      shapeOf('reboot', COMMANDS.reboot),
    ],
    { error: 'choice' },
  ),
  output: z.object({ id: VehicleCommandId }),
});

const onCommand = z.object({ id: VehicleCommandId });

/** What is not sent yet is not sent any more; what the vehicle is at, it is asked to leave off. */
export const cancelCommand = endpoint({
  method: 'POST',
  path: '/enterprise/device/cancelCommand',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onCommand,
  output: z.null(),
});

export const VehicleCommand = z.object({
  id: VehicleCommandId,
  deviceId: DeviceId,
  kind: z.enum(Object.keys(COMMANDS) as CommandKind[]),
  params: z.record(z.string(), z.union([z.number(), z.boolean()])),
  course: z.enum(COURSES),
  /** The vehicle's own word, percent done, and why it does not start its motors. `speedUnconfirmed` of one that is done: it may fly its route at another speed. */
  details: z.object({
    result: z.string().optional(),
    progress: z.number().optional(),
    reasons: z.array(z.string()).optional(),
  }),
  by: z.string(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type VehicleCommand = z.output<typeof VehicleCommand>;

export const getCommand = endpoint({
  method: 'GET',
  path: '/enterprise/device/getCommand',
  access: needs('device:control'),
  kind: 'read',
  input: onCommand,
  output: VehicleCommand,
});

export const getCommands = endpoint({
  method: 'POST',
  path: '/enterprise/device/getCommands',
  access: needs('device:control'),
  kind: 'read',
  input: pageQuery(['createdAt']).extend({ ...onDevice.shape, isAsc: z.boolean().default(false) }),
  output: longPageOf(VehicleCommand),
});
