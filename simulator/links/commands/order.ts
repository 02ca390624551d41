import { MavCmd, MavFrame, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Message } from '@skyhelm/core/mavlink/message';
import type { Comms, Source } from '../comms.ts';
import type { Streams } from '../streams.ts';

/** A command, however it came. Positions are in degrees, not a number where none is given. */
export interface Order {
  command: number;
  param1: number;
  param2: number;
  param3: number;
  param4: number;
  latitude: number;
  longitude: number;
  z: number;
  frame: number;
  /** Parameters five to seven as they stood, for commands without a position. */
  param5: number;
  from: Source;
}

export interface Orders {
  comms: Comms;
  streams: Streams;
  /** Answers "in progress" until it is done. */
  takeTime(order: Order, seconds: number): void;
}

/** MAV_RESULT. */
export type Action = (orders: Orders, order: Order) => number;
export type Actions = Record<number, Action>;

/** Accepted, or refused for the moment. */
export const accepted = (isAccepted: boolean): number => (isAccepted ? MavResult.ACCEPTED : MavResult.FAILED);

export function fromLong(message: Message<'COMMAND_LONG'>, from: Source): Order {
  const { command, param1, param2, param3, param4, param5, param6, param7 } = message;
  // A command without a frame counts height from home, but for home itself.
  const frame = command === MavCmd.DO_SET_HOME ? MavFrame.GLOBAL : MavFrame.GLOBAL_RELATIVE_ALT;
  return { command, param1, param2, param3, param4, latitude: param5, longitude: param6, z: param7, frame, param5, from };
}

export function fromInt(message: Message<'COMMAND_INT'>, from: Source): Order {
  const { command, param1, param2, param3, param4, x, y, z, frame } = message;
  const given = (value: number): number => (value === 0x7fff_ffff ? NaN : value / 1e7);
  return { command, param1, param2, param3, param4, latitude: given(x), longitude: given(y), z, frame, param5: x, from };
}

export const hasPosition = ({ latitude, longitude }: Order): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
