import { shapeField } from '@skyhelm/core/airspace/shape-field';
import { ALTITUDE } from '@skyhelm/core/geo/position';
import { CORNERS_MAX } from '@skyhelm/core/vehicle/plan-item';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, timestamp, versionField } from './fields.ts';
import { DepartmentId, DeviceId, FenceId, VehicleTransferId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';

/** Whom a fence holds for: every device, those whose users are in a department or below it, or some that are named. */
export const FENCE_SCOPES = ['enterprise', 'department', 'device'] as const;
/** What it is for: to be stayed in, or to be kept out of. */
export const FENCE_SIDES = ['in', 'out'] as const;
const DEVICES_MAX = 200;

const fields = z.object({
  name: nameField,
  remark: optionalText(500),
  keep: z.enum(FENCE_SIDES, { error: 'choice' }).default('in'),
  /** As many corners as autopilots keep of one area. */
  shape: shapeField(CORNERS_MAX, { tooFew: 'fence.points', tooMany: `fence.tooMany|max=${CORNERS_MAX}` }),
  /** Metres above the place of take-off; null for no limit. Only of what is to be stayed in. */
  ceiling: z
    .number({ error: 'fence.ceiling' })
    .min(1, { error: 'fence.ceiling' })
    .max(ALTITUDE.max, { error: 'altitude.tooHigh' })
    .nullable()
    .default(null),
  scope: z.enum(FENCE_SCOPES, { error: 'choice' }),
  departmentId: DepartmentId.nullable().default(null),
  deviceIds: z.array(DeviceId).max(DEVICES_MAX).default([]),
});
export type FenceForm = z.output<typeof fields>;

/** What only makes sense together. */
const sound = <T extends z.ZodType<FenceForm>>(form: T) =>
  form
    .refine(({ keep, ceiling }) => keep === 'in' || ceiling === null, { error: 'fence.ceilingOut', path: ['ceiling'] })
    .refine(({ scope, departmentId }) => (scope === 'department') === (departmentId !== null), {
      error: 'fence.department',
      path: ['departmentId'],
    })
    .refine(({ scope, deviceIds }) => (scope === 'device') === deviceIds.length > 0, { error: 'fence.devices', path: ['deviceIds'] });

export const ElectronicFence = fields.omit({ departmentId: true, deviceIds: true }).extend({
  id: FenceId,
  version: versionField,
  department: z.object({ id: DepartmentId, name: z.string() }).nullable(),
  /** Those of them that the reader sees. */
  devices: z.array(z.object({ id: DeviceId, name: z.string() })),
  createdAt: timestamp,
});
export type ElectronicFence = z.output<typeof ElectronicFence>;

const onFence = z.object({ id: FenceId });

/** Those of the whole enterprise, of departments within reach, and of devices that one sees. */
export const getFences = endpoint({
  method: 'POST',
  path: '/enterprise/fence/getFences',
  access: needs('fence:query'),
  kind: 'read',
  input: pageQuery(['name', 'createdAt']).extend({
    /** Part of a name or remark. */
    keyword: optionalText(50),
    scope: z.enum(FENCE_SCOPES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(ElectronicFence),
});
export const addFence = endpoint({
  method: 'POST',
  path: '/enterprise/fence/addFence',
  access: needs('fence:add'),
  kind: 'change',
  grows: true,
  input: sound(fields),
  output: onFence,
});
export const setFence = endpoint({
  method: 'POST',
  path: '/enterprise/fence/setFence',
  access: needs('fence:edit'),
  kind: 'change',
  grows: 'ifLonger',
  input: sound(fields.extend({ id: FenceId, version: versionField })),
  output: z.object({ version: versionField }),
});
export const deleteFence = endpoint({
  method: 'POST',
  path: '/enterprise/fence/deleteFence',
  access: needs('fence:delete'),
  kind: 'change',
  input: onFence,
  output: z.null(),
});

/**
 * What an aircraft has on board beside what it is held to: the same, as much as it can keep by itself where fences cross, either of them but switched off, something
 * else, none at all, or nobody has heard it.
 */
export const BOARD_STATES = ['same', 'part', 'off', 'other', 'none', 'unknown'] as const;
/** What of its fences an aircraft does not hold on board, or not as it is meant. */
export const BOARD_NOTES = [
  /** Its autopilot keeps no heights that we know of. */
  'noHeights',
  /** It has another highest height in force than the one that it is held to; `ceiling` says which. */
  'otherCeiling',
  /** It says when it is beyond the border and flies on. */
  'reports',
  /** Of several areas to stay in it has to be in all of them at once. */
  'allAreas',
] as const;
export const FencedDevice = z.object({
  id: DeviceId,
  name: z.string(),
  online: z.boolean(),
  /** How many areas it is held to from here. Where there are none, what it has on board is to go. */
  areas: z.int(),
  board: z.enum(BOARD_STATES),
  notes: z.array(z.enum(BOARD_NOTES)),
  /**
   * The names of fences to stay in of several levels that do not lie inside one another: those that go on board, of the level that comes first (enterprise, departments from
   * the outermost on, aircraft), and one of each level that cannot go there with them, to which the platform alone holds the aircraft. Null where all of them are kept on
   * board.
   */
  crossing: z.object({ sent: z.string(), left: z.string() }).nullable(),
  /** Metres above the place of take-off: what it is held to from here, and what it has in force on board; null for none. */
  ceiling: z.number().nullable(),
  boardCeiling: z.number().nullable(),
  /** Null where nobody knows. */
  flying: z.boolean().nullable(),
  /** Whether the reader may fly it, and so send it its fences. */
  mayFly: z.boolean(),
});
export type FencedDevice = z.output<typeof FencedDevice>;

/** The aircraft that a fence holds for, as far as one sees them, and whether they have it on board. */
export const getFencedDevices = endpoint({
  method: 'GET',
  path: '/enterprise/fence/getFencedDevices',
  access: needs('fence:query'),
  kind: 'read',
  input: onFence,
  output: z.object({ total: z.int(), rows: z.array(FencedDevice) }),
});

/**
 * The aircraft on a link, as far as one sees them, that have other fences on board than those that hold for them: of a fence that was changed, deleted or holds for
 * others now, or from another ground station.
 */
export const getStrayFences = endpoint({
  method: 'GET',
  path: '/enterprise/fence/getStrayFences',
  access: needs('fence:query'),
  kind: 'read',
  input: z.object({}),
  output: z.object({ total: z.int(), rows: z.array(FencedDevice) }),
});

/**
 * Sends an aircraft what keeps it to all fences that hold for it, in place of what it has: those to stay in of the level (enterprise, department, aircraft) that lies
 * within all others, all to keep out of, and the highest height where its autopilot keeps one; switches its fence on; takes the controls. Where no level lies within all
 * others, those of the level that lies within the ones that come first are sent, and `crossing` of the aircraft says what is not. It is done when all of it was read back.
 * In the air it takes a word of its own: an aircraft that is beyond its new border turns back at once.
 */
export const sendFences = endpoint({
  method: 'POST',
  path: '/enterprise/fence/sendFences',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.object({ deviceId: DeviceId, evenFlying: z.boolean({ error: 'choice' }).default(false) }),
  output: z.object({ id: VehicleTransferId }),
});

/** Takes all areas off board of an aircraft that no fence holds for, and the highest height where that is wanted; takes the controls. It is done when none is left there. */
export const clearFences = endpoint({
  method: 'POST',
  path: '/enterprise/fence/clearFences',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: z.object({ deviceId: DeviceId, withHeight: z.boolean({ error: 'choice' }).default(false) }),
  output: z.object({ id: VehicleTransferId }),
});
