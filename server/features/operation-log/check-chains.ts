import type { Db, Queryable } from '../../platform/db/database.ts';
import { BEGINNING, type Chain } from './chain.ts';
import { allHeads, nextRows, type ChainHead } from './operation-log.store.ts';

/**
 * - `edited`: the row is not the one that was signed (or was moved, or made up)
 * - `removed`: rows from `seq` to `upTo` are gone
 * - `added`: a row behind the end of the chain
 * - `wrongEnd`: the end itself was set to something else
 * - `noChain`: a tenant without any log, though its creation was logged
 */
export interface ChainFault {
  kind: 'edited' | 'removed' | 'added' | 'wrongEnd' | 'noChain';
  enterpriseId: string;
  seq: number;
  upTo?: number;
}

const BATCH = 1_000;

/** Reads every chain from its beginning, a batch at a time, as it stood at one moment. */
export const checkChains = (db: Db, chain: Chain): Promise<ChainFault[]> =>
  db.transaction(
    async (tx) => {
      const faults: ChainFault[] = [];
      for (const { enterpriseId, head } of await allHeads(tx)) {
        if (!head || head.seq === 0) faults.push({ kind: 'noChain', enterpriseId, seq: 0 });
        for await (const fault of faultsOf(tx, chain, head ?? { enterpriseId, seq: 0, hash: BEGINNING })) faults.push(fault);
      }
      return faults;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function* faultsOf(tx: Queryable, chain: Chain, head: ChainHead): AsyncIterable<ChainFault> {
  const { enterpriseId } = head;
  let [seq, seal, sealIsKnown] = [0, BEGINNING, true];
  for (let rows = await nextRows(tx, enterpriseId, 0, BATCH); rows.length > 0; rows = await nextRows(tx, enterpriseId, seq, BATCH)) {
    for (const { hash, ...row } of rows) {
      if (row.seq > seq + 1) {
        yield { kind: 'removed', enterpriseId, seq: seq + 1, upTo: row.seq - 1 };
        // What followed the removed rows cannot be recomputed without them: checking resumes one row later.
        sealIsKnown = false;
      }
      if (row.seq > head.seq) yield { kind: 'added', enterpriseId, seq: row.seq };
      else if (sealIsKnown && chain.link(row, seal) !== hash) yield { kind: 'edited', enterpriseId, seq: row.seq };
      [seq, seal, sealIsKnown] = [row.seq, chain.seal(enterpriseId, row.seq, hash), true];
    }
  }
  if (seq < head.seq) yield { kind: 'removed', enterpriseId, seq: seq + 1, upTo: head.seq };
  else if (seq === head.seq && seal !== head.hash) yield { kind: 'wrongEnd', enterpriseId, seq };
}
