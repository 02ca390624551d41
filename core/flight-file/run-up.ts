import { RUN_UP_EVENTS_MAX, RUN_UP_MS, type RecordedEvent, type RecordedSample } from '../record/recording.ts';

/** The last seconds of a vehicle on the ground: should it take off, its record begins with them, as that of a flight which is heard live. */
export interface RunUp {
  sample(sample: RecordedSample): void;
  event(event: RecordedEvent): void;
  /** What is kept of the seconds before, which are then forgotten. */
  take(takeOffAt: number): { samples: RecordedSample[]; events: RecordedEvent[] };
}

export function runUp(): RunUp {
  let samples: RecordedSample[] = [];
  let events: RecordedEvent[] = [];
  return {
    sample(sample) {
      const { at, state } = sample;
      // Where the motors stand still, or the clock was set, nothing before belongs to what follows.
      if (!state.armed || at <= (samples.at(-1)?.at ?? -Infinity)) samples = [];
      if (!state.armed) return;
      samples.push(sample);
      while (at - samples[0]!.at > RUN_UP_MS) samples.shift();
    },
    event(event) {
      events.push(event);
      if (events.length > RUN_UP_EVENTS_MAX) events.shift();
    },
    take(takeOffAt) {
      const belongs = ({ at }: { at: number }) => at <= takeOffAt && takeOffAt - at <= RUN_UP_MS;
      const kept = { samples: samples.filter((sample) => belongs(sample) && sample.at < takeOffAt), events: events.filter(belongs) };
      [samples, events] = [[], []];
      return kept;
    },
  };
}
