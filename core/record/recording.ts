import type { VehicleEvent } from '../vehicle/event.ts';
import type { VehicleState } from '../vehicle/state.ts';

/** What was known of a vehicle at one moment: all of it, not only what had just changed. */
export interface RecordedSample {
  /** Milliseconds since 1970. */
  at: number;
  state: VehicleState;
}

export interface RecordedEvent {
  at: number;
  event: VehicleEvent;
}
