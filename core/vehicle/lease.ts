import { error, type Issue } from '../issue.ts';

/** Somebody at one screen: the same person at another one is not at the controls. */
export interface Holder {
  userId: string;
  sessionId: string;
}

/** Who has the controls of a vehicle. Times are milliseconds of one clock. */
export interface Lease<H extends Holder = Holder> {
  /** Grows whenever the controls change hands: what was ordered under an older one is not sent any more. */
  token: number;
  holder: H | undefined;
  /** Renewed every few seconds by whoever sits there; after that nobody has the controls. */
  until: number;
  /** Who would like to have them. */
  asking: { who: H; until: number } | undefined;
}

/** A holder who says nothing for so long has gone. Two renewals may be lost on the way. */
export const LEASE_MS = 10_000;
export const RENEW_EVERY_MS = 3_000;
/** A question that nobody answers goes away: a yes a minute later would surprise whoever asked. */
export const ASKING_MS = 30_000;

/** `takeBack` is for somebody who may take the controls from anybody: the owner, an administrator. */
export const LEASE_ACTIONS = ['take', 'takeBack', 'renew', 'release', 'ask', 'handOver', 'refuse'] as const;

export interface LeaseAction<H extends Holder = Holder> {
  kind: (typeof LEASE_ACTIONS)[number];
  who: H;
}

export const NOBODY: Lease<never> = { token: 0, holder: undefined, until: 0, asking: undefined };

export const isSame = (one: Holder | undefined, other: Holder): boolean =>
  one?.userId === other.userId && one.sessionId === other.sessionId;

/** What is left of it at this moment. */
export function leaseAt<H extends Holder>(lease: Lease<H>, now: number): Lease<H> {
  const isOver = lease.holder !== undefined && lease.until <= now;
  const isUnanswered = lease.asking !== undefined && (lease.asking.until <= now || isOver);
  if (!isOver && !isUnanswered) return lease;
  return {
    ...lease,
    ...(isOver && { token: lease.token + 1, holder: undefined, until: 0 }),
    ...(isUnanswered && { asking: undefined }),
  };
}

export const holds = (lease: Lease, who: Holder, now: number): boolean => isSame(leaseAt(lease, now).holder, who);

/** The lease as it is afterwards, or why it stays as it was. */
export function nextLease<H extends Holder>(before: Lease<H>, action: LeaseAction<H>, now: number): Lease<H> | Issue {
  const lease = leaseAt(before, now);
  const { who } = action;
  const isMine = isSame(lease.holder, who);
  switch (action.kind) {
    case 'take':
      return !lease.holder || isMine ? given(lease, who, now) : error('control.held');
    case 'takeBack':
      return given(lease, who, now);
    case 'renew':
      return isMine ? { ...lease, until: now + LEASE_MS } : error('control.lost');
    case 'release':
      return isMine ? { token: lease.token + 1, holder: undefined, until: 0, asking: undefined } : error('control.lost');
    case 'ask':
      if (!lease.holder || isMine) return given(lease, who, now);
      if (lease.asking && !isSame(lease.asking.who, who)) return error('control.asked');
      return { ...lease, asking: { who, until: now + ASKING_MS } };
    case 'handOver':
      if (!isMine) return error('control.lost');
      return lease.asking ? given(lease, lease.asking.who, now) : error('control.nobodyAsks');
    case 'refuse':
      return isMine ? { ...lease, asking: undefined } : error('control.lost');
  }
}

function given<H extends Holder>(lease: Lease<H>, who: H, now: number): Lease<H> {
  if (isSame(lease.holder, who)) return { ...lease, until: now + LEASE_MS };
  return { token: lease.token + 1, holder: who, until: now + LEASE_MS, asking: undefined };
}
