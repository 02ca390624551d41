import { setTimeout as sleep } from 'node:timers/promises';
import type { ParameterMessage, ParameterProgress } from '@skyhelm/contract/channels/parameters';
import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { Bus } from '../../platform/bus/bus.ts';
import { hearParameters, type ParameterNews, type ParameterSnapshot, type ParameterStatus } from '../../platform/bus/parameter-subjects.ts';
import type { ChannelSocket } from '../../platform/ws/channel.ts';

/** A reader who has not taken so much is slow: from then on only the latest of each value is kept for them. */
const SLOW_BYTES = 256 * 1024;
const LOOK_AGAIN_MS = 50;

/** The latest of each value that could not be sent yet. */
interface Kept {
  latest: ParameterNews;
  changes: Map<string, Parameter>;
  written: Map<string, WriteOutcome>;
}

interface Followed {
  stop(): void;
  /** Its snapshot is on its way: what is heard meanwhile goes after it. */
  isExpected: boolean;
  kept: Kept | undefined;
}

/** One socket on `/websocket/param`: which devices it follows, and how it is told. */
export interface ParameterReader {
  readonly following: ReadonlyMap<string, unknown>;
  tell(message: ParameterMessage): void;
  follow(devices: readonly string[]): Promise<void>;
  leave(devices: readonly string[]): void;
  close(): void;
}

export function parameterReader(
  socket: ChannelSocket,
  bus: Bus,
  snapshotOf: (device: string) => Promise<ParameterSnapshot>,
): ParameterReader {
  const following = new Map<string, Followed>();
  let joined = 0;
  let waking: NodeJS.Timeout | undefined;
  let isOpen = true;

  const tell = (message: ParameterMessage) => socket.send(message);
  const isSlow = () => socket.waitingBytes > SLOW_BYTES;

  function keep(one: Followed, news: ParameterNews): void {
    one.kept ??= { latest: news, changes: new Map(), written: new Map() };
    one.kept.latest = news;
    for (const change of news.changes) one.kept.changes.set(change.name, change);
    for (const outcome of news.written) one.kept.written.set(outcome.name, outcome);
  }

  function send(device: string, { at, ...news }: ParameterNews, parameters: readonly Parameter[], written: readonly WriteOutcome[]): void {
    tell({ changes: [{ device, at, status: progressOf(news), parameters, written }] });
  }

  function sendKept(device: string, one: Followed): void {
    const { kept } = one;
    one.kept = undefined;
    if (kept) send(device, kept.latest, [...kept.changes.values()], [...kept.written.values()]);
  }

  function hear(device: string, one: Followed, news: ParameterNews): void {
    if (!one.isExpected && !isSlow() && !one.kept) return send(device, news, news.changes, news.written);
    keep(one, news);
    if (one.isExpected) return;
    joined++;
    waking ??= setTimeout(catchUp, LOOK_AGAIN_MS);
  }

  function catchUp(): void {
    waking = undefined;
    if (!isOpen) return;
    if (isSlow()) return void (waking = setTimeout(catchUp, LOOK_AGAIN_MS));
    for (const [device, one] of following) if (!one.isExpected) sendKept(device, one);
    tell({ slow: { joined } });
    joined = 0;
  }

  async function introduce(device: string, one: Followed): Promise<void> {
    const snapshot = await snapshotOf(device);
    if (following.get(device) !== one) return;
    tell({ snapshots: [{ device, status: progressOf(snapshot), parameters: snapshot.parameters }] });
    one.isExpected = false;
    if (one.kept && one.kept.latest.seq <= snapshot.seq) one.kept = undefined;
    sendKept(device, one);
  }

  return {
    following,
    tell,
    async follow(devices) {
      for (const device of devices) {
        if (!isOpen || following.has(device)) continue;
        const one: Followed = { isExpected: true, kept: undefined, stop: hearParameters(bus, device, (news) => hear(device, one, news)) };
        following.set(device, one);
        while (isSlow() && isOpen) await sleep(LOOK_AGAIN_MS);
        await introduce(device, one);
      }
    },
    leave(devices) {
      const left = devices.filter((device) => following.has(device));
      for (const device of left) {
        following.get(device)!.stop();
        following.delete(device);
      }
      if (left.length > 0) tell({ gone: left });
    },
    close() {
      isOpen = false;
      clearTimeout(waking);
      for (const { stop } of following.values()) stop();
      following.clear();
    },
  };
}

const progressOf = ({ online, isCurrent, loadedAt, missing, loading, fault }: Omit<ParameterStatus, 'seq'>): ParameterProgress => ({
  online,
  isCurrent,
  loadedAt,
  missing,
  loading,
  fault,
});
