import type { Amend } from '@skyhelm/core/mavlink/encode';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import type { MissionItem } from '../guidance/mission-item.ts';
import type { ParameterSet } from '../flavours/parameters.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';

/** Who said something, and to which component of ours. The payload is there for what a decoded message cannot keep. */
export interface Source {
  system: number;
  component: number;
  target: number;
  payload: DataView;
}

/** What every part of the link works with. */
export interface Comms {
  readonly craft: Aircraft;
  readonly parameters: ParameterSet;
  /** Outlast a reboot. */
  readonly stored: { fence: MissionItem[]; rally: MissionItem[] };
  /** Milliseconds of the link's clock since boot: it runs in real time, however fast the flight is simulated. */
  now: number;
  /** Since 1970. */
  readonly unixMs: number;
  system: number;
  send<N extends MessageName>(name: N, message: Partial<Message<N>>, component?: number, amend?: Amend): void;
  reboot(): void;
}

export const AUTOPILOT = 1;
export const GIMBAL_ID = 1;

export type Handlers = { [N in MessageName]?: (message: Message<N>, from: Source) => void };

/** One concern of the link: what it listens to, and what it does as time goes on. */
export interface Service {
  hears?: Handlers;
  advance?(): void;
}

export const bootMs = (comms: Comms): number => Math.round(comms.craft.seconds * 1_000);
export const bootUs = (comms: Comms): bigint => BigInt(Math.round(comms.craft.seconds * 1e6));
