import { setImmediate as breathe } from 'node:timers/promises';
import type { Position } from '@skyhelm/core/geo/position';
import { metresBetween } from '@skyhelm/core/geo/distance';
import { placesAlong, type GroundLegs } from '@skyhelm/core/plan/terrain/ground';
import { heightIn, spacingOf, spotAt, type BlockKey } from '@skyhelm/core/plan/terrain/height-blocks';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { blockAt } from './height-blobs.ts';
import type { HeightFileRow } from './height-file.store.ts';

/** Metres between two heights that are looked up: what lies between is nothing an aircraft could climb over and down again. */
const STEP_M = { min: 5, max: 30 } as const;
/** Heights of one answer. */
const HEIGHTS_MAX = 50_000;
/** Blocks that are held at once: some eight megabytes. */
const BLOCKS_MAX = 64;

/** Heights between which everybody else is let in: those of blocks that are held are found without waiting for anything. */
const BREATH = 5_000;

/** The ground as the files of an enterprise tell it; of several that know a place the finest does. */
export interface Ground {
  /** Of these files: another name is another ground. */
  name: string;
  along(line: readonly Position[]): Promise<GroundLegs>;
  /** Metres above the sea; nothing where no file tells. */
  at(place: Position): Promise<number | null>;
}

export function groundIn(blobs: BlobStore, files: readonly HeightFileRow[]): Ground {
  const finest = finestFirst(files);
  const heightAt = heightFinder(blobs, finest);
  let found = 0;
  return {
    name: finest.map(({ id }) => id).join(' '),
    at: heightAt,
    async along(line) {
      const legs: (number | null)[][] = [];
      const step = stepAlong(line, finest);
      for (const [index, to] of line.slice(1).entries()) {
        const heights: (number | null)[] = [];
        for (const place of placesAlong(line[index]!, to, step)) {
          heights.push(await heightAt(place));
          if (++found % BREATH === 0) await breathe();
        }
        legs.push(heights);
      }
      return legs;
    },
  };
}

/** Along several lines, one after the other: the blocks of one are often those of the next. */
export async function groundAlong(ground: Ground, lines: readonly (readonly Position[])[]): Promise<GroundLegs[]> {
  const legs: GroundLegs[] = [];
  for (const line of lines) legs.push(await ground.along(line));
  return legs;
}

const finestFirst = (files: readonly HeightFileRow[]): HeightFileRow[] =>
  files.toSorted((one, other) => one.facts.stepSouth - other.facts.stepSouth);

function stepAlong(line: readonly Position[], [finest]: readonly HeightFileRow[]): number {
  const length = line.slice(1).reduce((sum, to, index) => sum + metresBetween(line[index]!, to), 0);
  const wanted = finest ? Math.max(STEP_M.min, Math.min(STEP_M.max, spacingOf(finest.facts))) : STEP_M.max;
  return Math.max(wanted, length / HEIGHTS_MAX);
}

function heightFinder(blobs: BlobStore, files: readonly HeightFileRow[]): (place: Position) => Promise<number | null> {
  const held = new Map<string, Buffer | undefined>();
  async function blockOf({ enterpriseId, id }: HeightFileRow, key: BlockKey): Promise<Buffer | undefined> {
    const name = blockAt(enterpriseId, id, key);
    if (held.has(name)) return held.get(name);
    if (held.size >= BLOCKS_MAX) held.delete(held.keys().next().value!);
    const block = await blobs.get(name);
    held.set(name, block);
    return block;
  }
  return async (place) => {
    for (const file of files) {
      const spot = spotAt(file.facts, place);
      const block = spot && (await blockOf(file, spot.key));
      const height = spot && block && heightIn(block, file.facts, spot);
      if (height !== undefined) return Math.round(height * 10) / 10;
    }
    return null;
  };
}
