import { setTimeout as sleep } from 'node:timers/promises';
import type { UavDataMessage, UavSnapshot } from '@skyhelm/contract/channels/uav-data';
import { encodeBatch, encodeRecord, recordSheet } from '@skyhelm/core/vehicle/batch-wire';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';
import type { ChannelSocket } from '../../platform/ws/channel.ts';
import type { DeviceNews, Feed, FeedReader } from './feed.ts';

/** A reader who has not taken so much is slow: from then on only the latest of each value is kept for them. */
const SLOW_BYTES = 64 * 1024;
/** Snapshots that are sent in one piece. All of a large fleet at once would be more than a socket is allowed to wait for. */
const PORTION = 50;
const LOOK_AGAIN_MS = 20;

/** The latest of each value that could not be sent yet. */
interface Kept {
  patch: Patch;
  at: number;
  seq: number;
}

/** One socket on `/uavdata`: which devices it follows, and how it is told. */
export interface Reader {
  readonly following: ReadonlySet<string>;
  tell(message: UavDataMessage): void;
  follow(devices: Iterable<string>): Promise<void>;
  leave(devices: Iterable<string>): void;
  /** Nothing is followed from now on, whoever still asks for it. */
  close(): void;
}

export function reader(
  socket: ChannelSocket,
  feed: Feed,
  snapshots: (devices: string[]) => Promise<Record<string, VehicleSnapshot>>,
): Reader & FeedReader {
  const isBinary = socket.protocol !== undefined;
  const handles = new Map<string, number>();
  const following = new Set<string>();
  /** Devices whose snapshot is on its way: what is heard meanwhile goes after it. */
  const expected = new Map<string, Kept | undefined>();
  const kept = new Map<string, Kept>();
  let fresh: DeviceNews[] = [];
  let joined = 0;
  let isOpen = true;

  const tell = (message: UavDataMessage) => socket.send(message);
  const isSlow = () => socket.waitingBytes > SLOW_BYTES;

  function keep(into: Map<string, Kept | undefined>, { device, patch, at, seq }: DeviceNews): void {
    const before = into.get(device);
    into.set(device, { patch: { ...before?.patch, ...patch }, at, seq });
  }

  function sendKept(changes: Iterable<[string, Kept]>, batchAt: number): void {
    const all = [...changes];
    if (all.length === 0) return;
    if (!isBinary) return tell({ changes: all.map(([device, { at, patch }]) => ({ device, at, state: patch })) });
    const sheet = recordSheet();
    const records = all.map(([device, { at, patch }]) => encodeRecord(sheet, { handle: handles.get(device)!, at, patch }, batchAt));
    socket.sendRaw(encodeBatch(records, batchAt));
  }

  function sendFresh(batchAt: number): void {
    if (fresh.length === 0) return;
    if (isBinary)
      socket.sendRaw(
        encodeBatch(
          fresh.map((news) => news.asRecord(batchAt)),
          batchAt,
        ),
      );
    else socket.sendRaw(`{"changes":[${fresh.map((news) => news.asJson()).join(',')}]}`);
  }

  /** All that was put together while the reader was slow, in one piece, and that it was so. */
  function catchUp(batchAt: number): void {
    sendKept(kept, batchAt);
    kept.clear();
    tell({ slow: { joined } });
    joined = 0;
  }

  function introduce(devices: string[], known: Record<string, VehicleSnapshot>): void {
    const told = devices.filter((device) => following.has(device));
    if (told.length === 0) return;
    const now = told.map((device) => snapshotOf(device, handles.get(device)!, known[device]));
    tell({ snapshots: isBinary ? now.map((one) => ({ ...one, state: {} })) : now });
    const later: [string, Kept][] = [];
    for (const { device, at, state } of isBinary ? now : []) later.push([device, { patch: state, at, seq: 0 }]);
    for (const device of told) {
      const meanwhile = expected.get(device);
      expected.delete(device);
      if (meanwhile && meanwhile.seq > (known[device]?.seq ?? 0)) later.push([device, meanwhile]);
    }
    sendKept(later, Math.max(0, ...later.map(([, { at }]) => at)));
  }

  const own: Reader & FeedReader = {
    following,
    tell,
    async follow(devices) {
      const added = [...devices].filter((device) => !following.has(device));
      if (added.length === 0 || !isOpen) return;
      for (const device of added) {
        following.add(device);
        expected.set(device, undefined);
        handles.set(device, feed.join(device, own));
      }
      for (let at = 0; at < added.length && isOpen; at += PORTION) {
        while (isSlow() && isOpen) await sleep(LOOK_AGAIN_MS);
        const portion = added.slice(at, at + PORTION);
        introduce(portion, await snapshots(portion));
      }
    },
    leave(devices) {
      const left = [...devices].filter((device) => following.delete(device));
      for (const device of left) {
        feed.leave(device, own);
        for (const map of [handles, expected, kept]) map.delete(device);
      }
      fresh = fresh.filter(({ device }) => following.has(device));
      if (left.length > 0) tell({ gone: left });
    },
    close() {
      isOpen = false;
      own.leave([...following]);
      joined = 0;
    },
    take(news) {
      if (expected.has(news.device)) keep(expected, news);
      else fresh.push(news);
    },
    flush(batchAt) {
      if (isSlow()) {
        joined += fresh.length;
        for (const news of fresh) keep(kept, news);
      } else {
        if (joined > 0) catchUp(batchAt);
        sendFresh(batchAt);
      }
      fresh = [];
      return joined > 0;
    },
  };
  return own;
}

/** A device that was never heard has nothing to show and is not online. */
const snapshotOf = (device: string, handle: number, known: VehicleSnapshot | undefined): UavSnapshot => ({
  device,
  handle,
  online: known?.online ?? false,
  at: known?.receivedAt ?? 0,
  state: known?.state ?? {},
  stale: known?.stale ?? [],
});
