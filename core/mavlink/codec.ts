import type { Message, MessageName } from './message.ts';

/** Reads and writes the payload of one message: the whole of it, whatever was there before. */
export interface Codec<M> {
  read(view: DataView): M;
  write(view: DataView, at: number, message: Partial<M>): void;
}

export type Codecs = { readonly [N in MessageName]: Codec<Message<N>> };
