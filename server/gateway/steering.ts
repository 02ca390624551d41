import { STICKS_EVERY_MS } from '@skyhelm/core/vehicle/stick-stream';
import { leadsToSticks } from '@skyhelm/core/vehicle/stick-modes';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import type { Bus } from '../platform/bus/bus.ts';
import { subscribe } from '../platform/bus/subjects.ts';
import type { ControlTokens } from './control-tokens.ts';
import { descentWatch, type DescentWatch } from './descent-watch.ts';
import type { Fleet } from './fleet.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { orderBook } from './order-book.ts';
import { stickGuard, type StickGuard } from './stick-guard.ts';
import type { CourseStep } from '@skyhelm/core/vehicle/command-course';

/** So long the end of the server waits for aircraft that are told to hold their position. */
const STOP_MS = 3_000;

interface SteeringTools {
  bus: Bus;
  clock: GatewayClock;
  tokens: ControlTokens;
  fleet: () => Fleet;
  isHeld(deviceId: string): boolean;
}

/** Passes on where the sticks stand, and never leaves an aircraft in a mode that obeys unattended sticks. */
export interface Steering extends DescentWatch {
  /** An order was sent. */
  ordered(order: { deviceId: string; commandId: string; token: number; kind: CommandKind }, now: number): void;
  noteCourse(deviceId: string, commandId: string, step: CourseStep): void;
  /** Whatever is flown by sticks holds its position, or the time for that is over. */
  end(): Promise<void>;
}

export function steering({ bus, clock, tokens, fleet, isHeld }: SteeringTools): Steering {
  const guards = new Map<string, StickGuard>();
  const orders = orderBook();
  /** A transmitter took these over in another stick mode, and flying by hand has not been ordered here since. */
  const takenOver = new Set<string>();
  const descents = descentWatch({ bus, clock, isHeld, orders, axesOf: (deviceId) => guards.get(deviceId)?.axes });
  const seat = (deviceId: string) => fleet().seat(deviceId);
  let ticking: NodeJS.Timeout | undefined;
  let tellSettled: (() => void) | undefined;

  function guardOf(deviceId: string): StickGuard {
    const guard = guards.get(deviceId) ?? stickGuard(deviceId, { bus, clock, orders, isHeld, seat });
    guards.set(deviceId, guard);
    ticking ??= setInterval(tick, STICKS_EVERY_MS);
    return guard;
  }

  /** A yes that comes after it counted as unanswered: centred sticks are no longer sent. */
  function guardLate(deviceId: string, token: number): void {
    const stage = guards.get(deviceId)?.stage;
    if (stage !== undefined && stage !== 'leaving') return;
    const guard = guardOf(deviceId);
    guard.order(token, clock.steady());
    if (!isHeld(deviceId)) guard.end('controlLost', clock.steady());
  }

  function tick(): void {
    const now = clock.steady();
    for (const [deviceId, guard] of guards) {
      if (guard.tick(now)) continue;
      guard.close();
      if (guard.isTakenOver) takenOver.add(deviceId);
      guards.delete(deviceId);
    }
    if (![...guards.values()].some((guard) => guard.isAwaited(now))) tellSettled?.();
    if (guards.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  function steer(deviceId: string, token: number, axes: Axes): void {
    if (takenOver.has(deviceId)) return;
    descents.noteSticks(deviceId, axes, clock.steady());
    guardOf(deviceId).steer(token, axes, clock.steady());
  }

  /** Also where the page was left before it had sent any sticks. */
  function release(deviceId: string, token: number): void {
    const guard = guards.get(deviceId);
    const isSteering = guard?.stage === 'steered' || guard?.stage === 'neutral';
    if (guard && guard.token <= token && isSteering) guard.end('released', clock.steady());
  }

  function changeHands(deviceId: string, token: number, isAnybody: boolean): void {
    const guard = guards.get(deviceId);
    if (!guard || guard.token >= token) return;
    if (guard.stage === 'steered' || (guard.stage === 'neutral' && !isAnybody)) guard.end('controlLost', clock.steady());
    else guard.handOver(token);
  }

  const ends = [
    subscribe(bus, 'device.steer', ({ deviceId, token, axes }) => {
      if (!tokens.admit(deviceId, token)) return;
      if (axes) steer(deviceId, token, axes);
      else release(deviceId, token);
    }),
    subscribe(bus, 'device.control', ({ deviceId, token, holderId }) => changeHands(deviceId, token, holderId !== null)),
  ];

  return {
    heard: descents.heard,
    ordered({ deviceId, commandId, token, kind }, now) {
      const introduction = seat(deviceId)?.primary?.introduction;
      const isToSticks = introduction !== undefined && leadsToSticks(introduction, kind);
      orders.note(deviceId, { commandId, token, kind, isToSticks }, now);
      if (!isToSticks) return;
      takenOver.delete(deviceId);
      guardOf(deviceId).order(token, now);
    },
    noteCourse(deviceId, commandId, step) {
      orders.noteCourse(deviceId, commandId, step, clock.steady());
      const token = step === 'accepted' ? orders.tokenToSticks(deviceId, commandId) : undefined;
      if (token !== undefined) guardLate(deviceId, token);
    },
    async end() {
      for (const end of ends) end();
      for (const guard of guards.values()) if (guard.stage !== 'leaving') guard.end('serverStop', clock.steady());
      const isAwaited = () => [...guards.values()].some((guard) => guard.isAwaited(clock.steady()));
      if (isAwaited())
        await new Promise<void>((resolve) => {
          tellSettled = resolve;
          setTimeout(resolve, STOP_MS);
        });
      clearInterval(ticking);
    },
  };
}
