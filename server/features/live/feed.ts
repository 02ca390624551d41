import { encodeRecord, recordSheet } from '@skyhelm/core/vehicle/batch-wire';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../../platform/bus/bus.ts';
import { hearPatches, type VehiclePatch } from '../../platform/bus/vehicle-subjects.ts';

/** How long changes are gathered: nobody sees the difference, and a hundred small messages cost more than one large one. */
const BATCH_MS = 20;

/** What one device said within one batch; each form is made once, however many read it. Used again for the next: whoever wants to keep something takes a copy. */
export interface DeviceNews {
  readonly device: string;
  readonly handle: number;
  readonly seq: number;
  readonly at: number;
  readonly patch: Patch;
  asJson(): string;
  asRecord(batchAt: number): Uint8Array;
}

export interface FeedReader {
  take(news: DeviceNews): void;
  /** The batch is over; says whether the reader has more to send later. */
  flush(batchAt: number): boolean;
}

interface Followed extends DeviceNews {
  readonly readers: Set<FeedReader>;
  stop(): void;
  seq: number;
  at: number;
  patch: Patch;
  json: string | undefined;
  record: Uint8Array | undefined;
  /** The first patch of a batch is the bus's and must not be changed. */
  isCopied: boolean;
  /** Said something that nobody was told of yet. */
  isChanged: boolean;
}

/** Every device that somebody reads, heard once. */
export interface Feed {
  /** The number that stands for the device. */
  join(device: string, reader: FeedReader): number;
  leave(device: string, reader: FeedReader): void;
}

export function feed(bus: Bus, wall: () => number): Feed {
  const followed = new Map<string, Followed>();
  /** A list, not a set: a set is grown anew for each batch, and its tables live long enough to cost long pauses of the collector. */
  const changed: Followed[] = [];
  const waiting = new Set<FeedReader>();
  const sheet = recordSheet();
  let handles = 0;
  let timer: NodeJS.Timeout | undefined;

  function hear(one: Followed, { seq, receivedAt, patch }: VehiclePatch): void {
    if (!one.isChanged) begin(one, patch);
    else if (one.isCopied) Object.assign(one.patch, patch);
    else [one.patch, one.isCopied] = [{ ...one.patch, ...patch }, true];
    one.seq = seq;
    one.at = receivedAt;
  }

  function begin(one: Followed, patch: Patch): void {
    [one.patch, one.isCopied] = [patch, false];
    one.json = one.record = undefined;
    one.isChanged = true;
    changed.push(one);
    wake();
  }

  const wake = () => void (timer ??= setTimeout(tellAll, BATCH_MS));

  function tellAll(): void {
    timer = undefined;
    const batchAt = wall();
    sheet.end = 0;
    const readers = new Set(waiting);
    for (const one of changed) {
      one.isChanged = false;
      for (const reader of one.readers) {
        reader.take(one);
        readers.add(reader);
      }
    }
    changed.length = 0;
    for (const reader of readers) {
      if (reader.flush(batchAt)) waiting.add(reader);
      else waiting.delete(reader);
    }
    if (waiting.size > 0) wake();
  }

  function follow(device: string): Followed {
    const one: Followed = {
      device,
      handle: ++handles,
      readers: new Set(),
      stop: hearPatches(bus, device, (said) => hear(one, said)),
      seq: 0,
      at: 0,
      patch: {},
      json: undefined,
      record: undefined,
      isCopied: false,
      isChanged: false,
      asJson: () => (one.json ??= JSON.stringify({ device, at: one.at, state: one.patch })),
      asRecord: (batchAt) => (one.record ??= encodeRecord(sheet, one, batchAt)),
    };
    followed.set(device, one);
    return one;
  }

  return {
    join(device, reader) {
      const one = followed.get(device) ?? follow(device);
      one.readers.add(reader);
      return one.handle;
    },
    leave(device, reader) {
      const one = followed.get(device);
      if (!one?.readers.delete(reader) || one.readers.size > 0) return;
      one.stop();
      followed.delete(device);
    },
  };
}
