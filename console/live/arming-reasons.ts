import { NEWS_CHANNELS, type NewsMessage } from '@skyhelm/contract/channels/news';
import { armingReasons, type ArmingReasons } from '@skyhelm/core/vehicle/arming-reasons';
import { openChannel } from '../api/channel-socket.ts';
import type { Socket } from '../api/socket.ts';
import { followed } from './followed.ts';

interface Entry {
  reasons: ArmingReasons;
  shown: readonly string[];
}

const NONE: readonly string[] = [];
const TELL_EVERY_MS = 200;
/** So that what is not said any more goes. */
const FORGET_EVERY_MS = 1_000;

let socket: Socket | undefined;
let forgetting: ReturnType<typeof setInterval> | undefined;

const devices = followed<Entry>({
  everyMs: TELL_EVERY_MS,
  empty: () => ({ reasons: armingReasons(), shown: NONE }),
  onDevices({ size }) {
    if (size === 0) disconnect();
    else if (!socket) connect();
  },
});

/** Why a device does not start its motors, as it says itself while it is followed. */
export const followArmingReasons = devices.follow;
/** The aircraft is asked to say all of them again. */
export function forgetArmingReasons(device: string): void {
  const entry = devices.entries.get(device);
  if (!entry) return;
  entry.reasons.forget();
  show(device, entry);
}

export const armingReasonsNow = (device: string): readonly string[] => devices.entries.get(device)?.shown ?? NONE;

function connect(): void {
  forgetting = setInterval(showAll, FORGET_EVERY_MS);
  socket = openChannel({ path: NEWS_CHANNELS.info, onMessage: (message) => take(message as Partial<NewsMessage>) });
}

function disconnect(): void {
  clearInterval(forgetting);
  socket?.close();
  socket = undefined;
}

function take({ device, event }: Partial<NewsMessage>): void {
  const entry = device === undefined ? undefined : devices.entries.get(device);
  if (!entry) return;
  const now = performance.now();
  if (event?.kind === 'statusText') entry.reasons.hear(event.text, now);
  if (event?.kind === 'armingRefused') for (const reason of event.reasons) entry.reasons.note(reason, now);
  show(device!, entry);
}

function show(device: string, entry: Entry): void {
  const known = entry.reasons.known(performance.now());
  if (known.join('\n') === entry.shown.join('\n')) return;
  entry.shown = known;
  devices.changed(device);
}

function showAll(): void {
  for (const [device, entry] of devices.entries) show(device, entry);
}
