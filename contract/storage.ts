import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';

/** What an enterprise keeps on the server and has a quota for. */
export const STORAGE_KINDS = ['routes', 'heights', 'pictures', 'flightImports', 'zones', 'vehicleFiles'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** A limit of null means that the operator has set none. */
export const StorageUsage = z.object({
  kind: z.enum(STORAGE_KINDS),
  items: z.int().min(0),
  itemsMax: z.int().min(0).nullable(),
  bytes: z.int().min(0),
  bytesMax: z.int().min(0).nullable(),
});
export type StorageUsage = z.output<typeof StorageUsage>;

export const getStorage = endpoint({
  method: 'GET',
  path: '/enterprise/corporate/getStorage',
  access: needs('corporate:query'),
  kind: 'read',
  input: z.object({}),
  output: z.object({ kinds: z.array(StorageUsage) }),
});
