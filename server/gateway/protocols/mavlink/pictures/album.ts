import { decode, type Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import type { ListedPicture, TakenPicture, WantedPicture } from '@skyhelm/core/vehicle/picture';
import { failed, type TransferEnd, type TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { LogSink } from '../../../log-hands.ts';
import type { PictureHands } from '../../../picture-hands.ts';
import type { TransferListener } from '../../../plan-hands.ts';
import type { Dialogue } from '../dialogue.ts';
import type { FilePlace } from '../file-transfer/file-address.ts';
import type { FileFault, FileReader } from '../file-transfer/file-reader.ts';
import { cameraOf } from './camera-count.ts';
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

/** Which of a camera's pictures it is: its number, and the how manieth time that it counts. */
interface Numbered {
  camera: string;
  index: number;
  count: number;
}

interface Kept {
  picture: ListedPicture;
  place: FilePlace | undefined;
  numbered: Numbered | undefined;
}

interface Reading {
  number: number;
  listener: TransferListener;
  /** As far as it has come, until that was told. */
  progress: { done: number; total: number } | undefined;
  /** All of it is here: the aircraft may be read for somebody else by now. */
  isStoring: boolean;
}

interface AlbumTools {
  files: FileReader;
  /** Asks a component for what it told of one picture, once more. */
  askFor(component: number, index: number): void;
  taken(picture: TakenPicture): void;
  wall(): number;
}

const isWanted = (picture: ListedPicture, wanted: WantedPicture): boolean =>
  picture.filePlace === wanted.filePlace && picture.takenAt === wanted.takenAt && picture.toldAt === wanted.toldAt;

/** Pictures of one vehicle on one way. */
export interface Album extends PictureHands, Dialogue {}

export function album({ files, askFor, taken, wall }: AlbumTools): Album {
  const kept = new Map<number, Kept>();
  const missed = missedPictures(askFor);
  const released = releasedPictures();
  /** Of cameras whose names are seen not to come again, since which count. */
  const namedApart = new Map<string, number>();
  /** The autopilot tells of the same pictures, but not where their files are. */
  let isToldByCamera = false;
  let reading: Reading | undefined;
  let number = 0;

  function end(one: Reading, how: TransferEnd): void {
    if (reading !== one) return;
    reading = undefined;
    one.listener.ended(how);
  }

  function stop(one: Reading, how: TransferEnd): void {
    if (!one.isStoring) files.stop();
    end(one, how);
  }

  function keep(bytes: Uint8Array, sink: LogSink, one: Reading): void {
    one.isStoring = true;
    sink.write(0, bytes).then(
      () => end(one, { outcome: 'done', bytes: bytes.length }),
      () => end(one, failed('storage')),
    );
  }

  /** What lies there now is another picture, or may be: of the earlier one there is no file any more, and this must not be fetched for it. */
  function withdraw(isGone: (one: Kept) => boolean): void {
    for (const [at, one] of kept) {
      if (!one.place || !isGone(one)) continue;
      kept.set(at, { ...one, picture: { ...one.picture, file: undefined, filePlace: undefined }, place: undefined });
      if (reading?.number === at) stop(reading, failed('noSuchPicture'));
    }
  }

  const withdrawFrom = (filePlace: string | undefined): void =>
    withdraw(({ picture }) => filePlace !== undefined && picture.filePlace === filePlace);

  /**
   * Of pictures that a camera has taken since it counts anew some may not have been told: where its names come again, up to this number nothing is
   * left of what it took before.
   */
  function withdrawCounted({ camera, index, count }: Numbered, filePlace: string | undefined): void {
    const isEarlier = ({ numbered }: Kept) => numbered?.camera === camera && numbered.count < count && numbered.index <= index;
    const before = [...kept.values()].filter((one) => one.place && isEarlier(one) && one.numbered?.index === index);
    if (before.length > 0 && filePlace !== undefined) {
      if (before.every(({ picture }) => picture.filePlace !== filePlace)) namedApart.set(camera, count);
      else namedApart.delete(camera);
    }
    if (namedApart.get(camera) !== count) withdraw(isEarlier);
  }

  function add(told: Omit<TakenPicture, 'number'>, place?: FilePlace, numbered?: Numbered): void {
    withdrawFrom(told.filePlace);
    number++;
    const picture = { number, ...told };
    kept.set(number, { picture: { ...picture, toldAt: wall() }, place, numbered });
    if (kept.size > KEPT_MAX) kept.delete(number - KEPT_MAX);
    taken(picture);
  }

  function hearCamera(frame: Frame, now: number): void {
    isToldByCamera = true;
    const said = decode<'CAMERA_IMAGE_CAPTURED'>(frame);
    const verdict = missed.hear(frame.component, said, now);
    if (verdict.is === 'known') return;
    const { picture, place } = pictureIn(said, frame.component);
    if (verdict.is === 'unclear') return withdrawFrom(picture.filePlace);
    const numbered = { camera: cameraOf(frame.component, said), index: said.image_index, count: verdict.count };
    withdrawCounted(numbered, picture.filePlace);
    if (said.capture_result !== 0) add(picture, place, numbered);
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
      if (!place || !picture || !isWanted(picture, wanted)) return 'noSuchPicture';
      if (files.isBusy) return 'busy';
      const one: Reading = { number: wanted.number, listener, progress: undefined, isStoring: false };
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
      stop(one, { outcome: 'cancelled', isPlanUnknown: false });
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
