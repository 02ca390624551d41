import type { Protocol } from '../protocol.ts';
import { mavlink } from './mavlink/mavlink.ts';

/** Every protocol that vehicles may speak. A new one is a line here. */
export const PROTOCOLS = { mavlink } satisfies Record<string, Protocol>;

export type ProtocolName = keyof typeof PROTOCOLS;
