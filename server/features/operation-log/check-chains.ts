import type { CHAIN_FAULTS, ChainCheck } from '@skyhelm/contract/operation-log';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { BEGINNING, type Chain } from './chain.ts';
import { allHeads, headOf, nextRows, type ChainHead } from './operation-log.store.ts';

/**
 * - `edited`: the row is not the one that was signed (or was moved, or made up)
 * - `removed`: rows from `seq` to `upTo` are gone
 * - `added`: a row behind the end of the chain
 * - `wrongEnd`: the end itself was set to something else
 * - `noChain`: a tenant without any log, though its creation was logged
 */
export interface ChainFault {
  kind: (typeof CHAIN_FAULTS)[number];
  enterpriseId: string;
  seq: number;
  upTo?: number;
}

const BATCH = 1_000;

/** Reads every chain from its beginning. */
export const checkChains = (db: Db, chain: Chain): Promise<ChainFault[]> =>
  atOneMoment(db, async (tx) => {
    const faults: ChainFault[] = [];
    for (const { enterpriseId, head } of await allHeads(tx)) {
      for await (const { fault } of readChain(tx, chain, enterpriseId, head)) if (fault) faults.push(fault);
    }
    return faults;
  });

/** One tenant's chain. Faults are counted rather than kept: with another key every row is one. */
export const checkChain = (db: Db, chain: Chain, enterpriseId: string): Promise<ChainCheck> =>
  atOneMoment(db, async (tx) => {
    const result: ChainCheck = { checked: 0, faults: 0, first: null };
    for await (const { rows = 0, fault } of readChain(tx, chain, enterpriseId, await headOf(tx, enterpriseId))) {
      result.checked += rows;
      if (!fault) continue;
      result.faults += 1;
      const { enterpriseId: _, ...first } = fault;
      result.first ??= first;
    }
    return result;
  });

/** Rows that are added meanwhile would look like an end that was tampered with. */
const atOneMoment = <T>(db: Db, read: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** A batch at a time, so that others are answered in between: how many rows it had, and each fault. */
async function* readChain(
  tx: Queryable,
  chain: Chain,
  enterpriseId: string,
  head: ChainHead | null,
): AsyncIterable<{ rows?: number; fault?: ChainFault }> {
  if (!head || head.seq === 0) yield { fault: { kind: 'noChain', enterpriseId, seq: 0 } };
  const end = head ?? { seq: 0, hash: BEGINNING };
  let [seq, seal, sealIsKnown] = [0, BEGINNING, true];
  for (let rows = await nextRows(tx, enterpriseId, 0, BATCH); rows.length > 0; rows = await nextRows(tx, enterpriseId, seq, BATCH)) {
    yield { rows: rows.length };
    for (const { hash, ...row } of rows) {
      if (row.seq > seq + 1) {
        yield { fault: { kind: 'removed', enterpriseId, seq: seq + 1, upTo: row.seq - 1 } };
        // What followed the removed rows cannot be recomputed without them: checking resumes one row later.
        sealIsKnown = false;
      }
      if (row.seq > end.seq) yield { fault: { kind: 'added', enterpriseId, seq: row.seq } };
      else if (sealIsKnown && chain.link(row, seal) !== hash) yield { fault: { kind: 'edited', enterpriseId, seq: row.seq } };
      [seq, seal, sealIsKnown] = [row.seq, chain.seal(enterpriseId, row.seq, hash), true];
    }
  }
  if (seq < end.seq) yield { fault: { kind: 'removed', enterpriseId, seq: seq + 1, upTo: end.seq } };
  else if (seq === end.seq && seal !== end.hash) yield { fault: { kind: 'wrongEnd', enterpriseId, seq } };
}
