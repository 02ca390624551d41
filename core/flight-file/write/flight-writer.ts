import type { RecordedEvent, RecordedSample } from '../../record/recording.ts';
import type { Airframe, Autopilot } from '../../vehicle/airframe.ts';

/** What a file tells of a flight beside its samples. */
export interface WrittenFlight {
  /** Shown by whoever opens the file. */
  name: string;
  takeOffAt: number;
  airframe: Airframe;
  autopilot: Autopilot;
  /** Of whoever reads the file; formats with a time of their own do without. */
  timeZone: string;
}

/** Writes a flight piece by piece, so that a long one is never in memory as a whole. */
export interface FlightWriter {
  begin(): string;
  /** Samples and events of one stretch, each in the order of time. */
  add(samples: readonly RecordedSample[], events: readonly RecordedEvent[]): string | Uint8Array<ArrayBuffer>;
  end(): string;
}
