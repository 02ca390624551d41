import { CONTROL_CHANNEL, type ControlMessage, type StickFault } from '@skyhelm/contract/channels/control';
import type { ControlAsk } from '@skyhelm/contract/channels/control-ask';
import type { Control, VehicleCommand } from '@skyhelm/contract/control';
import type { DeviceId } from '@skyhelm/contract/ids';
import { RENEW_EVERY_MS, type LeaseAction } from '@skyhelm/core/vehicle/lease';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import { openChannel } from '../api/channel-socket.ts';
import { send } from '../api/client.ts';
import { control as calls } from '../api/endpoints.generated.ts';
import type { Socket } from '../api/socket.ts';
import { onWake } from '../browser/sleep.ts';
import { followed } from './followed.ts';

/** Who has the controls of a device and what it was told, as it happens. */
export interface LiveControls {
  isConnected: boolean;
  /** Nothing until the server has said so, or where one may not see it. */
  control: Control | undefined;
  /** Newest first. */
  commands: readonly VehicleCommand[];
  /** Why the sticks did not count just now. */
  fault: StickFault | undefined;
  /** They were here and are not any more, though nobody at this screen has let go of them; until they are taken again. */
  isLost: boolean;
}

const UNKNOWN: LiveControls = { isConnected: false, control: undefined, commands: [], fault: undefined, isLost: false };
const KEPT = 5;
/** Soon enough to seem at once. */
const TELL_EVERY_MS = 20;
/** What was refused longer ago than this says nothing about now. */
const FAULT_MS = 2_000;

let socket: Socket | undefined;
let isConnected = false;
let renewing: ReturnType<typeof setInterval> | undefined;
let endWaking: () => void = () => undefined;

const desks = followed<{ shown: LiveControls; wasHere?: boolean; isLettingGo?: boolean; forgetting?: ReturnType<typeof setTimeout> }>({
  everyMs: TELL_EVERY_MS,
  empty: () => ({ shown: { ...UNKNOWN, isConnected } }),
  onDevices(devices) {
    if (devices.size === 0) return disconnect();
    if (!socket) connect();
    else watch();
  },
});

export const followControls = (device: string, told: () => void): (() => void) => desks.follow([device], told);
export const controlsNow = (device: string): LiveControls => desks.entries.get(device)?.shown ?? UNKNOWN;

/** What a call has answered, before the socket says so. */
export const noteControl = (device: string, control: Control): void => change(device, { control });

/** Whoever lets go of them at this screen is not told that they are lost, whoever says first that they are gone. */
export async function lettingGo<T>(device: string, action: LeaseAction['kind'], work: () => Promise<T>): Promise<T> {
  const entry = desks.entries.get(device);
  if (!entry || (action !== 'release' && action !== 'handOver')) return work();
  entry.isLettingGo = true;
  return work().finally(() => {
    entry.isLettingGo = false;
  });
}

/** Where the sticks stand, or null for let go. What cannot be sent now is not sent later. */
export const steer = (device: string, axes: Axes | null): void => say({ steer: device as DeviceId, at: performance.now(), axes });

const say = (ask: ControlAsk): void => socket?.send(ask);
const watch = (): void => say({ watch: [...desks.entries.keys()] as DeviceId[] });

function connect(): void {
  renewing = setInterval(renew, RENEW_EVERY_MS);
  endWaking = onWake(forgetAll);
  socket = openChannel({
    path: CONTROL_CHANNEL.path,
    onOpen() {
      isConnected = true;
      watch();
    },
    onClose() {
      isConnected = false;
      for (const device of desks.entries.keys()) change(device, {});
    },
    onMessage: (message) => take(message as ControlMessage),
  });
}

function disconnect(): void {
  clearInterval(renewing);
  endWaking();
  socket?.close();
  [socket, isConnected] = [undefined, false];
}

/** Controls that nobody renewed while the page slept belong to nobody, or to somebody else: the server says whose they are. */
function forgetAll(): void {
  for (const device of desks.entries.keys()) change(device, { control: undefined, fault: undefined });
}

/** Without a socket by a call: whoever still sees the screen keeps the controls. */
function renew(): void {
  for (const [device, { shown }] of desks.entries) {
    if (!shown.control?.holder?.here) continue;
    if (isConnected) say({ renew: device as DeviceId });
    else
      send(calls.renewControl, { deviceId: device }, { quiet: true }).then(
        (control) => change(device, { control }),
        () => undefined,
      );
  }
}

function take(message: ControlMessage): void {
  if ('control' in message) change(message.device, { control: message.control });
  else if ('commands' in message) change(message.device, { commands: withNewer(controlsNow(message.device).commands, message.commands) });
  else if ('sticks' in message) noteFault(message.device, message.sticks);
  else if ('refused' in message) for (const device of message.refused) change(device, { control: undefined, commands: [] });
}

function noteFault(device: string, fault: StickFault): void {
  change(device, { fault });
  const entry = desks.entries.get(device);
  if (!entry) return;
  clearTimeout(entry.forgetting);
  entry.forgetting = setTimeout(() => change(device, { fault: undefined }), FAULT_MS);
}

function withNewer(known: readonly VehicleCommand[], told: readonly VehicleCommand[]): VehicleCommand[] {
  const byId = new Map([...known, ...told].map((command) => [command.id, command]));
  return [...byId.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, KEPT);
}

function change(device: string, part: Partial<LiveControls>): void {
  const entry = desks.entries.get(device);
  if (!entry) return;
  entry.shown = { ...entry.shown, ...part, isConnected };
  // What is not known says nothing: a page that has slept learns afterwards that it has lost them.
  if (part.control) {
    const isHere = part.control.holder?.here === true;
    if (isHere || entry.isLettingGo) entry.shown.isLost = false;
    else if (entry.wasHere) entry.shown.isLost = true;
    entry.wasHere = isHere;
  }
  desks.changed(device);
}
