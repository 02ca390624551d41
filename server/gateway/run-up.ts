import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import type { FlightTape } from './flight-recorder.ts';
import type { Sample } from './session.ts';

/** What was heard so long before a take-off belongs to the flight. */
const KEPT_MS = 10_000;
/** Whatever a vehicle says with its motors running: beyond that the oldest are forgotten first. */
const HEARD_MAX = 1_000;
const EVENTS_MAX = 50;

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
  while (heard.length > HEARD_MAX || steady - heard[0]!.steady > KEPT_MS) Object.assign(runUp.state, heard.shift()!.patch);
  return runUp;
}

export function keepHappened(happened: Happened[], event: VehicleEvent, at: number): void {
  happened.push({ event, at });
  if (happened.length > EVENTS_MAX) happened.shift();
}

/** The record of a flight begins with what was kept. */
export function playBack(tape: FlightTape, takeOffAt: number, runUp: RunUp | undefined, happened: readonly Happened[]): void {
  for (const { patch, at, steady } of runUp?.heard ?? []) tape.heard(patch, at, steady);
  for (const { event, at } of happened) if (at > takeOffAt - KEPT_MS) tape.happened(event, at);
}
