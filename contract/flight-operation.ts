import { COMMANDS, type CommandKind } from '@skyhelm/core/vehicle/command';
import { z } from 'zod';
import { VehicleCommand } from './control.ts';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, utcMomentField } from './fields.ts';
import { DeviceId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';

/** What an aircraft was told, by whom, and what became of it. */
export const FlightOperation = VehicleCommand.extend({
  /** Empty once the device is gone. */
  deviceName: z.string(),
  sn: z.string(),
});
export type FlightOperation = z.output<typeof FlightOperation>;

/** Of every device that the reader sees. */
export const getFlightOperations = endpoint({
  method: 'POST',
  path: '/log/getFlightOperations',
  access: needs('log:query'),
  kind: 'read',
  input: pageQuery(['createdAt']).extend({
    isAsc: z.boolean().default(false),
    /** Part of the name or SN of the device, or of the name of who told it. */
    keyword: optionalText(50),
    deviceId: DeviceId.optional(),
    kind: z.enum(Object.keys(COMMANDS) as CommandKind[], { error: 'choice' }).optional(),
    from: utcMomentField.optional(),
    to: utcMomentField.optional(),
  }),
  output: longPageOf(FlightOperation),
});
