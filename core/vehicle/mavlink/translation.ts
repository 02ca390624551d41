import type { MessageName } from '../../mavlink/message.ts';
import type { Patch } from '../state.ts';

/** Puts what one message says into a patch, in our units; what the sender does not know stays out of it. */
export type Translate = (payload: DataView, patch: Patch) => void;
export type Translations = Partial<Record<MessageName, Translate>>;
