import { z } from 'zod';
import { PARAMETER_CHANNEL } from './parameters.ts';

const DeviceIds = z.array(z.string().min(1).max(64)).min(1).max(PARAMETER_CHANNEL.devicesMax);

/** What a reader may say. */
export const ParameterAsk = z.union([z.strictObject({ subscribe: DeviceIds }), z.strictObject({ unsubscribe: DeviceIds })]);
export type ParameterAsk = z.output<typeof ParameterAsk>;
