import { fenceOf, type SingleFence } from '@skyhelm/core/airspace/fence';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { newFaultMemory, NOTHING_AROUND, type Fault, type FaultMemory, type Surroundings } from '@skyhelm/core/vehicle/fault';
import { openTexts, type OpenTexts } from '@skyhelm/core/vehicle/open-texts';
import type { FenceRules } from '@skyhelm/core/vehicle/fence-rules';
import type { Before } from '@skyhelm/core/vehicle/flight-news';
import type { Flown } from '@skyhelm/core/vehicle/flown';
import type { Camera } from '@skyhelm/core/vehicle/payload';
import type { FenceArea, RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import { LASTING } from '@skyhelm/core/vehicle/spoken-faults';
import { staleFields, type HeardAt } from '@skyhelm/core/vehicle/staleness';
import type { Patch, StateField, VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import { newsSubject, patchSubject, type VehicleNews, type VehicleSnapshot } from '../platform/bus/vehicle-subjects.ts';
import type { KnownDevice, OpenFlight } from './directory.ts';
import type { FlightRecorder, FlightTape } from './flight-recorder.ts';
import type { Introduction } from './protocol.ts';
import { keepHappened, playBack, type Happened, type RunUp } from './run-up.ts';

export interface Flight extends OpenFlight, Flown {
  tape: FlightTape;
  /** By the steady clock: when it was last said to have leapt. */
  leaptAt: number;
}

/** One device while it is on a link, and for as long as the gateway runs: its state, in the strict order in which it was heard. */
export interface Session {
  device: KnownDevice;
  readonly make: Make;
  readonly state: VehicleState;
  readonly heardAt: HeardAt;
  /** The vehicle's own clock at the latest of each stream. */
  readonly stamps: Map<string, number>;
  readonly faults: FaultMemory;
  /** When each fault that is present began, by the wall. */
  readonly wrongSince: Map<Fault, number>;
  /** Its warnings in words that are still open. */
  readonly texts: OpenTexts;
  /** They have changed since they were last told. */
  hasNewTexts: boolean;
  /** How often a field was out of its range. */
  readonly rejected: Map<StateField, number>;
  readonly patchSubject: string;
  readonly newsSubject: string;
  seq: number;
  /** By the wall and by the steady clock. */
  receivedAt: number;
  heardSteadyAt: number;
  isOnline: boolean;
  /** A pilot here has control, or had it since take-off. */
  isWatched: boolean;
  flight: Flight | undefined;
  /** On the ground, while its motors run. */
  runUp: RunUp | undefined;
  /** On the ground, since it landed. */
  happened: Happened[];
  /** What is seen of it from outside, once a second in flight. */
  around: Surroundings;
  /** The fence that it has on board, as far as that is known. */
  fence: SingleFence | undefined;
  /** What holds beside its areas; null where the vehicle says nothing of it. */
  fenceRules: FenceRules | null | undefined;
  /** The rally points that it has on board, as far as that is known. */
  rally: readonly RallyPoint[] | undefined;
  /** What it carries, as far as it has said so. */
  cameras: readonly Camera[] | undefined;
}

/** What kind of aircraft it said it is. */
export type Make = Pick<Introduction, 'kind' | 'autopilot'>;

/** Goes on with the flight that a server before this one saw begin. */
export function newSession(device: KnownDevice, make: Make, recorder: FlightRecorder): Session {
  const session = sessionOf(device, make);
  if (device.openFlight) session.flight = newFlight(session, device.openFlight, recorder);
  return session;
}

export function newFlight(session: Session, open: OpenFlight, recorder: FlightRecorder): Flight {
  const { device, make, state, heardAt, runUp, happened } = session;
  const { id, takeOffAt } = open;
  const flight = { id, deviceId: device.id, takeOffAt, airframe: make.kind, autopilot: make.autopilot };
  const tape = recorder.begin(flight, runUp?.state ?? state, heardAt);
  playBack(tape, takeOffAt, runUp, happened);
  session.runUp = undefined;
  session.happened = [];
  return { ...open, last: undefined, leaptAt: -Infinity, tape };
}

const sessionOf = (device: KnownDevice, make: Make): Session => ({
  device,
  make,
  state: {},
  heardAt: {},
  stamps: new Map(),
  faults: newFaultMemory(),
  wrongSince: new Map(),
  texts: openTexts(),
  hasNewTexts: false,
  rejected: new Map(),
  patchSubject: patchSubject(device.id),
  newsSubject: newsSubject(device.id),
  seq: 0,
  receivedAt: 0,
  heardSteadyAt: 0,
  isOnline: false,
  isWatched: false,
  flight: undefined,
  runUp: undefined,
  happened: [],
  around: NOTHING_AROUND,
  fence: undefined,
  fenceRules: undefined,
  rally: undefined,
  cameras: undefined,
});

/** What it has on board now; without areas nobody knows, and it is asked by and by. */
export function noteFence(session: Session, areas: readonly FenceArea[] | undefined, rules?: FenceRules | null): void {
  session.fence = areas && { ...fenceOf(areas), ceiling: rules?.ceiling ?? null };
  session.fenceRules = areas && rules;
}

/** It boots anew: that a sensor was well before tells nothing. */
export function forgetSensors({ state, faults }: Session): void {
  delete state.sensorsHealthy;
  faults.provenSensors = 0;
}

/** Its motors start again: the accident before is over. */
export function forgetAccident({ faults: { found } }: Session): void {
  for (const fault of LASTING) found.delete(fault);
}

/** One message on its way through the gateway. */
export interface Sample {
  patch: Patch;
  stream: string;
  sentAt: number | undefined;
  /** By the wall. */
  receivedAt: number;
  steadyAt: number;
  before: Before;
}

export function snapshotOf(session: Session, steadyAt: number): VehicleSnapshot {
  const { seq, receivedAt, isOnline, state, heardAt, fence, fenceRules, rally } = session;
  return { seq, receivedAt, online: isOnline, state: { ...state }, stale: staleFields(heardAt, steadyAt), fence, fenceRules, rally };
}

export const newsOf = ({ device }: Session, event: VehicleEvent, at: number): VehicleNews => ({
  enterpriseId: device.enterpriseId,
  deviceId: device.id,
  name: device.name,
  at,
  event,
});

export function tell(bus: Bus, session: Session, event: VehicleEvent, at: number): void {
  if (session.flight) session.flight.tape.happened(event, at);
  else keepHappened(session.happened, event, at);
  bus.publish(session.newsSubject, newsOf(session, event, at));
}
