import * as contract from '@skyhelm/contract/terrain';
import { HEIGHT_FILES_MAX } from '@skyhelm/contract/terrain-facts';
import type { HeightFileId } from '@skyhelm/contract/ids';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { spacingOf, type BlockKey, type GridFacts } from '@skyhelm/core/plan/terrain/height-blocks';
import { HEIGHT_FILE_ENDINGS } from '@skyhelm/core/plan/terrain/read-height-file';
import { plainFileName } from '@skyhelm/core/text/file-name';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { requireQuota } from '../storage/index.ts';
import { dropBlocks, putBlocks } from './height-blobs.ts';
import * as store from './height-file.store.ts';
import { groundIn } from './heights-along.ts';

const WORKER = new URL('./read-heights.worker.ts', import.meta.url);
const LIMITS = { ...READING_FILES, patienceMs: 60_000 };
/** Every file that waits is held in memory. */
const PLACES = { width: 1, room: 4, groupRoom: 1 };

interface ReadHeights {
  facts: GridFacts;
  blocks: Map<BlockKey, Uint8Array>;
}

export const terrainRoutes = (services: Services): Implementation[] => {
  const { blobs } = services;
  const inTurn = fairTurnstile(PLACES);

  return [
    implement(contract.getHeightFiles, async ({ db, actor }) => (await store.filesOf(db, actor.enterpriseId)).map(shown)),

    implementPrepared(
      contract.addHeightFile,
      async ({ actor, file }) => {
        if (!file) return refuse('file.missing');
        const name = plainFileName(file.name);
        if (!HEIGHT_FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return refuse('heightFile.broken');
        const { enterpriseId } = actor;
        const id = newId<HeightFileId>();
        const bytes = new Uint8Array(file.bytes);
        const { facts, size } = await inTurn(enterpriseId, async () => {
          const read = await apart<ReadHeights>(WORKER, { name, bytes }, [bytes.buffer], LIMITS);
          // Before its row says so: blocks that nobody knows of are swept away, a row without blocks is not.
          await putBlocks(blobs, enterpriseId, id, read.blocks);
          return { facts: read.facts, size: [...read.blocks.values()].reduce((sum, { length }) => sum + length, 0) };
        });
        return { id, name, facts, size };
      },
      async (context, _, { id, name, facts, size }) => {
        const { db, actor, now, record, afterCommit, afterRollback } = context;
        const { enterpriseId } = actor;
        afterRollback(() => dropBlocks(blobs, enterpriseId, id));
        await store.lockFiles(db, enterpriseId);
        const before = await store.deleteNamed(db, enterpriseId, name);
        if (!before && (await store.countFiles(db, enterpriseId)) >= HEIGHT_FILES_MAX)
          refuse('heightFile.tooMany', { max: HEIGHT_FILES_MAX });
        await store.insertFile(db, { id, enterpriseId, name, facts, bytes: size, createdAt: now });
        await requireQuota(services, db, enterpriseId, 'heights');
        record({ operation: 'route.heightsAdded', target: { id, name } });
        await airspaceChanged(services, context, enterpriseId, areasOf(before ? [facts, before.facts] : [facts]));
        if (before) afterCommit(() => dropBlocks(blobs, enterpriseId, before.id));
        return { id };
      },
    ),

    implement(contract.deleteHeightFile, async (context, { id }) => {
      const { db, actor, record, afterCommit } = context;
      const { enterpriseId } = actor;
      const { name, facts } = (await store.deleteFile(db, enterpriseId, id)) ?? refuse('record.notFound');
      record({ operation: 'route.heightsDeleted', target: { id, name } });
      await airspaceChanged(services, context, enterpriseId, areasOf([facts]));
      afterCommit(() => dropBlocks(blobs, enterpriseId, id));
      return null;
    }),

    implement(contract.getHeights, async ({ db, actor }, { line }) => ({
      legs: (await groundIn(blobs, await store.filesOf(db, actor.enterpriseId)).along(line)).map((leg) => [...leg]),
    })),
  ];
};

const boundsOf = ({ north, west, stepSouth, stepEast, rows, columns }: GridFacts) => ({
  north,
  south: north - stepSouth * (rows - 1),
  west,
  east: west + stepEast * (columns - 1),
});

/** Wider, and it cannot be told which way round its sides go. */
const WIDE_DEGREES = 180;

/** What lies there is held to zones above the ground otherwise than before. */
const areasOf = (files: readonly GridFacts[]): Shape[] | 'all' =>
  files.some(({ stepEast, columns }) => stepEast * columns >= WIDE_DEGREES) ? 'all' : files.map(areaOf);

function areaOf(facts: GridFacts): Shape {
  const { north, south, west, east } = boundsOf(facts);
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  return { kind: 'polygon', points: corners.map(([longitude, latitude]) => ({ longitude, latitude })) };
}

const shown = ({ id, name, facts, createdAt }: store.HeightFileRow): contract.HeightFile => ({
  id: id as HeightFileId,
  name,
  ...boundsOf(facts),
  spacing: spacingOf(facts),
  lowest: facts.lowest,
  highest: facts.highest,
  createdAt: createdAt.toISOString(),
});
