import type { Airframe, Autopilot } from '@skyhelm/core/vehicle/airframe';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { HeardAt } from '@skyhelm/core/vehicle/staleness';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';

/** What a recorder is told of a flight that begins, or that a server before this one saw begin. */
export interface RecordedFlight {
  id: string;
  deviceId: string;
  takeOffAt: number;
  airframe: Airframe;
  autopilot: Autopilot;
}

/** One flight while it is being recorded. Nothing of it waits for a disk. */
export interface FlightTape {
  /** `at` by the wall, `steady` by the clock that nobody can set. */
  heard(patch: Patch, at: number, steady: number): void;
  happened(event: VehicleEvent, at: number): void;
  /** It has landed, or nothing more will be heard of it. */
  end(): void;
}

/** Keeps what is heard of flights; main.ts hands it in. */
export interface FlightRecorder {
  begin(flight: RecordedFlight, state: VehicleState, heardAt: HeardAt): FlightTape;
}
