import type { FlightEvent, FlightRecord } from '@skyhelm/contract/flight-record';
import type { VehicleCommand } from '@skyhelm/contract/control';
import type { Track } from '@skyhelm/core/record/track';
import type { RecordedFlight } from '../../live/recorded-fleet.ts';
import type { Say } from '../../words/words.ts';
import { commandLine, lineOf, numbered, type Line } from '../flight-record/index.ts';

/** One flight with all that is needed to play it, but its samples. */
export interface Recording {
  flight: FlightRecord;
  track: Track;
  events: readonly FlightEvent[];
  commands: readonly VehicleCommand[];
}

export interface Range {
  from: number;
  to: number;
}

/** From its first sample to its last; one that lasts, as far as it is on record. */
export function rangeOf({ flight: { takeOffAt, landedAt }, track }: Recording): Range {
  const [first, last] = [track.at[0] ?? Date.parse(takeOffAt), track.at.at(-1) ?? Date.parse(takeOffAt)];
  return { from: Math.min(first, Date.parse(takeOffAt)), to: landedAt === null ? last : Math.max(last, Date.parse(landedAt)) };
}

/** Milliseconds from the clock to the time of each flight: aligned, all take off when the first of them did. */
export function shiftsOf(recordings: readonly Recording[], isAligned: boolean): number[] {
  const first = Date.parse(recordings[0]?.flight.takeOffAt ?? '');
  return recordings.map(({ flight }) => (isAligned ? Date.parse(flight.takeOffAt) - first : 0));
}

export function unionOf(recordings: readonly Recording[], shifts: readonly number[]): Range {
  const ranges = recordings.map(rangeOf);
  return {
    from: Math.min(...ranges.map(({ from }, at) => from - shifts[at]!)),
    to: Math.max(...ranges.map(({ to }, at) => to - shifts[at]!)),
  };
}

export const recordedFlight = (recording: Recording, shift: number, name: string): RecordedFlight => ({
  vehicle: {
    id: recording.flight.id,
    deviceId: recording.flight.deviceId,
    name,
    sn: recording.flight.sn,
    model: recording.flight.sn,
    isSimulated: false,
    mayFly: false,
  },
  ...rangeOf(recording),
  isOpen: recording.flight.landedAt === null,
  shift,
  track: recording.track,
  events: recording.events,
});

/** What happened and what was ordered, by the time of the clock. */
export const linesOf = (t: Say, { events, commands }: Recording, shift: number): (Line & { number: number })[] =>
  numbered(
    [...events.map((event) => lineOf(t, event)), ...commands.map((command) => commandLine(t, command))]
      .map((line) => ({ ...line, at: line.at - shift }))
      .toSorted((one, other) => one.at - other.at),
  );
