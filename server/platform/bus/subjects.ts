import type { FlightSummary } from '@skyhelm/core/record/summary';
import type { Airframe, Autopilot } from '@skyhelm/core/vehicle/airframe';
import type { VehicleCommand } from '@skyhelm/contract/control';
import type { Command } from '@skyhelm/core/vehicle/command';
import type { CourseDetails, CourseStep, UnsentReason } from '@skyhelm/core/vehicle/command-course';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import type { SessionEnd } from '@skyhelm/contract/channels/global';
import type { Actor } from '../auth/actor.ts';
import type { Bus } from './bus.ts';

/** What features tell each other, with the shape of each payload. */
export interface Events {
  /** These sessions are over: their sockets get code 1000. A server of an earlier version says no reason. */
  'session.ended': { userId: string; sessionIds: string[]; why?: SessionEnd };
  /** What somebody may do has changed: whatever was remembered about them is forgotten. */
  'principal.changed': { userId: string } | { enterpriseId: string } | { accessKeyId: string };
  'message.created': { userIds: string[] };
  'outbox.added': { count: number };
  'webHook.added': { count: number };
  /** A device was added, edited, bound, shared or deleted: whatever was remembered about it is forgotten. With the aircraft that it is bound to now. */
  'device.changed': { enterpriseId: string; deviceId: string; hardwareId: string | null };
  /** A device stands for another aircraft from now on, or for none. */
  'device.rebound': { deviceId: string };
  /** A zone was added, edited or deleted. */
  'airspace.changed': { enterpriseId: string };
  /** Markers were added, edited, shared or deleted that these people see, by themselves or because they were given to them. */
  'marker.changed': { enterpriseId: string; userIds: string[] };
  /** What the gateway learned about a device's link: it was heard, fell silent, took off or landed. */
  'device.heard': { enterpriseId: string; deviceId: string; online: boolean; flying: boolean; at: number };
  /** Who is at the controls, or would like to be, is different now. Orders under an older token are not carried on. */
  'device.control': { enterpriseId: string; deviceId: string; token: number; change: ControlChange; holderId: string | null };
  /** Somebody is at the controls for so much longer; nought for nobody any more. With what other servers need to know of it. */
  'device.held': { deviceId: string; forMs: number; lease?: ToldLease };
  /** Where the sticks of whoever is at the controls stand now; null when they were let go, or can be seen no more. */
  'device.steer': { deviceId: string; token: number; axes: Axes | null };
  /** Flying by hand was ordered under this token, after the settings for a lost link were checked: sticks are taken from now on. */
  'device.handFlying': { deviceId: string; token: number };
  /** How far a command has come. */
  'device.command': { enterpriseId: string; deviceId: string; commandId: string; step: CourseStep; details: CourseDetails };
  /** It has another mission on board, or nobody knows any more which. */
  'device.aboard': { deviceId: string };
  /** Its aircraft is no more, as a simulated one is once its program has ended: what flew has ended where it was last heard. */
  'device.vanished': { deviceId: string };
  /** It is on record whether this simulator has to fly. */
  'simulator.settled': { deviceId: string };
  /** The ledger says so now. */
  'command.written': VehicleCommand;
  /** Other servers are heard again after a gap: whatever was remembered by their word may have changed. Told within this process only. */
  'bus.resumed': Record<string, never>;
}

/** A lease as one server tells it to the others, whose clocks are not its own. */
export interface ToldLease {
  /** Which server says so. */
  by: string;
  /** That one looks after it, and writes down where it ends. */
  isHome: boolean;
  enterpriseId: string;
  token: number;
  holder: ToldPilot | null;
  asking: { who: ToldPilot; forMs: number } | null;
}

export interface ToldPilot {
  userId: string;
  sessionId: string;
  actor: Actor;
}

/** How the controls changed hands, or that somebody asks for them. */
export type ControlChange =
  | 'taken'
  | 'takenBack'
  | 'released'
  | 'handedOver'
  | 'asked'
  | 'refused'
  | 'expired'
  | 'sessionEnded'
  | 'rightsLost'
  | 'rebound';

/** What features ask of whoever has aircraft on a link. Where nobody serves it no gateway runs: nothing is on a link. */
export interface Requests {
  'gateway.unclaimed': { asked: null; answer: UnclaimedVehicle[] };
  'gateway.links': { asked: { deviceIds: string[] }; answer: Record<string, { online: boolean; flying: boolean; heardAt: number }> };
  /** Sent once or not at all; what becomes of it is told by `device.command`. */
  'gateway.command': {
    /** `routeSpeed`: metres a second that the route on board is flown with from where it is gone on with or paused: not every autopilot keeps it while it waits. */
    asked: { deviceId: string; commandId: string; token: number; command: Command; routeSpeed?: number };
    answer: { step: 'sent' } | { step: 'undeliverable'; reason: UnsentReason };
  };
  'gateway.cancel': { asked: { deviceId: string; commandId: string }; answer: { isUnderWay: boolean } };
  /** Which people are at the controls, by device; other software is not among them. */
  'control.pilots': { asked: { deviceIds: string[] }; answer: Record<string, string> };
  /** Nobody serving means that aircraft are not listened for, so that none can be simulated. */
  'simulator.open': { asked: null; answer: true };
  'simulator.fly': { asked: { deviceId: string }; answer: SimulatorFlown };
  /** What of a flight is not stored yet, in the order of time. Where nobody serves it nothing is being recorded. */
  'recorder.tail': { asked: { flightId: string }; answer: TailStretch[] };
  /** The same summed up, for those of the flights that are being recorded. */
  'recorder.soFar': { asked: { flightIds: string[] }; answer: Record<string, FlightSummary> };
}

/** A stretch of a flight as it would be stored at this moment. */
export interface TailStretch {
  startsAt: number;
  endsAt: number;
  samples: number;
  /** Chunks (`core/record/chunk.ts`) in base64. */
  packed: string;
  overview: string;
  summary: FlightSummary;
}

/** Whether its aircraft was heard; or too many fly already. */
export type SimulatorFlown = 'heard' | 'silent' | 'full';

/** An aircraft that speaks to us and belongs to nobody yet. */
export interface UnclaimedVehicle {
  hardwareId: string;
  protocol: 'mavlink';
  kind: Airframe;
  autopilot: Autopilot;
  firmware: string;
  remote: string;
  firstHeardAt: number;
  lastHeardAt: number;
}

export const publish = <S extends keyof Events>(bus: Bus, subject: S, payload: Events[S]): void => bus.publish(subject, payload);

export const subscribe = <S extends keyof Events>(
  bus: Bus,
  subject: S,
  listener: (payload: Events[S]) => void | Promise<void>,
): (() => void) => bus.subscribe(subject, (payload) => listener(payload as Events[S]));

/** Only what this process publishes, as `Bus.subscribeOwn`. */
export const subscribeOwn = <S extends keyof Events>(
  bus: Bus,
  subject: S,
  listener: (payload: Events[S]) => void | Promise<void>,
): (() => void) => bus.subscribeOwn(subject, (payload) => listener(payload as Events[S]));

export const request = <S extends keyof Requests>(
  bus: Bus,
  subject: S,
  asked: Requests[S]['asked'],
  timeoutMs: number,
): Promise<Requests[S]['answer']> => bus.request(subject, asked, timeoutMs) as Promise<Requests[S]['answer']>;

export const serve = <S extends keyof Requests>(
  bus: Bus,
  subject: S,
  answer: (asked: Requests[S]['asked']) => Requests[S]['answer'] | Promise<Requests[S]['answer']>,
): (() => void) => bus.serve(subject, (asked) => answer(asked as Requests[S]['asked']));
