import type { Aim, Command } from '@skyhelm/core/vehicle/command';
import type { CourseDetails, CourseStep, UnsentReason } from '@skyhelm/core/vehicle/command-course';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import type { Logger } from 'pino';
import type { UnclaimedVehicle } from '../platform/bus/subjects.ts';
import type { LinkStatistics } from '../platform/bus/vehicle-subjects.ts';
import type { FenceHands } from './fence-hands.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { LogHands } from './log-hands.ts';
import type { ParameterHands } from './parameters.ts';
import type { PictureHands } from './picture-hands.ts';
import type { PlanHands } from './plan-hands.ts';
import type { RemoteEnd, Remote } from './transports/transport.ts';

/** A language that vehicles speak. It tells what they say and sends what they are told; nothing else of the server is open to it. */
export interface Protocol {
  name: string;
  open(host: LinkHost): Promise<Link>;
}

/** One protocol at work, over however many ways. */
export interface Link {
  /** Somebody new on a transport. Nothing where no more are taken. */
  welcome(remote: Remote): RemoteEnd | undefined;
  /** Called several times a second. */
  tick(): void;
  statistics(): LinkStatistics[];
  close(): Promise<void>;
}

/** What a vehicle says of itself once it is asked who it is. */
export type Introduction = Omit<UnclaimedVehicle, 'firstHeardAt' | 'lastHeardAt'>;

export interface LinkHost {
  clock: GatewayClock;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** A vehicle has said who it is, and can be told things. The same one may come over several ways. */
  meet(introduction: Introduction, hands: Hands): Acquaintance;
}

export interface Order {
  commandId: string;
  command: Command;
  /** Metres a second of the route that it is to fly on. */
  routeSpeed?: number | undefined;
  /** Of the vehicle, without what is stale. */
  state: VehicleState;
}

/** All by which something is settled with a vehicle. */
export interface Hands extends CommandHands {
  readonly parameters: ParameterHands;
  readonly plans: PlanHands;
  readonly fences: FenceHands;
  readonly logs: LogHands;
  readonly pictures: PictureHands;
  /** Where the sticks stand, once; whoever steers says so again and again. */
  steer(axes: Axes): void;
  /** A mode by the vehicle's own number, once and without waiting for the answer: its heartbeat shows what came of it. */
  hold(nativeMode: number): void;
  /** The receiver's sticks count again at once, not only when ours have timed out. */
  returnSticks(): void;
}

/** How a vehicle is told what to do. No order is ever said to it twice; the speed of a route may be, which belongs to none. */
export interface CommandHands {
  /** Why nothing was sent; otherwise `tell` reports how far it has come, beginning with `sent`. An order before it is not carried on. */
  obey(order: Order, tell: (step: CourseStep, details: CourseDetails) => void): UnsentReason | undefined;
  /** Nothing more of any order is sent. */
  cease(): void;
  /** What it was made to leave off by a pause, and is told to go on with by `continue`. */
  pausedIn(): FlightMode | undefined;
  /** The place that it is told to fly to again by it; nothing where it goes on with something else. */
  pausedAim(): Aim | undefined;
  /** Whether there was something to leave off. */
  cancel(commandId: string): boolean;
}

/** One vehicle on one way, as the gateway knows it. */
export interface Acquaintance {
  /** Nothing while it belongs to nobody. */
  deviceId(): string | undefined;
  isPrimary(): boolean;
  signingKey(): Uint8Array | undefined;
  /** A pilot has control, or had it since take-off: only then may the vehicle be told that a ground station is there. */
  isWatched(): boolean;
  /** It was heard, whether or not it had anything to tell. */
  alive(): void;
  /** `stream` names what is measured together; `sentAt` is the vehicle's own clock in milliseconds, where it says so. */
  heard(patch: Patch, stream: string, sentAt: number | undefined): void;
  /** What somebody between it and us says of the way, such as a radio: no word of the vehicle's own, and no sign that it is there. */
  heardOnTheWay(patch: Patch, stream: string): void;
  happened(event: VehicleEvent): void;
  /** It is another kind of aircraft than it was introduced as. */
  isKind(kind: Introduction['kind']): void;
  /** It said what one of its parameters is, asked or not. */
  heardParameter(parameter: Parameter): void;
  /** How well it is heard this way: share of messages lost, and messages a second. */
  measured(lossPercent: number, perSecond: number): void;
  /** It is gone, or it is somebody else now. */
  leave(): void;
}
