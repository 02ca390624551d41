import type { Bus } from '../platform/bus/bus.ts';
import type { FlightBook } from './flight-book.ts';
import type { FlightRecorder } from './flight-recorder.ts';
import type { Sample, Session } from './session.ts';
import { dropOutdated } from './steps/drop-outdated.ts';
import { merge } from './steps/merge.ts';
import { publish } from './steps/publish.ts';
import { raiseAlarms } from './steps/raise-alarms.ts';
import { record } from './steps/record.ts';
import { watch } from './steps/watch.ts';

export interface IngestTools {
  bus: Bus;
  flights: FlightBook;
  recorder: FlightRecorder;
}

/** False ends the way of this sample. */
export type Step = (session: Session, sample: Sample, tools: IngestTools) => boolean;

/** The way of every message, from the link to whoever listens. */
const STEPS: readonly Step[] = [dropOutdated, merge, watch, raiseAlarms, publish, record];

/** Whether it came to its end. */
export const ingest = (session: Session, sample: Sample, tools: IngestTools): boolean =>
  STEPS.every((step) => step(session, sample, tools));
