import { isUncommandedDescent, newDescentMemory, type DescentMemory } from '@skyhelm/core/vehicle/descent';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { OrderBook } from './order-book.ts';
import type { Session } from './session.ts';
import { alarm } from './steps/raise-alarms.ts';

/** Less than this is no order to sink. */
const DOWN = -0.05;

interface DescentTools {
  bus: Bus;
  clock: GatewayClock;
  orders: OrderBook;
  isHeld(deviceId: string): boolean;
  axesOf(deviceId: string): Axes | undefined;
}

export interface DescentWatch {
  /** After everything that a vehicle said. */
  heard(session: Session, patch: Patch): void;
}

interface Watched {
  memory: DescentMemory;
  /** The mode that it was in while a pilot here had control. */
  ownMode: number | undefined;
}

/** Raises an alarm when an aircraft loses height without a command or stick input. */
export function descentWatch({
  bus,
  clock,
  orders,
  isHeld,
  axesOf,
}: DescentTools): DescentWatch & { noteSticks(deviceId: string, axes: Axes, now: number): void } {
  const watched = new WeakMap<Session, Watched>();
  const downAt = new Map<string, number>();

  function ofSession(session: Session): Watched {
    const own = watched.get(session) ?? { memory: newDescentMemory(), ownMode: undefined };
    watched.set(session, own);
    return own;
  }

  return {
    noteSticks(deviceId, axes, now) {
      if (axes.up < DOWN) downAt.set(deviceId, now);
    },
    heard(session, patch) {
      const sinkRate = patch.velocityDown ?? (patch.climbRate === undefined ? undefined : -patch.climbRate);
      if (sinkRate === undefined) return;
      const { device, make, state, faults } = session;
      const { id } = device;
      const now = clock.steady();
      const own = ofSession(session);
      const held = isHeld(id) || axesOf(id) !== undefined;
      if (held) own.ownMode = state.nativeMode;
      const isOn = isUncommandedDescent(own.memory, {
        now,
        sinkRate,
        craft: make,
        nativeMode: state.nativeMode,
        flying: state.flying,
        groundSpeed: state.groundSpeed,
        askedAt: Math.max(orders.lastAt(id), downAt.get(id) ?? -Infinity),
        isOurs: held || own.ownMode === state.nativeMode,
      });
      if (isOn === faults.found.has('descent')) return;
      if (isOn) faults.found.add('descent');
      else faults.found.delete('descent');
      alarm(bus, session, clock.wall());
    },
  };
}
