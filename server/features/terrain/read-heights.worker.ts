import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import { blocksOf } from '@skyhelm/core/plan/terrain/height-blocks';
import { BadHeightFile } from '@skyhelm/core/plan/terrain/height-grid';
import { readHeightFile } from '@skyhelm/core/plan/terrain/read-height-file';
import { AppError } from '../../platform/app-error.ts';
import { refusedAs } from '../../platform/threads/apart.ts';

interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

function inflate(packed: Uint8Array, max: number): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: max });
  } catch {
    throw new BadHeightFile('broken');
  }
}

function answer({ name, bytes }: FileToRead) {
  try {
    return blocksOf(readHeightFile(name, bytes, inflate));
  } catch (error) {
    return refusedAs(error instanceof BadHeightFile ? new AppError(`heightFile.${error.fault}`) : error);
  }
}

parentPort!.on('message', (file: FileToRead) => parentPort!.postMessage(answer(file), []));
