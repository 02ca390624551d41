import { z } from 'zod';

/** GET /config.json, outside /fcms and without an envelope, as the specification has it. */
export const PublicConfig = z.object({
  online: z.boolean(),
  loginOnline: z.boolean(),
  edition: z.enum(['enterprise', 'personal']),
  version: z.string(),
  /** How codes leave; with neither, an administrator reads them in the outbox. */
  codesBy: z.array(z.enum(['sms', 'mail'])),
});
export type PublicConfig = z.output<typeof PublicConfig>;
