import { RUN_UP_EVENTS_MAX, RUN_UP_MS } from '@skyhelm/core/record/recording';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import type { FlightTape } from './flight-recorder.ts';
import type { Sample } from './session.ts';

/** Whatever a vehicle says with its motors running: beyond that the oldest are forgotten first. */
const HEARD_MAX = 1_000;

interface Heard {
  patch: Patch;
  at: number;
  steady: number;
}

/** The last seconds of a vehicle on the ground with its motors running: should it take off, its record begins with them. */
export interface RunUp {
  /** How things stood before the first that is kept. */
  state: VehicleState;
  heard: Heard[];
}

/** What happened on the ground. */
export interface Happened {
  event: VehicleEvent;
  at: number;
}

export function keepRunUp(before: RunUp | undefined, state: VehicleState, { patch, receivedAt: at, steadyAt: steady }: Sample): RunUp {
  const runUp = before ?? { state: { ...state }, heard: [] };
  const { heard } = runUp;
  heard.push({ patch, at, steady });
  while (heard.length > HEARD_MAX || steady - heard[0]!.steady > RUN_UP_MS) Object.assign(runUp.state, heard.shift()!.patch);
  return runUp;
}

export function keepHappened(happened: Happened[], event: VehicleEvent, at: number): void {
  happened.push({ event, at });
  if (happened.length > RUN_UP_EVENTS_MAX) happened.shift();
}

/** The record of a flight begins with what was kept. */
export function playBack(tape: FlightTape, takeOffAt: number, runUp: RunUp | undefined, happened: readonly Happened[]): void {
  for (const { patch, at, steady } of runUp?.heard ?? []) tape.heard(patch, at, steady);
  for (const { event, at } of happened) if (at > takeOffAt - RUN_UP_MS) tape.happened(event, at);
}
