import { UAV_DATA_CHANNEL, type UavDataMessage, type UavSnapshot } from '@skyhelm/contract/channels/uav-data';
import { decodeBatch } from '@skyhelm/core/vehicle/batch-wire';
import { noteHeard, staleFields, type HeardAt } from '@skyhelm/core/vehicle/staleness';
import type { Patch, StateField, VehicleState } from '@skyhelm/core/vehicle/state';
import { openChannel } from '../api/channel-socket.ts';
import type { Socket } from '../api/socket.ts';
import { onWake } from '../browser/sleep.ts';
import { followed } from './followed.ts';

/** One vehicle as it is known here and now. */
export interface LiveVehicle {
  /** The channel is open: what is not told has not changed. */
  isConnected: boolean;
  /** Nothing until the server has said so. */
  online: boolean | undefined;
  /** Without what is too old to say anything about now. */
  state: VehicleState;
  /** Milliseconds since anything was heard of it; nothing before that. */
  age: number | undefined;
}

interface Entry {
  online: boolean | undefined;
  state: VehicleState;
  heardAt: HeardAt;
  newsAt: number | undefined;
  /** Was stale already when it was first told of. */
  old: readonly StateField[];
  /** Made when it is first looked at: of thousands that speak, few are. */
  shown: LiveVehicle | undefined;
}

const UNKNOWN: LiveVehicle = { isConnected: false, online: undefined, state: {}, age: undefined };
/** Faster than anybody reads, slower than vehicles speak. */
const TELL_EVERY_MS = 250;
/** So that what grows old is seen to. */
const AGE_EVERY_MS = 1_000;

let socket: Socket | undefined;
let isConnected = false;
let ageing: ReturnType<typeof setInterval> | undefined;
let endWaking: () => void = () => undefined;
const handles = new Map<number, string>();

const nothingYet = (): Entry => ({ online: undefined, state: {}, heardAt: {}, newsAt: undefined, old: [], shown: undefined });

const vehicles = followed<Entry>({
  everyMs: TELL_EVERY_MS,
  empty: nothingYet,
  onDevices(devices, { added, removed }) {
    if (devices.size === 0) return disconnect();
    if (!socket) return connect();
    ask('unsubscribe', removed);
    ask('subscribe', added);
  },
});

/** One socket for everybody on the page. Returns what ends it. */
export const followVehicles = vehicles.follow;
export const followVehicle = (device: string, told: () => void): (() => void) => vehicles.follow([device], told);

export const isChannelOpen = (): boolean => isConnected;

export function vehicleNow(device: string): LiveVehicle {
  const entry = vehicles.entries.get(device);
  return entry ? (entry.shown ??= shownOf(entry)) : UNKNOWN;
}

function connect(): void {
  ageing = setInterval(showAll, AGE_EVERY_MS);
  endWaking = onWake(forgetAll);
  socket = openChannel({
    path: UAV_DATA_CHANNEL.path,
    protocol: UAV_DATA_CHANNEL.binaryProtocol,
    onOpen() {
      isConnected = true;
      handles.clear();
      ask('subscribe', [...vehicles.entries.keys()]);
    },
    onClose() {
      isConnected = false;
      showAll();
    },
    onMessage: (message) => (message instanceof ArrayBuffer ? takeBatch(message) : take(message as UavDataMessage)),
  });
}

function disconnect(): void {
  clearInterval(ageing);
  endWaking();
  socket?.close();
  [socket, isConnected] = [undefined, false];
  handles.clear();
}

/** Lost where the socket is not open: once it is, all are asked for. */
function ask(what: 'subscribe' | 'unsubscribe', devices: string[]): void {
  for (let at = 0; at < devices.length; at += UAV_DATA_CHANNEL.devicesPerAsk)
    if (isConnected) socket?.send({ [what]: devices.slice(at, at + UAV_DATA_CHANNEL.devicesPerAsk) });
}

function take(message: UavDataMessage): void {
  if ('snapshots' in message) message.snapshots.forEach(begin);
  else if ('links' in message) for (const { device, online } of message.links) setOnline(device, online);
  else if ('refused' in message) for (const device of message.refused) setOnline(device, undefined);
  else if ('gone' in message) for (const device of message.gone) setOnline(device, undefined);
}

function begin({ device, handle, online, stale }: UavSnapshot): void {
  handles.set(handle, device);
  const entry = vehicles.entries.get(device);
  if (!entry) return;
  Object.assign(entry, { online, state: {}, heardAt: {}, old: stale });
  show(device, entry);
}

function setOnline(device: string, online: boolean | undefined): void {
  const entry = vehicles.entries.get(device);
  if (!entry) return;
  entry.online = online;
  show(device, entry);
}

function takeBatch(bytes: ArrayBuffer): void {
  for (const { handle, patch } of decodeBatch(new Uint8Array(bytes)) ?? []) {
    const device = handles.get(handle);
    const entry = device === undefined ? undefined : vehicles.entries.get(device);
    if (entry) takePatch(device!, entry, patch);
  }
}

const tellsAny = (patch: Patch): boolean => Object.keys(patch).length > 0;

function takePatch(device: string, entry: Entry, patch: Patch): void {
  const now = performance.now();
  Object.assign(entry.state, patch);
  noteHeard(entry.heardAt, patch, now);
  for (const name of entry.old) entry.heardAt[name] = -Infinity;
  // A snapshot of what fell silent long ago is no news of it, and that of what was never heard is empty.
  if (tellsAny(patch) && (entry.old.length === 0 || entry.online)) entry.newsAt = now;
  entry.old = [];
  show(device, entry);
}

function show(device: string, entry: Entry): void {
  entry.shown = undefined;
  vehicles.changed(device);
}

function shownOf(entry: Entry): LiveVehicle {
  const now = performance.now();
  const state = { ...entry.state };
  for (const name of staleFields(entry.heardAt, now)) delete state[name];
  return { isConnected, online: entry.online, state, age: entry.newsAt === undefined ? undefined : now - entry.newsAt };
}

/** Nobody knows how long the page slept: its own clock may have stood still. What was known then tells nothing about now. */
function forgetAll(): void {
  for (const entry of vehicles.entries.values()) Object.assign(entry, nothingYet());
  showAll();
}

function showAll(): void {
  for (const [device, entry] of vehicles.entries) show(device, entry);
}
