import { lookForFall, newFallMemory, type FallMemory } from '@skyhelm/core/vehicle/fall';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { Session } from './session.ts';
import { alarm } from './steps/raise-alarms.ts';

const CLEARANCE_MS = 1_000;

/** Raises an alarm when an aircraft falls, and when it hits the ground. */
export function fallWatch(bus: Bus, clock: GatewayClock): (session: Session, patch: Patch) => void {
  const memories = new WeakMap<Session, FallMemory>();
  return (session, patch) => {
    const sinkRate = patch.velocityDown ?? (patch.climbRate === undefined ? undefined : -patch.climbRate);
    if (sinkRate === undefined) return;
    const { state, heardAt, make, faults } = session;
    const memory = memories.get(session) ?? newFallMemory();
    memories.set(session, memory);
    const now = clock.steady();
    const { armed, flying, height, groundSpeed } = state;
    // A rangefinder says nothing beyond its range: what it measured last stays in the state.
    const clearance = now - (heardAt.clearance ?? -Infinity) < CLEARANCE_MS ? state.clearance : undefined;
    const look = { now, kind: make.kind, armed, flying, sinkRate, height, clearance, groundSpeed };
    const { isFalling, isImpact } = lookForFall(memory, look);
    if (isFalling === faults.found.has('falling') && !isImpact) return;
    if (isFalling) faults.found.add('falling');
    else faults.found.delete('falling');
    if (isImpact) faults.found.add('crash');
    alarm(bus, session, clock.wall());
  };
}
