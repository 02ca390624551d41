import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { LogEntry } from './operation-log.ts';

/** What exists, seen from where I stand; parts that I may not see are null. */
export const Summary = z.object({
  /** Who is online is known of the whole enterprise only: null where the data scope is narrower. */
  people: z.object({ total: z.int(), frozen: z.int(), withoutDepartment: z.int(), online: z.int().nullable() }).nullable(),
  departments: z
    .object({ total: z.int(), largest: z.array(z.object({ id: z.string(), name: z.string(), headcount: z.int() })) })
    .nullable(),
  devices: z.object({ total: z.int(), online: z.int(), flying: z.int(), underRepair: z.int() }).nullable(),
  /** Everybody once: somebody's documents wait for review, else the pilot licence has passed, else neither. */
  certifications: z.object({ pending: z.int(), passed: z.int(), notCertified: z.int() }).nullable(),
  signIns: z.array(z.object({ day: z.iso.date(), count: z.int() })).nullable(),
  recent: z.array(LogEntry).nullable(),
  server: z.object({ version: z.string(), startedAt: timestamp, edition: z.string() }),
});
export type Summary = z.output<typeof Summary>;

export const getSummary = endpoint({
  method: 'GET',
  path: '/home/getSummary',
  access: signedIn,
  kind: 'read',
  /** Sign-ins are counted by the reader's days. */
  input: z.object({ utcOffsetMinutes: z.int({ error: 'number' }).min(-840).max(840).default(0) }),
  output: Summary,
});
