import type { RecordedEvent, RecordedSample } from '../record/recording.ts';
import type { TrackSink } from './track.ts';

/** Ten minutes: a vehicle that does not know by then what time it is may never know. */
const HELD_MAX = 6_000;
/** Before satellites told the time, and further ahead than anything that is believed. */
const YEARS = { first: Date.UTC(1990, 0), last: Date.UTC(2100, 0) };

/** Makes a time of day out of the time since a vehicle was switched on; what comes before it is known is held back. */
export interface Dated extends TrackSink {
  /** Nobody told the time: the times that go out are counted from the one that was handed in. */
  readonly isUndated: boolean;
  /** The vehicle said at `bootMs` since it was switched on that it was `at`. */
  tell(bootMs: number, at: number): void;
  end(): void;
}

type Held = { sample: RecordedSample } | { event: RecordedEvent };

export function dated(sink: TrackSink, beganAt: number): Dated {
  let held: Held[] = [];
  let offset: number | undefined;
  let isUndated = false;

  const isBelieved = (at: number): boolean => at >= YEARS.first && at < YEARS.last;

  function release(found: number): void {
    offset = found;
    for (const one of held) {
      if ('sample' in one) sink.sample({ ...one.sample, at: one.sample.at + found });
      else sink.event({ ...one.event, at: one.event.at + found });
    }
    held = [];
  }

  /** The first thing in the file happened when it was begun. */
  function giveUp(): void {
    const [first] = held;
    if (offset !== undefined || !first) return;
    isUndated = true;
    release(Math.round(beganAt - ('sample' in first ? first.sample.at : first.event.at)));
  }

  function hold(one: Held): void {
    held.push(one);
    if (held.length > HELD_MAX) giveUp();
  }

  return {
    get isUndated() {
      return isUndated;
    },
    sample(sample) {
      if (offset === undefined) hold({ sample });
      else sink.sample({ ...sample, at: sample.at + offset });
    },
    event(event) {
      if (offset === undefined) hold({ event });
      else sink.event({ ...event, at: event.at + offset });
    },
    tell(bootMs, at) {
      if (offset === undefined && isBelieved(at)) release(Math.round(at - bootMs));
    },
    end: giveUp,
  };
}
