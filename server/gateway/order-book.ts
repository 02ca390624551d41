import type { CommandKind } from '@skyhelm/core/vehicle/command';
import type { CourseStep } from '@skyhelm/core/vehicle/command-course';

/** These change neither mode nor height: nothing has to wait for them. */
const BESIDE: readonly CommandKind[] = ['changeSpeed', 'changeYaw', 'checkReadiness'];
/** So long after an order the aircraft may change its mode because of it. */
const SETTLE_MS = 3_000;
/** So long after a yes the new mode is heard at the latest. */
const ENTER_MS = 5_000;

interface Ordered {
  commandId: string;
  token: number;
  kind: CommandKind;
  at: number;
  /** It ends in a mode that obeys sticks. */
  isToSticks: boolean;
  overAt: number | undefined;
  hasFailed: boolean;
  acceptedAt: number;
}

/** The newest order to each device that changes its mode or height, to tell what the aircraft does by order from what it does otherwise. */
export interface OrderBook {
  note(deviceId: string, order: Pick<Ordered, 'commandId' | 'token' | 'kind' | 'isToSticks'>, now: number): void;
  noteCourse(deviceId: string, commandId: string, step: CourseStep, now: number): void;
  /** Never, as minus infinity. */
  lastAt(deviceId: string): number;
  /** It may come into a mode that obeys sticks by the newest order. */
  mayLeadToSticks(deviceId: string, now: number): boolean;
  /** Whose order it is, where it is the newest one and ends in a mode that obeys sticks. */
  tokenToSticks(deviceId: string, commandId: string): number | undefined;
  /** It is on its way to a circle, which it flies with centred sticks. */
  mayLeadToCircle(deviceId: string, now: number): boolean;
  /** The newest order was to fly by sticks, and the aircraft did not do it. */
  failedToSticks(deviceId: string): boolean;
  /** When the aircraft accepted the newest order; otherwise minus infinity. */
  acceptedAt(deviceId: string): number;
  /** The newest order takes it out of the mode that it is in, and must not be overtaken by another change of mode. */
  leadsElsewhere(deviceId: string, now: number): boolean;
}

const FAILED: readonly CourseStep[] = ['denied', 'failed', 'cancelled', 'undeliverable'];
const OVER: readonly CourseStep[] = [...FAILED, 'accepted', 'silence', 'lost'];

export function orderBook(): OrderBook {
  const newest = new Map<string, Ordered>();
  function mayLeadToSticks(deviceId: string, now: number): boolean {
    const order = newest.get(deviceId);
    if (!order?.isToSticks || order.hasFailed) return false;
    return order.overAt === undefined || now - order.overAt < ENTER_MS;
  }
  return {
    note(deviceId, order, now) {
      if (BESIDE.includes(order.kind)) return;
      newest.set(deviceId, { ...order, at: now, overAt: undefined, hasFailed: false, acceptedAt: -Infinity });
    },
    noteCourse(deviceId, commandId, step, now) {
      const order = newest.get(deviceId);
      if (order?.commandId !== commandId || !OVER.includes(step)) return;
      // A yes may come late, and is followed by the new mode all the same.
      if (step === 'accepted') order.overAt = now;
      order.overAt ??= now;
      order.hasFailed ||= FAILED.includes(step);
      if (step === 'accepted') order.acceptedAt = now;
    },
    lastAt: (deviceId) => newest.get(deviceId)?.at ?? -Infinity,
    mayLeadToSticks,
    tokenToSticks(deviceId, commandId) {
      const order = newest.get(deviceId);
      return order?.commandId === commandId && order.isToSticks ? order.token : undefined;
    },
    mayLeadToCircle: (deviceId, now) => newest.get(deviceId)?.kind === 'orbit' && mayLeadToSticks(deviceId, now),
    failedToSticks(deviceId) {
      const order = newest.get(deviceId);
      return order !== undefined && order.isToSticks && order.hasFailed;
    },
    acceptedAt: (deviceId) => newest.get(deviceId)?.acceptedAt ?? -Infinity,
    leadsElsewhere(deviceId, now) {
      const order = newest.get(deviceId);
      return order !== undefined && !order.isToSticks && !order.hasFailed && now - order.at < SETTLE_MS;
    },
  };
}
