import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import type { Comms } from '../comms.ts';

/** What each message says at this moment; nothing where there is nothing to say yet. */
export type Writers = { [N in MessageName]?: (comms: Comms) => Partial<Message<N>> | undefined };
