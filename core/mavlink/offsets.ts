import { messageNamed, type Message, type MessageName } from './message.ts';

/** Where each field of a message lies, so that a hot message is read without making an object of all of it. */
export const offsetsOf = <N extends MessageName>(name: N): Readonly<Record<keyof Message<N>, number>> =>
  Object.fromEntries(messageNamed(name).fields.map((field) => [field.name, field.at])) as Record<keyof Message<N>, number>;
