import type { Message, MessageName } from './message.ts';

/** Reads the payload of one message, and writes the whole of it into the draft, whatever was there before. */
export interface Codec<M> {
  read(view: DataView): M;
  write(message: Partial<M>): void;
}

export type Codecs = { readonly [N in MessageName]: Codec<Message<N>> };
