import type { Secrets } from '../../platform/auth/secrets.ts';
import type { operationLog } from '../../tables/operation-log.table.ts';

type Row = typeof operationLog.$inferSelect;
export type Unsigned = Omit<Row, 'hash'>;

/** What the first row of a chain follows. */
export const BEGINNING = '';

/**
 * `link` signs a row together with the seal before it; `seal` closes the chain behind a row. Only the newest seal is kept:
 * whoever removes the last row would have to forge the seal of the one before, which stands nowhere any more.
 */
export const chainOf = (secrets: Pick<Secrets, 'sign'>) => ({
  link: (row: Unsigned, sealBefore: string): string => secrets.sign('operation-log row', canonical(row, sealBefore)),
  seal: (enterpriseId: string, seq: number, hash: string): string =>
    secrets.sign('operation-log seal', JSON.stringify([enterpriseId, seq, hash])),
});
export type Chain = ReturnType<typeof chainOf>;

const canonical = (row: Unsigned, sealBefore: string): string =>
  JSON.stringify([
    row.enterpriseId,
    row.seq,
    row.at.toISOString(),
    row.operation,
    row.actorKind,
    row.actorId,
    row.actorName,
    row.ip,
    row.requestId,
    row.targetId,
    row.targetName,
    sorted(row.details),
    sealBefore,
  ]);

/** The database keeps the members of an object in an order of its own. A list and an object of the same parts must not sign alike. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ['[', ...value.map(sorted)];
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ['{', ...members.map(([name, member]) => [name, sorted(member)])];
}
