import * as contract from '@skyhelm/contract/terrain';
import { HEIGHT_FILES_MAX } from '@skyhelm/contract/terrain-facts';
import type { HeightFileId } from '@skyhelm/contract/ids';
import { spacingOf, type BlockKey, type GridFacts } from '@skyhelm/core/plan/terrain/height-blocks';
import { HEIGHT_FILE_ENDINGS } from '@skyhelm/core/plan/terrain/read-height-file';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { apart } from '../../platform/threads/apart.ts';
import { dropBlocks, putBlocks } from './height-blobs.ts';
import * as store from './height-file.store.ts';
import { heightsAlong } from './heights-along.ts';

const WORKER = new URL('./read-heights.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 512, patienceMs: 60_000, tooMuch: 'heightFile.broken' } as const;
/** Every file that waits is held in memory. */
const PLACES = { width: 1, room: 4, groupRoom: 1 };
const NAME_MAX = 100;

interface ReadHeights {
  facts: GridFacts;
  blocks: Map<BlockKey, Uint8Array>;
}

export const terrainRoutes = ({ blobs }: Services): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);

  return [
    implement(contract.getHeightFiles, async ({ db, actor }) => (await store.filesOf(db, actor.enterpriseId)).map(shown)),

    implementPrepared(
      contract.addHeightFile,
      async ({ actor, file }) => {
        if (!file) return refuse('file.missing');
        const name = plainName(file.name);
        if (!HEIGHT_FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return refuse('heightFile.broken');
        const { enterpriseId } = actor;
        const id = newId<HeightFileId>();
        const bytes = new Uint8Array(file.bytes);
        const facts = await inTurn(enterpriseId, async () => {
          const read = await apart<ReadHeights>(WORKER, { name, bytes }, [bytes.buffer], LIMITS);
          // Before its row says so: blocks that nobody knows of are swept away, a row without blocks is not.
          await putBlocks(blobs, enterpriseId, id, read.blocks);
          return read.facts;
        });
        return { id, name, facts };
      },
      async ({ db, actor: { enterpriseId }, now, record, afterCommit, afterRollback }, _, { id, name, facts }) => {
        afterRollback(() => dropBlocks(blobs, enterpriseId, id));
        await store.lockFiles(db, enterpriseId);
        const before = await store.deleteNamed(db, enterpriseId, name);
        if (!before && (await store.countFiles(db, enterpriseId)) >= HEIGHT_FILES_MAX)
          refuse('heightFile.tooMany', { max: HEIGHT_FILES_MAX });
        await store.insertFile(db, { id, enterpriseId, name, facts, createdAt: now });
        record({ operation: 'route.heightsAdded', target: { id, name } });
        if (before) afterCommit(() => dropBlocks(blobs, enterpriseId, before.id));
        return { id };
      },
    ),

    implement(contract.deleteHeightFile, async ({ db, actor: { enterpriseId }, record, afterCommit }, { id }) => {
      const { name } = (await store.deleteFile(db, enterpriseId, id)) ?? refuse('record.notFound');
      record({ operation: 'route.heightsDeleted', target: { id, name } });
      afterCommit(() => dropBlocks(blobs, enterpriseId, id));
      return null;
    }),

    implement(contract.getHeights, async ({ db, actor }, { line }) => ({
      legs: (await heightsAlong(blobs, await store.filesOf(db, actor.enterpriseId), line)).map((leg) => [...leg]),
    })),
  ];
};

/** Without folders, and without what turns text around. */
const plainName = (name: string): string =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .trim()
    .slice(-NAME_MAX)
    .toWellFormed();

const shown = ({ id, name, facts, createdAt }: store.HeightFileRow): contract.HeightFile => ({
  id: id as HeightFileId,
  name,
  north: facts.north,
  south: facts.north - facts.stepSouth * (facts.rows - 1),
  west: facts.west,
  east: facts.west + facts.stepEast * (facts.columns - 1),
  spacing: spacingOf(facts),
  lowest: facts.lowest,
  highest: facts.highest,
  createdAt: createdAt.toISOString(),
});
