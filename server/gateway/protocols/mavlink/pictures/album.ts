import { decode, type Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import type { ListedPicture, TakenPicture } from '@skyhelm/core/vehicle/picture';
import { failed, type TransferEnd, type TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { LogSink } from '../../../log-hands.ts';
import type { PictureHands } from '../../../picture-hands.ts';
import type { TransferListener } from '../../../plan-hands.ts';
import type { Dialogue } from '../dialogue.ts';
import type { FilePlace } from '../file-transfer/file-address.ts';
import type { FileFault, FileReader } from '../file-transfer/file-reader.ts';
import { missedPictures } from './missed-pictures.ts';
import { pictureIn, releasedPictureIn } from './picture-message.ts';
import { releasedPictures } from './released-pictures.ts';

export const CAPTURED = messageNamed('CAMERA_IMAGE_CAPTURED').id;
const RELEASED = messageNamed('CAMERA_FEEDBACK').id;
/** Of a long survey; older ones are still on the card. */
const KEPT_MAX = 2_000;

const FAULTS: Record<FileFault, TransferFault> = {
  noAnswer: 'silence',
  notFound: 'noSuchPicture',
  tooLarge: 'tooLarge',
  refused: 'refused',
  linkLost: 'linkLost',
};

interface Kept {
  picture: ListedPicture;
  place: FilePlace | undefined;
}

interface Reading {
  listener: TransferListener;
  /** As far as it has come, until that was told. */
  progress: { done: number; total: number } | undefined;
}

interface AlbumTools {
  files: FileReader;
  /** Asks a component for what it told of one picture, once more. */
  askFor(component: number, index: number): void;
  taken(picture: TakenPicture): void;
  wall(): number;
}

/** Pictures of one vehicle on one way. */
export interface Album extends PictureHands, Dialogue {}

export function album({ files, askFor, taken, wall }: AlbumTools): Album {
  const kept = new Map<number, Kept>();
  const missed = missedPictures(askFor);
  const released = releasedPictures();
  /** The autopilot tells of the same pictures, but not where their files are. */
  let isToldByCamera = false;
  let reading: Reading | undefined;
  let number = 0;

  function end(one: Reading, how: TransferEnd): void {
    if (reading !== one) return;
    reading = undefined;
    one.listener.ended(how);
  }

  function keep(bytes: Uint8Array, sink: LogSink, one: Reading): void {
    sink.write(0, bytes).then(
      () => end(one, { outcome: 'done', bytes: bytes.length }),
      () => end(one, failed('storage')),
    );
  }

  /** What lies there now is another picture: of the earlier one there is no file any more, and this must not be fetched for it. */
  function overwrite(filePlace: string): void {
    for (const [at, { picture }] of kept) {
      if (picture.filePlace === filePlace)
        kept.set(at, { picture: { ...picture, file: undefined, filePlace: undefined }, place: undefined });
    }
  }

  function add(told: Omit<TakenPicture, 'number'>, place?: FilePlace): void {
    if (told.filePlace !== undefined) overwrite(told.filePlace);
    number++;
    const picture = { number, ...told };
    kept.set(number, { picture: { ...picture, toldAt: wall() }, place });
    if (kept.size > KEPT_MAX) kept.delete(number - KEPT_MAX);
    taken(picture);
  }

  function hearCamera(frame: Frame, now: number): void {
    isToldByCamera = true;
    const said = decode<'CAMERA_IMAGE_CAPTURED'>(frame);
    if (!missed.isNews(frame.component, said, now) || said.capture_result === 0) return;
    const { picture, place } = pictureIn(said, frame.component);
    add(picture, place);
  }

  function hearAutopilot(frame: Frame): void {
    const said = decode<'CAMERA_FEEDBACK'>(frame);
    if (!isToldByCamera && released.isNews(said)) add(releasedPictureIn(said));
  }

  return {
    hears: [CAPTURED, RELEASED],
    list: () => [...kept.values()].map(({ picture }) => picture).toReversed(),
    read(wanted, maxBytes, sink, listener) {
      const { picture, place } = kept.get(wanted.number) ?? {};
      if (!place || picture?.filePlace !== wanted.filePlace || picture?.takenAt !== wanted.takenAt) return 'noSuchPicture';
      if (files.isBusy) return 'busy';
      const one: Reading = { listener, progress: undefined };
      reading = one;
      files.read(place, maxBytes, {
        progress: (done, total) => void (one.progress = { done, total }),
        done: (bytes) => keep(bytes, sink, one),
        failed: (fault) => end(one, failed(FAULTS[fault])),
      });
      return undefined;
    },
    cancel() {
      const one = reading;
      if (!one) return false;
      files.stop();
      end(one, { outcome: 'cancelled', isPlanUnknown: false });
      return true;
    },
    take(frame, now) {
      if (frame.message.id === CAPTURED) hearCamera(frame, now);
      else hearAutopilot(frame);
    },
    tick(now) {
      missed.tick(now);
      const { progress, listener } = reading ?? {};
      if (!progress || !listener) return;
      reading!.progress = undefined;
      listener.progress({ stage: 'reading', ...progress });
    },
    leave() {
      if (reading) end(reading, failed('linkLost'));
    },
  };
}
