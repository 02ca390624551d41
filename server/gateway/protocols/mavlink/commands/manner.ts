import type { Aim, Command, CommandKind } from '@skyhelm/core/vehicle/command';
import type { UnsentReason } from '@skyhelm/core/vehicle/command-course';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Introduction } from '../../../protocol.ts';
import type { CommandStep } from './step.ts';

/** What a plan depends on. Of the state only what was heard just now. */
export interface VehicleFacts extends Pick<Introduction, 'kind' | 'autopilot' | 'firmware'> {
  state: VehicleState;
  paused: Paused | undefined;
  /** Metres a second of the route that it is to fly on, or that it flies and is paused in. */
  routeSpeed?: number | undefined;
}

/** What a vehicle was doing when it was told to wait. */
export interface Paused {
  nativeMode: number;
  mode?: FlightMode | undefined;
  /** What it was told to fly to, if that is what it did, and how that was said. */
  aim: { steps: readonly CommandStep[]; told: Aim } | undefined;
}

export type Unplanned = Extract<UnsentReason, 'unsupported' | 'unknownPosition' | 'nothingPaused'>;
export type Plan = readonly CommandStep[] | Unplanned;

type ParamsOf<K extends CommandKind> = Extract<Command, { kind: K }>['params'];

/** How one family of autopilots is told things. */
export interface Manner {
  orders: {
    [K in Exclude<CommandKind, 'continue' | 'emergencyStop' | 'checkReadiness' | 'reboot'>]: (
      params: ParamsOf<K>,
      facts: VehicleFacts,
    ) => Plan;
  };
  /** Its own numbers of the modes in which it waits. */
  holdingModes: readonly number[];
  /** Modes in which it flies to where it was told: to go on, it has to be told again. */
  guidedModes: readonly number[];
  /** Modes that it goes on with by itself once it is back in them. */
  resumableModes: readonly number[];
  modeStep(nativeMode: number): CommandStep;
}

export const UNSUPPORTED = (): Plan => 'unsupported';
