import type { Command } from '@skyhelm/core/vehicle/command';
import { COPTER } from './copter.ts';
import type { Manner, Paused, Plan, VehicleFacts } from './manner.ts';
import { PLANE, QUADPLANE } from './plane.ts';
import { PX4 } from './px4.ts';
import { CHECK_READINESS, REBOOT, STOP_MOTORS, type SaidStep } from './step.ts';

function mannerOf({ kind, autopilot }: Pick<VehicleFacts, 'kind' | 'autopilot'>): Manner | undefined {
  if (kind === 'other' || autopilot === 'other') return undefined;
  if (autopilot === 'px4') return PX4;
  return { multirotor: COPTER, fixedWing: PLANE, vtol: QUADPLANE }[kind];
}

/** What has to be said to a vehicle, one after the other, that it does as it is told; or why that cannot be said. */
export function plan(command: Command, facts: VehicleFacts): Plan {
  // These mean the same to every autopilot.
  if (command.kind === 'emergencyStop') return [STOP_MOTORS];
  if (command.kind === 'reboot') return [REBOOT];
  if (command.kind === 'checkReadiness') return [CHECK_READINESS];
  const manner = mannerOf(facts);
  if (!manner) return 'unsupported';
  if (command.kind === 'continue') return resume(manner, facts);
  const order = manner.orders[command.kind] as (params: Command['params'], facts: VehicleFacts) => Plan;
  const steps = order(command.params, facts);
  return command.kind === 'startRoute' ? withSpeed(steps, manner, facts) : steps;
}

/**
 * ArduPilot forgets the speed that its mission has told it as soon as it leaves it, and whoever begins further on has never heard it: all of the rest would be flown
 * as fast as it likes. ArduCopter plans the way to its waypoint as soon as it flies its mission: told a second later, it still flies half of it too fast.
 */
function withSpeed(steps: Plan, { orders }: Manner, facts: VehicleFacts): Plan {
  if (typeof steps === 'string' || facts.routeSpeed === undefined) return steps;
  const told = orders.changeSpeed({ speed: facts.routeSpeed }, facts);
  if (typeof told === 'string') return steps;
  const [speed] = told;
  const last = steps.at(-1);
  if (speed?.wire !== 'COMMAND_LONG' || !last) return steps;
  return [...steps.slice(0, -1), { ...last, atOnce: speed }, { ...speed, beside: 'speedUnconfirmed' }];
}

/** Only from where it was left waiting: if a pilot has taken over meanwhile, nothing is taken from their hands. */
function resume(manner: Manner, facts: VehicleFacts): Plan {
  const { holdingModes, guidedModes, resumableModes, modeStep } = manner;
  const { state, paused } = facts;
  if (!paused || state.nativeMode === undefined || !holdingModes.includes(state.nativeMode)) return 'nothingPaused';
  const aim = guidedTo(guidedModes, paused);
  if (aim) return aim.steps;
  return resumableModes.includes(paused.nativeMode) ? withSpeed([modeStep(paused.nativeMode)], manner, facts) : 'nothingPaused';
}

/** What is said for a mode by the vehicle's own number. */
export function modeStepOf(vehicle: Pick<VehicleFacts, 'kind' | 'autopilot'>, nativeMode: number): SpokenMode | undefined {
  const step = mannerOf(vehicle)?.modeStep(nativeMode);
  return step?.wire === 'COMMAND_LONG' ? step : undefined;
}
type SpokenMode = Extract<SaidStep, { wire: 'COMMAND_LONG' }>;

export const isHolding = (vehicle: Pick<VehicleFacts, 'kind' | 'autopilot'>, nativeMode: number): boolean =>
  mannerOf(vehicle)?.holdingModes.includes(nativeMode) ?? false;

/** Nothing where it had left its way by itself, as for a return, before it was told to wait. */
const guidedTo = (guidedModes: Manner['guidedModes'], { aim, nativeMode }: Paused): Paused['aim'] =>
  guidedModes.includes(nativeMode) ? aim : undefined;

/** What a vehicle is told to fly to again by `continue`. */
export function aimOf(vehicle: Pick<VehicleFacts, 'kind' | 'autopilot'>, paused: Paused | undefined): Paused['aim'] {
  const manner = mannerOf(vehicle);
  return manner && paused && guidedTo(manner.guidedModes, paused);
}
