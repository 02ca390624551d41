import type { KnownDevice } from './directory.ts';
import type { Hands, Introduction } from './protocol.ts';
import type { Session } from './session.ts';

/** One vehicle on one way. */
export interface Contact {
  readonly introduction: Introduction;
  readonly hands: Hands;
  readonly firstHeardAt: number;
  /** By the wall, for people. */
  lastHeardAt: number;
  /** By the steady clock, for reckoning; never, until something of it counted. */
  steadyAt: number;
  lossPercent: number;
  /** Nothing while it belongs to nobody, or nobody knows yet. */
  seat: Seat | undefined;
  isGone: boolean;
  /** How often the registry was asked: an answer to an earlier question counts no more. */
  asked: number;
  askAgainAt: number;
}

/** A device and every way on which it is heard. Messages of one of them count, the others stand by. */
export interface Seat {
  session: Session;
  /** Of the aircraft that it is. */
  hardwareId: string;
  contacts: Set<Contact>;
  primary: Contact | undefined;
}

export const newContact = (introduction: Introduction, hands: Hands, wall: number): Contact => ({
  introduction,
  hands,
  firstHeardAt: wall,
  lastHeardAt: wall,
  steadyAt: -Infinity,
  lossPercent: 0,
  seat: undefined,
  isGone: false,
  asked: 0,
  askAgainAt: Infinity,
});

export const deviceOf = ({ seat }: Contact): KnownDevice | undefined => seat?.session.device;

/** So long without a message, and another way takes over. */
const SILENT_MS = 2_000;
/** Percent by which another way has to be better: changing back and forth helps nobody. */
const BETTER_BY = 25;

export const isSilent = (contact: Contact, steady: number): boolean => steady - contact.steadyAt > SILENT_MS;

/** Whether messages that come this way count, which may be decided anew by this very one. */
export function isPrimary(seat: Seat, contact: Contact, steady: number): boolean {
  if (!seat.primary || (seat.primary !== contact && isSilent(seat.primary, steady))) seat.primary = contact;
  return seat.primary === contact;
}

export function choosePrimary(seat: Seat, steady: number): void {
  if (seat.contacts.size < 2) return;
  const [best] = [...seat.contacts].filter((contact) => !isSilent(contact, steady)).sort((a, b) => a.lossPercent - b.lossPercent);
  if (best && seat.primary && seat.primary.lossPercent - best.lossPercent > BETTER_BY) seat.primary = best;
}
