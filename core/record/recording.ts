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

/** What a vehicle with running motors told so long before it took off belongs to the record of its flight. */
export const RUN_UP_MS = 10_000;
/** Of what happened in that time, the latest. */
export const RUN_UP_EVENTS_MAX = 50;
