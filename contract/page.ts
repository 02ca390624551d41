import { z } from 'zod';

export const PAGE_SIZE = { default: 20, max: 200 } as const;

/** The part of every list query that is the same: which page, how long, which order. */
export const pageQuery = <const S extends readonly [string, ...string[]]>(sortable: S) =>
  z.object({
    pageNum: z.int().min(1).max(1_000_000).default(1),
    pageSize: z.int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default),
    orderByColumn: z.enum(sortable).default(sortable[0]),
    isAsc: z.boolean().default(true),
  });

export const pageOf = <T extends z.ZodType>(row: T) => z.object({ total: z.int(), rows: z.array(row) });

/** Of a list that may be very long. `counting`: it is still being counted, `total` is as far as is known; ask again in a moment. */
export const longPageOf = <T extends z.ZodType>(row: T) => pageOf(row).extend({ counting: z.boolean() });

export interface Page<T> {
  total: number;
  rows: T[];
}
