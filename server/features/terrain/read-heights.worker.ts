import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';
import type { ErrorCode } from '@skyhelm/contract/codes';
import { blocksOf } from '@skyhelm/core/plan/terrain/height-blocks';
import { BadHeightFile, type HeightFault } from '@skyhelm/core/plan/terrain/height-grid';
import { readHeightFile } from '@skyhelm/core/plan/terrain/read-height-file';
import { AppError } from '../../platform/app-error.ts';
import { refusedAs } from '../../platform/threads/apart.ts';

const REFUSALS: Record<HeightFault, ErrorCode> = {
  broken: 'heightFile.broken',
  name: 'heightFile.name',
  tooFine: 'heightFile.tooFine',
  projection: 'heightFile.projection',
  compression: 'heightFile.compression',
  empty: 'heightFile.empty',
};

interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

const inflate = (packed: Uint8Array, max: number): Uint8Array => inflateSync(packed, { maxOutputLength: max });

function answer({ name, bytes }: FileToRead) {
  try {
    return blocksOf(readHeightFile(name, bytes, inflate));
  } catch (error) {
    return refusedAs(error instanceof BadHeightFile ? new AppError(REFUSALS[error.fault]) : error);
  }
}

parentPort!.on('message', (file: FileToRead) => parentPort!.postMessage(answer(file), []));
