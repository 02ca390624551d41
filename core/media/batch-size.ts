import { error, type Issue } from '../issue.ts';

/** As the specification bounds what is downloaded or deleted together. */
export const FILES_PER_BATCH = 99;

export const batchFault = (files: number): Issue | undefined =>
  files > FILES_PER_BATCH ? error('batch.tooMany', { max: FILES_PER_BATCH }) : undefined;
