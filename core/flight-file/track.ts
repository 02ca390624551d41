import type { RecordedEvent, RecordedSample } from '../record/recording.ts';
import type { VehicleEvent } from '../vehicle/event.ts';
import { faultChanges, newFaultMemory } from '../vehicle/fault.ts';
import { newsOf } from '../vehicle/flight-news.ts';
import { noteHeard, staleFields, type HeardAt } from '../vehicle/staleness.ts';
import { ALL_FIELDS, merge, type Patch, type StateField, type VehicleState } from '../vehicle/state.ts';
import { fileClock } from './file-clock.ts';

/** As often as a flight that we hear live is written down. */
const SAMPLE_MS = 100;
const LOOK_FOR_STALE_MS = 1_000;

/** Every field is there from the beginning and none is ever taken out: an object that changes its shape is copied several times as slowly. */
const NOTHING = Object.fromEntries(ALL_FIELDS.map((field) => [field, undefined])) as { [F in StateField]: undefined };

export interface TrackSink {
  sample(sample: RecordedSample): void;
  event(event: RecordedEvent): void;
}

/** What is known of one vehicle while a file is read, message by message. */
export interface Track {
  readonly state: Readonly<VehicleState>;
  /** How often the clock of the file was set. */
  readonly leaps: number;
  take(at: number, patch: Patch): void;
  happened(at: number, event: VehicleEvent): void;
}

export function vehicleTrack(sink: TrackSink): Track {
  const state: VehicleState = { ...NOTHING };
  const heardAt: HeardAt = { ...NOTHING };
  let faults = newFaultMemory();
  let slot = Number.NaN;
  let freshAt = -Infinity;
  const clock = fileClock(() => {
    forget(ALL_FIELDS);
    faults = newFaultMemory();
  });

  function forget(fields: readonly StateField[]): void {
    for (const field of fields) {
      state[field] = undefined;
      heardAt[field] = undefined;
    }
  }

  function tell(at: number, event: VehicleEvent): void {
    sink.event({ at: Math.round(at), event });
  }

  function sampleAt(at: number): void {
    if (Math.abs(at - freshAt) >= LOOK_FOR_STALE_MS) {
      freshAt = at;
      forget(staleFields(heardAt, at));
    }
    for (const change of faultChanges(state, faults, at)) tell(at, { kind: 'alarm', ...change });
    sink.sample({ at: Math.round(at), state: { ...state } });
  }

  return {
    state,
    get leaps() {
      return clock.leaps;
    },
    take(said, patch) {
      const at = clock.admit(said);
      if (at === undefined) return;
      const { armed, flying, phase } = state;
      merge(state, patch);
      noteHeard(heardAt, patch, at);
      for (const event of newsOf(patch, { armed, flying, phase })) tell(at, event);
      // By the clock and not by the distance: messages that come every 99 ms would lose every other one.
      const isNext = Math.floor(at / SAMPLE_MS) !== slot;
      // Whether it flies is written down at once, so that a flight ends with what ended it.
      if (!isNext && state.flying === flying) return;
      slot = Math.floor(at / SAMPLE_MS);
      sampleAt(at);
    },
    happened(said, event) {
      const at = clock.admit(said);
      if (at !== undefined) tell(at, event);
    },
  };
}
