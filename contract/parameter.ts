import { isParameterName, LOAD_FAULTS, PARAMETER_TYPES, WRITE_RESULTS } from '@skyhelm/core/vehicle/parameter';
import { PARAMETER_FORMATS } from '@skyhelm/core/vehicle/parameter-file';
import { METADATA_FITS, METADATA_VEHICLES } from '@skyhelm/core/vehicle/parameter-metadata/metadata-file';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, requiredText, timestamp } from './fields.ts';
import { DeviceId } from './ids.ts';
import { pageOf, pageQuery } from './page.ts';

const onDevice = z.object({ deviceId: DeviceId });

/** As many as are told in one go; a file of more is told in several. */
export const WRITES_MAX = 200;
/** Letters of a file; one of 1,500 parameters has fifty thousand. */
export const PARAMETER_FILE_MAX = 500_000;

/** What the aircraft, or an imported file of its firmware, says of a parameter. */
const ParameterFacts = z.object({
  label: z.string(),
  description: z.string().optional(),
  group: z.string().optional(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  increment: z.number().optional(),
  /** It takes effect after the next start of the aircraft. */
  needsReboot: z.literal(true).optional(),
  isReadOnly: z.literal(true).optional(),
  isVolatile: z.literal(true).optional(),
  values: z.array(z.object({ value: z.number(), label: z.string() })).optional(),
  bits: z.array(z.object({ bit: z.int(), label: z.string() })).optional(),
});

/** A float comes as the shortest decimal that is the same float; null is one that is not a number. */
export const Parameter = z.object({
  name: z.string(),
  type: z.enum(PARAMETER_TYPES),
  value: z.number().nullable(),
  /** As the firmware sets it, where the aircraft says so. */
  default: z.number().nullable().optional(),
  facts: ParameterFacts.optional(),
});

export const ParameterStatus = z.object({
  online: z.boolean(),
  /** Values are as the aircraft has them; otherwise as it had them at `loadedAt`. */
  isCurrent: z.boolean(),
  loadedAt: timestamp.nullable(),
  /** So many of those that it has were not told. */
  missing: z.int(),
  /** Nought of nought while it waits for its turn. */
  loading: z.object({ done: z.int(), total: z.int() }).nullable(),
  fault: z.enum(LOAD_FAULTS).nullable(),
  /** Of all, whatever was searched for. */
  count: z.int(),
  changed: z.int(),
});
export type ParameterStatus = z.output<typeof ParameterStatus>;

/** What was last known. Where that is not what the aircraft has, it is asked, and the next call has more. */
export const getParameters = endpoint({
  method: 'POST',
  path: '/enterprise/device/getParameters',
  access: needs('device:details'),
  kind: 'read',
  input: pageQuery(['name']).extend({
    ...onDevice.shape,
    /** Part of a name, or of what the aircraft says it is. */
    keyword: optionalText(50),
    /** Only what differs from what the firmware sets. */
    onlyChanged: z.boolean().default(false),
  }),
  output: pageOf(Parameter).extend({
    device: z.string(),
    status: ParameterStatus,
    /** The imported file that describes them, and how well its version fits; null where none does. */
    metadata: z.object({ vehicle: z.enum(METADATA_VEHICLES), version: z.string(), fit: z.enum(METADATA_FITS) }).nullable(),
  }),
});

/** Asks the aircraft for all of them, whatever is known. */
export const refreshParameters = endpoint({
  method: 'POST',
  path: '/enterprise/device/refreshParameters',
  access: needs('device:details'),
  kind: 'change',
  order: true,
  input: onDevice,
  output: z.null(),
});

const ParameterName = requiredText(16).refine(isParameterName, { error: 'parameterName' });

/** Told one after the other, each until the aircraft says what it has. What becomes of them is read by `getParameterWrites`. */
export const setParameters = endpoint({
  method: 'POST',
  path: '/enterprise/device/setParameters',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({
    changes: z
      .array(z.object({ name: ParameterName, value: z.number({ error: 'amount' }) }))
      .min(1, { error: 'required' })
      .max(WRITES_MAX, { error: `tooMany|max=${WRITES_MAX}` }),
    /** Although it flies, or nobody knows whether it does. */
    evenFlying: z.boolean().default(false),
    /** Although a value lies outside of what its description says. */
    evenOutOfRange: z.boolean().default(false),
  }),
  output: z.object({ id: z.uuid() }),
});

export const ParameterWrite = z.object({
  name: z.string(),
  before: z.number().nullable(),
  wanted: z.number(),
  /** Null while it is under way. */
  result: z.enum(WRITE_RESULTS).nullable(),
  /** What the aircraft says it has now. */
  value: z.number().nullable(),
});
export type ParameterWrite = z.output<typeof ParameterWrite>;

/** What was last told to the device, by whomever; null after a restart. */
export const getParameterWrites = endpoint({
  method: 'GET',
  path: '/enterprise/device/getParameterWrites',
  access: needs('device:details'),
  kind: 'read',
  input: onDevice,
  output: z.object({ id: z.uuid(), by: z.string(), isOver: z.boolean(), writes: z.array(ParameterWrite) }).nullable(),
});

/** A file that other ground stations read too. */
export const exportParameters = endpoint({
  method: 'GET',
  path: '/enterprise/device/exportParameters',
  access: needs('device:export'),
  kind: 'change',
  wire: 'file',
  input: onDevice.extend({ format: z.enum(PARAMETER_FORMATS, { error: 'choice' }).default('plain') }),
  output: z.null(),
});

/** Nothing is written: what differs is told by `setParameters`, after a person has looked at it. */
export const compareParameters = endpoint({
  method: 'POST',
  path: '/enterprise/device/compareParameters',
  access: needs('device:details'),
  kind: 'read',
  input: onDevice.extend({ text: requiredText(PARAMETER_FILE_MAX) }),
  output: z.object({
    /** False where the file says that it is of another kind of aircraft. */
    isForModel: z.boolean(),
    /** Lines that make no sense, the first of them. */
    faults: z.array(z.int()),
    faultCount: z.int(),
    differing: z.array(Parameter.omit({ default: true, facts: true }).extend({ wanted: z.number() })),
    /** In the file, but not known of the aircraft. */
    absent: z.array(z.object({ name: z.string(), wanted: z.number() })),
    same: z.int(),
  }),
});
export type ParameterComparison = z.output<typeof compareParameters.output>;
