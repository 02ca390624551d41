import type { Message, MessageName } from './message.ts';

/** Reads and writes the payload of one message; a payload to write on is all noughts before. */
export interface Codec<M> {
  read(view: DataView): M;
  write(view: DataView, message: Partial<M>): void;
}

export type Codecs = { readonly [N in MessageName]: Codec<Message<N>> };
