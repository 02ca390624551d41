import type { KnownList, LoadReport } from '../../../parameters.ts';
import type { FileReader } from '../file-transfer/file-reader.ts';
import { listing, type Listing } from './listing.ts';
import { PACKED_BYTES_MAX, PACKED_PATH, unpackParameters } from './packed-file.ts';
import type { ToldValue } from './value-message.ts';
import type { ParameterWire } from './wire.ts';

const HASH = '_HASH_CHECK';
const HASH_ANSWER_MS = 800;
const HASH_TRIES_MAX = 4;

/** The way in which an autopilot hands out all of its parameters at once: as a file, or behind a number that says whether they changed. */
export type Shortcut = 'packedFile' | 'hash' | 'none';

/** All parameters of a vehicle, by the shortest way that it knows. */
export interface Loading {
  readonly isOver: boolean;
  take(told: ToldValue, now: number): void;
  tick(now: number): void;
  abandon(): void;
}

interface LoadingTools {
  wire: ParameterWire;
  files: FileReader;
  steady(): number;
}

export function loading(
  { wire, files, steady }: LoadingTools,
  shortcut: Shortcut,
  known: KnownList | undefined,
  report: Omit<LoadReport, 'described'>,
): Loading {
  let isOver = false;
  let list: Listing | undefined;
  let [hashTries, answerBy] = [0, 0];
  let isReadingFile = false;
  const reporting: Omit<LoadReport, 'described'> = {
    progress: report.progress,
    loaded(whole) {
      if (isOver) return;
      isOver = true;
      report.loaded(whole);
    },
    failed(fault) {
      if (isOver) return;
      isOver = true;
      report.failed(fault);
    },
  };

  function askForAll(hash: number | null): void {
    list = listing(wire, hash, reporting, steady());
  }

  function askForHash(now: number): void {
    if (hashTries++ >= HASH_TRIES_MAX) return askForAll(null);
    answerBy = now + HASH_ANSWER_MS;
    wire.askForName(HASH);
  }

  function askForFile(): void {
    isReadingFile = true;
    files.read(PACKED_PATH, PACKED_BYTES_MAX, {
      progress: report.progress,
      done(bytes) {
        isReadingFile = false;
        const parameters = unpackParameters(bytes);
        if (isOver) return;
        if (parameters) reporting.loaded({ parameters, missing: 0, hash: null });
        else askForAll(null);
      },
      failed(fault) {
        isReadingFile = false;
        if (fault === 'linkLost') reporting.failed('linkLost');
        else if (!isOver) askForAll(null);
      },
    });
  }

  if (shortcut === 'packedFile' && !files.isBusy) askForFile();
  else if (shortcut === 'hash') askForHash(steady());
  else askForAll(null);

  return {
    get isOver() {
      return isOver;
    },
    take(told, now) {
      if (isOver) return;
      if (list) return list.take(told, now);
      if (told.hash === undefined || hashTries === 0) return;
      if (known && known.hash === told.hash) reporting.loaded(known);
      else askForAll(told.hash);
    },
    tick(now) {
      if (isOver) return;
      if (list) list.tick(now);
      else if (hashTries > 0 && now >= answerBy) askForHash(now);
    },
    abandon() {
      if (isReadingFile) files.stop();
      reporting.failed('linkLost');
    },
  };
}
