import type { Codec } from './codec.ts';
import { CODECS } from './codecs.generated.ts';
import { headerCrcOf } from './crc.ts';
import { fieldFrom, type Field, type WireName } from './field.ts';
import { MESSAGES } from './messages.generated.ts';

type Table = typeof MESSAGES;
export type MessageName = keyof Table;

type Written<N extends MessageName> =
  | Table[N][2][number]
  | (Table[N] extends readonly [number, number, unknown, infer Later] ? (Later extends readonly string[] ? Later[number] : never) : never);
type NameIn<F> = F extends `${string} ${infer Name}` ? Name : never;
type Single<W> = W extends 'i64' | 'u64' ? bigint : number;
type ValueOf<F> = F extends `char[${string}] ${string}`
  ? string
  : F extends `${infer W}[${string}] ${string}`
    ? readonly Single<W>[]
    : F extends `${infer W} ${string}`
      ? Single<W>
      : never;

/** What a message says, by the names of its definition. */
export type Message<N extends MessageName> = { [F in Written<N> as NameIn<F>]: ValueOf<F> };

export interface MessageFacts {
  name: MessageName;
  id: number;
  crcExtra: number;
  /** Of a frame's header, as far as it is the same for all frames of this message. */
  headCrc: number;
  /** Of the payload without what was added to the message later; a MAVLink 1 frame has exactly this. */
  minBytes: number;
  maxBytes: number;
  fields: readonly Field[];
  codec: Codec<object>;
}

function factsOf(name: MessageName): MessageFacts {
  const [id, crcExtra, base, later = []] = MESSAGES[name] as readonly [number, number, readonly string[], (readonly string[])?];
  const fields: Field[] = [];
  let at = 0;
  for (const written of [...base, ...later]) {
    const field = fieldFrom(written, at);
    fields.push(field);
    at += field.bytes;
  }
  const minBytes = fields.slice(0, base.length).reduce((sum, { bytes }) => sum + bytes, 0);
  return { name, id, crcExtra, headCrc: headerCrcOf(id), minBytes, maxBytes: at, fields, codec: CODECS[name] };
}

export const ALL_MESSAGES: readonly MessageFacts[] = (Object.keys(MESSAGES) as MessageName[]).map(factsOf);

/** An object without a prototype finds a name sooner than a map does. */
const BY_NAME = Object.assign(
  Object.create(null) as Record<MessageName, MessageFacts>,
  Object.fromEntries(ALL_MESSAGES.map((facts) => [facts.name, facts])),
);
const BY_ID = new Map(ALL_MESSAGES.map((facts) => [facts.id, facts]));

export const messageNamed = (name: MessageName): MessageFacts => BY_NAME[name];
export const messageOf = (id: number): MessageFacts | undefined => BY_ID.get(id);

export const fieldOf = <N extends MessageName>(name: N, field: keyof Message<N> & string): Field & { wire: WireName } =>
  messageNamed(name).fields.find((one) => one.name === field)!;
