import type { SingleFence } from '@skyhelm/core/airspace/fence';
import type { Aim } from '@skyhelm/core/vehicle/command';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { FenceRules } from '@skyhelm/core/vehicle/fence-rules';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { Camera } from '@skyhelm/core/vehicle/payload';
import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import type { Patch, StateField, VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from './bus.ts';

/** What a vehicle said just now. Numbers go up by one with each: whoever has a snapshot knows which of them are older. */
export interface VehiclePatch {
  seq: number;
  receivedAt: number;
  patch: Patch;
}

export interface VehicleNews {
  enterpriseId: string;
  deviceId: string;
  name: string;
  at: number;
  event: VehicleEvent;
}

export interface VehicleSnapshot {
  seq: number;
  receivedAt: number;
  online: boolean;
  state: VehicleState;
  stale: StateField[];
  /** What it has on board, as far as that is known. */
  fence?: SingleFence | undefined;
  /** What holds beside its areas; null where the vehicle says nothing of it. */
  fenceRules?: FenceRules | null | undefined;
  /** Where it may come back to instead of home, as far as that is known. */
  rally?: readonly RallyPoint[] | undefined;
  /** What it says it is, long before anything else of it is known. */
  craft?: Craft | undefined;
  /** What it was doing when it was told to wait, and would go on with. */
  pausedIn?: FlightMode | undefined;
  /** Where it would be told to fly to again, if that is what it was doing. */
  pausedAim?: Aim | undefined;
}

/** One way to one place: a socket, or an address that datagrams come from. */
export interface LinkStatistics {
  remote: string;
  frames: number;
  lostFrames: number;
  framesPerSecond: number;
  strayBytes: number;
  brokenFrames: number;
  unknownFrames: number;
  /** Thrown away unread because the source sends more than anybody needs. */
  floodedBytes: number;
  vehicles: LinkedVehicle[];
}

export interface LinkedVehicle {
  system: number;
  hardwareId: string | undefined;
  deviceId: string | undefined;
  /** Messages of this device come this way now; otherwise the link stands by. */
  isPrimary: boolean;
  trouble: LinkTrouble[];
}

/** Why a vehicle on a link is not heard, or not believed. */
export type LinkTrouble =
  | 'noAnswer'
  | 'nameless'
  | 'ambiguous'
  | 'sharedSystemId'
  | 'unsigned'
  | 'forged'
  | 'replayed'
  | 'outdated'
  | 'flooding';

/** The wind around an aircraft in flight, as it reckons it: metres a second, degrees it blows from, metres above its home. */
export interface WindReport {
  deviceId: string;
  name: string;
  longitude: number;
  latitude: number;
  height: number | null;
  speed: number;
  from: number;
}

/** What the live channels ask the gateway. */
interface VehicleRequests {
  'gateway.snapshots': { asked: { deviceIds: string[] }; answer: Record<string, VehicleSnapshot> };
  /** Of those that are on a link. */
  'gateway.crafts': { asked: { deviceIds: string[] }; answer: Record<string, Craft> };
  /** Of those that have said what they carry. */
  'gateway.cameras': { asked: { deviceIds: string[] }; answer: Record<string, readonly Camera[]> };
  /** Longitude and latitude of whatever has a position. */
  'gateway.positions': { asked: null; answer: Record<string, [number, number]> };
  /** What is wrong at this moment, as it was told when it began. */
  'gateway.alarms': { asked: null; answer: VehicleNews[] };
  /** Of aircraft in flight that tell it now. */
  'gateway.winds': { asked: null; answer: WindReport[] };
  'gateway.statistics': { asked: null; answer: LinkStatistics[] };
}

export const patchSubject = (deviceId: string): string => `vehicle.${deviceId}.patch`;
export const newsSubject = (deviceId: string): string => `vehicle.${deviceId}.news`;

export const hearPatches = (bus: Bus, deviceId: string, listener: (patch: VehiclePatch) => void): (() => void) =>
  bus.subscribe(patchSubject(deviceId), (payload) => listener(payload as VehiclePatch));

export const hearNews = (bus: Bus, listener: (news: VehicleNews) => void | Promise<void>): (() => void) =>
  bus.subscribe('vehicle.*.news', (payload) => listener(payload as VehicleNews));

/** Of the gateway in this very process. */
export const hearOwnNews = (bus: Bus, listener: (news: VehicleNews) => void | Promise<void>): (() => void) =>
  bus.subscribeOwn('vehicle.*.news', (payload) => listener(payload as VehicleNews));

export const askGateway = <S extends keyof VehicleRequests>(
  bus: Bus,
  subject: S,
  asked: VehicleRequests[S]['asked'],
): Promise<VehicleRequests[S]['answer']> => bus.request(subject, asked, ANSWER_WITHIN_MS) as Promise<VehicleRequests[S]['answer']>;

export const answerForGateway = <S extends keyof VehicleRequests>(
  bus: Bus,
  subject: S,
  answer: (asked: VehicleRequests[S]['asked']) => VehicleRequests[S]['answer'],
): (() => void) => bus.serve(subject, (asked) => answer(asked as VehicleRequests[S]['asked']));

const ANSWER_WITHIN_MS = 2_000;
