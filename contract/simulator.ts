import { SIMULATED_CRAFT, SIMULATED_MINUTES, SIMULATED_WIND_MAX } from '@skyhelm/core/device/simulated';
import { FAULTS } from '@skyhelm/core/vehicle/fault';
import { UNMANNED_MESSAGES } from '@skyhelm/core/vehicle/phase';
import { z } from 'zod';
import { Device } from './device.ts';
import { endpoint, needs } from './endpoint.ts';
import { requiredText, timestamp } from './fields.ts';
import { DeviceId } from './ids.ts';
import { altitudeField, latitudeField, longitudeField } from './position.ts';

export const SimulatorForm = z.object({
  longitude: longitudeField,
  latitude: latitudeField,
  altitude: altitudeField,
  address: requiredText(200, 'address.required'),
  craft: z.enum(SIMULATED_CRAFT, { error: 'choice' }).default('multirotorArdupilot'),
  /** Metres a second. */
  windSpeed: z
    .number({ error: 'amount' })
    .min(0, { error: 'tooSmall|min=0' })
    .max(SIMULATED_WIND_MAX, { error: `tooBig|max=${SIMULATED_WIND_MAX}` })
    .default(0),
  /** Takes off by itself and circles, until it is stopped; otherwise it waits on the ground for commands. */
  patrols: z.boolean({ error: 'choice' }).default(false),
});
export type SimulatorForm = z.output<typeof SimulatorForm>;

/** 0 where nothing has been saved yet. */
const savedVersion = z.int({ error: 'number' }).min(0);

/** What was heard of it last; null where nobody knows now. */
const Heard = z.object({
  /** Number of the UM message: how far which flight mode has come. */
  phase: z.int().min(1).max(UNMANNED_MESSAGES.length).nullable(),
  /** What its autopilot calls its mode, such as LOITER. */
  nativeMode: z.string().nullable(),
  /** Metres above home, and above sea level. */
  height: z.number().nullable(),
  altitude: z.number().nullable(),
  /** Metres a second. */
  groundSpeed: z.number().nullable(),
  batteryPercent: z.number().nullable(),
  satellites: z.int().nullable(),
  faults: z.array(z.enum(FAULTS)),
});
export type Heard = z.output<typeof Heard>;

export const Running = z.object({
  startedAt: timestamp,
  startedBy: z.string(),
  endsAt: timestamp,
  /** Rounded up. */
  remainingMinutes: z.int(),
  remainingSeconds: z.int(),
});
export type Running = z.output<typeof Running>;

export const Simulator = z.object({
  device: Device,
  version: savedVersion,
  /** Null until an initial position is saved. */
  settings: SimulatorForm.nullable(),
  /** Null while it is stopped. */
  running: Running.nullable(),
  /** Name of the simulator that has to stop before this one can start: a personal account flies one at a time. */
  stopFirst: z.string().nullable(),
  /** Null while no link hears it. */
  heard: Heard.nullable(),
});
export type Simulator = z.output<typeof Simulator>;

export const getSimulator = endpoint({
  method: 'GET',
  path: '/enterprise/device/getSimulator',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ id: DeviceId }),
  output: Simulator,
});
/** Where and as what it starts the next time. */
export const setSimulator = endpoint({
  method: 'POST',
  path: '/enterprise/device/setSimulator',
  access: needs('device:simulate'),
  kind: 'change',
  input: SimulatorForm.extend({ id: DeviceId, version: savedVersion }),
  output: z.object({ version: savedVersion }),
});
/** Answers once its aircraft has been heard on its link, or refuses. */
export const startSimulator = endpoint({
  method: 'POST',
  path: '/enterprise/device/startSimulator',
  access: needs('device:simulate'),
  kind: 'change',
  order: true,
  input: z.object({
    id: DeviceId,
    minutes: z
      .int({ error: 'number' })
      .min(SIMULATED_MINUTES.min, { error: `tooSmall|min=${SIMULATED_MINUTES.min}` })
      .max(SIMULATED_MINUTES.max, { error: `tooBig|max=${SIMULATED_MINUTES.max}` })
      .default(SIMULATED_MINUTES.usual),
  }),
  output: z.object({ endsAt: timestamp }),
});
export const stopSimulator = endpoint({
  method: 'POST',
  path: '/enterprise/device/stopSimulator',
  access: needs('device:simulate'),
  kind: 'change',
  order: true,
  input: z.object({ id: DeviceId }),
  output: z.null(),
});
