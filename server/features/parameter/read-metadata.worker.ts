import { parentPort } from 'node:worker_threads';
import type { ErrorCode } from '@skyhelm/contract/codes';
import { readPdef, type MetadataFault } from '@skyhelm/core/vehicle/parameter-metadata/read-pdef';
import { AppError } from '../../platform/app-error.ts';
import { refusedAs } from '../../platform/threads/apart.ts';

const REFUSALS: Record<MetadataFault, ErrorCode> = {
  notJson: 'parameterMetadata.notJson',
  notMetadata: 'parameterMetadata.notMetadata',
  tooMany: 'parameterMetadata.tooManyParameters',
};

function answer({ bytes }: { bytes: Uint8Array }) {
  const found = readPdef(new TextDecoder().decode(bytes));
  return typeof found === 'string' ? refusedAs(new AppError(REFUSALS[found])) : found;
}

parentPort!.on('message', (file: { bytes: Uint8Array }) => parentPort!.postMessage(answer(file), []));
