import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message } from '@skyhelm/core/mavlink/message';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { parser } from '@skyhelm/core/mavlink/parser';
import type { Address } from '../links/udp.ts';
import { identities, type Identities } from './identities.ts';
import { playingTime } from './playing-time.ts';
import { recordingFile, type Replayed } from './recording-file.ts';

export interface ReplayOptions {
  file: string;
  to: Address;
  /** Seconds of the recording in a second. */
  speed: number;
  /** Milliseconds from its beginning. */
  from: number;
  isLoop: boolean;
  hardware: string | undefined;
  signal: AbortSignal;
  /** Before anything is sent. */
  introduce(vehicles: { system: number; hardware: string }[]): void;
}

export interface Played {
  messages: number;
  /** Of ground stations, which are not sent: they listened. */
  ofStations: number;
  skippedBytes: number;
  /** Of the recording, whole. */
  milliseconds: number;
  leaps: number;
}

/** Who flies in a recording is looked for in so many messages; a recording of days need not be read twice for it. */
const LOOKED_AT = 100_000;
/** Nearer than this it is sent now: timers are not more exact. */
const NOW_MS = 1;
const VERSION = messageNamed('AUTOPILOT_VERSION').id;

/** Plays a recording onto a link as if it flew: in its order, at its pace, from an address of its own. */
export async function replay(options: ReplayOptions): Promise<Played> {
  const { file, to, speed, from, isLoop, hardware, signal, introduce } = options;
  const recording = recordingFile(file);
  const who = identities({ seed: `${basename(file)} ${(await stat(file)).size}`, hardware });
  await meet(recording.records(), who);
  introduce(who.vehicles());
  const link = await openLink(to, who);
  const played: Played = { messages: 0, ofStations: 0, skippedBytes: 0, milliseconds: 0, leaps: 0 };

  async function playOnce(): Promise<number> {
    const time = playingTime();
    let begun: number | undefined;
    const sentBefore = played.messages;
    for await (const record of recording.records()) {
      const since = time.since(record.at);
      played.milliseconds = Math.max(played.milliseconds, since);
      who.note(record);
      if (since < from) continue;
      if (who.isStation(record.system)) {
        played.ofStations++;
        continue;
      }
      begun ??= performance.now() - since / speed;
      const dueMs = begun + since / speed - performance.now();
      if (dueMs > NOW_MS) await wait(dueMs, undefined, { signal });
      signal.throwIfAborted();
      // Its number is told when it is asked for, and by then it may not be the recorded one.
      if (record.version) continue;
      await link.send(record.bytes);
      played.messages++;
    }
    played.leaps = time.leaps;
    return played.messages - sentBefore;
  }

  try {
    let sent: number;
    do sent = await playOnce();
    while (isLoop && sent > 0);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    played.skippedBytes = recording.skipped;
    link.close();
  }
  return played;
}

async function meet(records: AsyncGenerator<Replayed>, who: Identities): Promise<void> {
  let looked = 0;
  for await (const record of records) {
    who.note(record);
    if (++looked >= LOOKED_AT) return;
  }
}

interface ReplayLink {
  send(bytes: Uint8Array): Promise<void>;
  close(): void;
}

/** Answers whoever asks an aircraft who it is; nothing else can be asked of a recording. */
async function openLink({ host, port }: Address, who: Identities): Promise<ReplayLink> {
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  const send = (bytes: Uint8Array) => new Promise<void>((resolve) => socket.send(bytes, port, address, () => resolve()));
  const hear = parser((frame) => {
    if (frame.message.name !== 'COMMAND_LONG') return;
    const { command, param1, target_system } = decode<'COMMAND_LONG'>(frame);
    if (!asksWho({ command, param1 })) return;
    const answer = who.answer(target_system);
    if (answer) void send(answer);
  });
  socket.on('message', (bytes) => {
    hear.take(bytes);
    hear.cut();
  });
  // Nobody listens there yet: they may come later.
  socket.on('error', () => {});
  socket.bind(0);
  await once(socket, 'listening');
  return { send, close: () => socket.close() };
}

const asksWho = ({ command, param1 }: Pick<Message<'COMMAND_LONG'>, 'command' | 'param1'>): boolean =>
  command === MavCmd.REQUEST_AUTOPILOT_CAPABILITIES || (command === MavCmd.REQUEST_MESSAGE && param1 === VERSION);
