import { encode, type Amend, type Sender } from '../../mavlink/encode.ts';
import type { Message, MessageName } from '../../mavlink/message.ts';

/** One message, as a frame of whoever sends it. */
export type Said = (sender: Sender) => Uint8Array;

export const say =
  <N extends MessageName>(name: N, message: Partial<Message<N>>, amend?: Amend): Said =>
  (sender) =>
    encode(name, message, sender, undefined, amend);

/** What the message has no room for is as good as unknown: it would come out as another number. */
export function scaled(value: number | undefined, by: number, unknown: number, [least, most] = [-Infinity, Infinity]): number {
  const whole = value === undefined ? unknown : Math.round(value * by);
  return whole < least || whole > most ? unknown : whole;
}
