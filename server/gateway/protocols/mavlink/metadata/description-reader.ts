import { decode } from '@skyhelm/core/mavlink/frame';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import type { Description } from '../../../parameters.ts';
import type { Dialogue } from '../dialogue.ts';
import { fileAt } from '../file-transfer/file-address.ts';
import type { FileReader } from '../file-transfer/file-reader.ts';
import { describedIn, parameterFileIn } from './parameter-metadata.ts';
import { unpacked } from './unpacked.ts';

const METADATA = messageNamed('COMPONENT_METADATA').id;
const ANSWER_MS = 800;
const TRIES_MAX = 4;
/** The largest autopilots say a hundred kilobytes of themselves, packed. */
const FILE_BYTES_MAX = 2 ** 20;

/** Asks a vehicle what its parameters are: for where that stands, for the file that names the files, for the one about parameters. */
export interface DescriptionReader extends Dialogue {
  /** Nothing is told where the vehicle says nothing of them, or what is known by this mark still holds. */
  begin(known: number | null, told: (description: Description | undefined) => void): void;
  /** Whoever waits is told nothing of it. */
  stop(): void;
}

interface Matter {
  known: number | null;
  told(description: Description | undefined): void;
  tries: number;
  /** Nothing once it has said where its files are. */
  answerBy: number | undefined;
  isReading: boolean;
}

export function descriptionReader({
  ask,
  files,
  steady,
}: {
  ask(message: number): void;
  files: FileReader;
  steady(): number;
}): DescriptionReader {
  let matter: Matter | undefined;

  function end(one: Matter, description?: Description): void {
    if (matter !== one) return;
    matter = undefined;
    one.told(description);
  }

  function askFor(one: Matter): void {
    if (one.tries++ >= TRIES_MAX) return end(one);
    one.answerBy = steady() + ANSWER_MS;
    ask(METADATA);
  }

  function read(one: Matter, address: string | undefined, use: (bytes: Uint8Array) => void): void {
    const place = address === undefined ? undefined : fileAt(address);
    if (!place || files.isBusy) return end(one);
    one.isReading = true;
    files.read(place, FILE_BYTES_MAX, {
      progress() {},
      done(bytes) {
        one.isReading = false;
        unpacked(bytes, place.path).then(
          (content) => (content && matter === one ? use(content) : end(one)),
          () => end(one),
        );
      },
      failed: () => end(one),
    });
  }

  return {
    hears: [METADATA],
    begin(known, told) {
      matter = { known, told, tries: 0, answerBy: undefined, isReading: false };
      askFor(matter);
    },
    stop() {
      const one = matter;
      if (!one) return;
      // While it is unpacked somebody else may read files of this vehicle.
      if (one.isReading) files.stop();
      end(one);
    },
    take(frame) {
      const one = matter;
      if (one?.answerBy === undefined) return;
      one.answerBy = undefined;
      const { file_crc: mark, uri } = decode<'COMPONENT_METADATA'>(frame);
      if (mark === one.known) return end(one);
      read(one, uri, (general) =>
        read(one, parameterFileIn(general), (parameters) => {
          const of = describedIn(parameters);
          end(one, of && { mark, of });
        }),
      );
    },
    tick(now) {
      if (matter?.answerBy !== undefined && now >= matter.answerBy) askFor(matter);
    },
    leave() {
      if (matter) end(matter);
    },
  };
}
