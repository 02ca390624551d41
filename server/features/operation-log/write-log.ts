import type { Actor } from '../../platform/auth/actor.ts';
import { redact } from '../../platform/log/redact.ts';
import type { LogEntry, LogOrigin, WriteLog } from '../../platform/operation-record.ts';
import type { Chain, Unsigned } from './chain.ts';
import { appendRows, lockHead, platformEnterprise, type LogRow } from './operation-log.store.ts';

const NAME_MAX = 300;
/** A statement holds some thousand rows, and whoever else waits for the server gets a turn between two. */
const BATCH = 500;

export const writeLogWith =
  (chain: Chain): WriteLog =>
  async (tx, origin, entries) => {
    const byTenant = Map.groupBy(await withTenant(tx, origin, entries), ({ enterpriseId }) => enterpriseId);
    // Two transactions that wait for each other's chain would never end: everybody locks in the same order.
    for (const enterpriseId of [...byTenant.keys()].sort()) {
      const head = await lockHead(tx, enterpriseId);
      const waiting = byTenant.get(enterpriseId)!;
      for (let from = 0; from < waiting.length; from += BATCH) {
        const rows: LogRow[] = [];
        for (const { entry } of waiting.slice(from, from + BATCH)) {
          const row = rowOf(enterpriseId, head.seq + 1, origin, entry);
          const hash = chain.link(row, head.hash);
          rows.push({ ...row, hash });
          head.seq = row.seq;
          head.hash = chain.seal(enterpriseId, row.seq, hash);
        }
        await appendRows(tx, rows, head);
      }
    }
  };

type TenantEntry = { enterpriseId: string; entry: LogEntry };

async function withTenant(tx: Parameters<WriteLog>[0], origin: LogOrigin, entries: readonly LogEntry[]): Promise<TenantEntry[]> {
  const tenantOf = (entry: LogEntry): string | undefined => entry.enterpriseId ?? origin.actor?.enterpriseId;
  const fallback = entries.every(tenantOf) ? '' : await platformEnterprise(tx);
  return entries.map((entry) => ({ enterpriseId: tenantOf(entry) ?? fallback, entry }));
}

function rowOf(enterpriseId: string, seq: number, origin: LogOrigin, entry: LogEntry): Unsigned {
  const actor = entry.actor ?? actorOf(origin.actor);
  return {
    enterpriseId,
    seq,
    at: origin.now,
    operation: entry.operation,
    actorKind: actor.kind,
    actorId: actor.id ?? null,
    actorName: storable(actor.name),
    ip: storable(origin.ip),
    requestId: storable(origin.requestId),
    targetId: storable(entry.target?.id ?? ''),
    targetName: storable(entry.target?.name ?? ''),
    details: JSON.parse(JSON.stringify(redact(entry.details ?? {})), (_, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    ) as Record<string, unknown>,
  };
}

function actorOf(actor: Actor | undefined): NonNullable<LogEntry['actor']> {
  if (!actor) return { kind: 'nobody', name: '' };
  return { kind: actor.kind, id: actor.kind === 'user' ? actor.userId : actor.keyId, name: actor.name };
}

/** The database refuses NUL and halves of characters: a refusal here would undo the change itself. */
const storable = (text: string): string => text.replaceAll('\0', '').slice(0, NAME_MAX).toWellFormed();
