import type { Position } from '../geo/position.ts';
import type { RecordedEvent, RecordedSample } from '../record/recording.ts';
import { follow, type Flown } from '../vehicle/flown.ts';
import type { FlightFileSink, FoundVehicle } from './flight-file.ts';
import { runUp, type RunUp } from './run-up.ts';

/** Longer than this nobody flies unheard: what comes later belongs to another flight. */
const SILENCE_MS = 600_000;

/** One flight of one vehicle in a file. */
export interface FileFlight {
  /** Counted from nought over the whole file. */
  number: number;
  vehicle: FoundVehicle;
  takeOffAt: number;
}

export interface FlightsSink {
  began(flight: FileFlight): void;
  /** Each later than the one before. */
  sample(flight: FileFlight, sample: RecordedSample): void;
  event(flight: FileFlight, event: RecordedEvent): void;
  ended(flight: FileFlight, landedAt: number, metres: number): void;
}

/** Cuts what is told of vehicles into flights, from take-off to landing, as the gateway does with what it hears. */
export interface Flights extends FlightFileSink {
  /** Whoever is in the air when the file ends has landed there, as far as anybody knows. */
  end(): void;
}

interface Open extends Flown {
  flight: FileFlight;
  lastAt: number;
}

interface Watched {
  isOnGround: boolean;
  open: Open | undefined;
  before: RunUp;
}

export function flightsIn(sink: FlightsSink): Flights {
  const watched = new Map<FoundVehicle, Watched>();
  let count = 0;

  function watchedOf(vehicle: FoundVehicle): Watched {
    const known = watched.get(vehicle) ?? { isOnGround: false, open: undefined, before: runUp() };
    watched.set(vehicle, known);
    return known;
  }

  function takeOff(vehicle: FoundVehicle, at: number, { isOnGround: isSeen, before }: Watched): Open {
    const flight: FileFlight = { number: count++, vehicle, takeOffAt: at };
    sink.began(flight);
    const { samples, events } = before.take(at);
    for (const sample of samples) sink.sample(flight, sample);
    for (const event of events) sink.event(flight, event);
    // What was in the air from the beginning took off before it, and nobody saw it.
    if (isSeen) sink.event(flight, { at, event: { kind: 'tookOff' } });
    return { flight, lastAt: at - 1, metres: 0, last: undefined };
  }

  function land(one: Watched, at: number): void {
    const { flight, metres } = one.open!;
    one.open = undefined;
    const seconds = Math.round((at - flight.takeOffAt) / 1000);
    sink.event(flight, { at, event: { kind: 'landed', seconds, metres: Math.round(metres) } });
    sink.ended(flight, at, metres);
  }

  function note(open: Open, position: Position, at: number): void {
    const metres = follow(open, position, at);
    if (metres !== undefined) sink.event(open.flight, { at, event: { kind: 'leapt', metres: Math.round(metres) } });
  }

  const isBroken = ({ lastAt }: Open, at: number): boolean => at < lastAt || at - lastAt > SILENCE_MS;

  return {
    sample(vehicle, { at: said, state }) {
      const one = watchedOf(vehicle);
      if (one.open && isBroken(one.open, said)) land(one, one.open.lastAt);
      if (state.flying && !one.open) one.open = takeOff(vehicle, said, one);
      if (state.flying !== undefined) one.isOnGround = !state.flying;
      if (!one.open) return one.before.sample({ at: said, state });
      const at = Math.max(said, one.open.lastAt + 1);
      one.open.lastAt = at;
      const { latitude, longitude } = state;
      if (latitude !== undefined && longitude !== undefined) note(one.open, { latitude, longitude }, at);
      sink.sample(one.open.flight, { at, state });
      if (state.flying === false) land(one, at);
    },
    event(vehicle, event) {
      const { open, before } = watchedOf(vehicle);
      if (!open) before.event(event);
      else if (event.at >= open.flight.takeOffAt && event.at - open.lastAt <= SILENCE_MS) sink.event(open.flight, event);
    },
    end() {
      for (const one of watched.values()) if (one.open) land(one, one.open.lastAt);
    },
  };
}
