import { isMetadataVersion, METADATA_VEHICLES } from '@skyhelm/core/vehicle/parameter-metadata/metadata-file';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { requiredText, timestamp } from './fields.ts';
import { ParameterMetadataId } from './ids.ts';
import { PARAMETER_METADATA_MAX_BYTES } from './parameter-metadata-facts.ts';

/** A file of ArduPilot that says what the parameters of one firmware version are. */
export const ParameterMetadata = z.object({
  /** Null, as the name of the file, where it is not of the reader's own enterprise. */
  id: ParameterMetadataId.nullable(),
  name: z.string().nullable(),
  vehicle: z.enum(METADATA_VEHICLES),
  version: z.string(),
  /** Parameters that it describes. */
  count: z.int(),
  /** Of the reader's own enterprise, which may delete it. */
  isOwn: z.boolean(),
  /** Of the operator of this installation: it counts for every enterprise. */
  isShared: z.boolean(),
  createdAt: timestamp,
});
export type ParameterMetadata = z.output<typeof ParameterMetadata>;

export const getParameterMetadata = endpoint({
  method: 'GET',
  path: '/enterprise/device/getParameterMetadata',
  access: needs('device:details'),
  kind: 'read',
  input: z.object({}),
  output: z.array(ParameterMetadata),
});

/** An `apm.pdef.json` of ArduPilot. One of the same vehicle and version is replaced. What the platform's own enterprise imports counts for all. */
export const addParameterMetadata = endpoint({
  method: 'POST',
  path: '/enterprise/device/addParameterMetadata',
  access: needs('device:edit'),
  kind: 'change',
  grows: true,
  wire: 'upload',
  tooLarge: 'parameterMetadata.tooLarge',
  maxBytes: PARAMETER_METADATA_MAX_BYTES,
  input: z.object({
    version: requiredText(11).refine(isMetadataVersion, { error: 'firmwareVersion' }),
    /** Needed where the file does not show which firmware it is of. */
    vehicle: z.enum(METADATA_VEHICLES, { error: 'choice' }).optional(),
  }),
  output: z.object({ id: ParameterMetadataId }),
});

export const deleteParameterMetadata = endpoint({
  method: 'POST',
  path: '/enterprise/device/deleteParameterMetadata',
  access: needs('device:edit'),
  kind: 'change',
  input: z.object({ id: ParameterMetadataId }),
  output: z.null(),
});
