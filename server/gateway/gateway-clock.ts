import type { Clock } from '../platform/clock/clock.ts';

/** Stamps come from the wall, durations from a clock that nobody can set: a server whose time is put right must not lose its fleet. */
export interface GatewayClock {
  wall(): number;
  steady(): number;
}

export const gatewayClock = (clock: Clock): GatewayClock => ({ wall: () => clock.now().getTime(), steady: () => performance.now() });
