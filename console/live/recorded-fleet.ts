import type { FlightEvent } from '@skyhelm/contract/flight-record';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { FleetCapability, FleetSource, FleetVehicle } from './fleet-source.ts';
import { flownTrail, type FlownTrail, type RecordedTrack } from './flown-trail.ts';
import { pastGap } from './past-gap.ts';
import type { PlayClock } from './play-clock.ts';
import { recordedNews, type RecordedNews } from './recorded-news.ts';
import { NOT_THERE, NOT_YET, recordedVehicle } from './recorded-vehicle.ts';
import { samplePieces, type Found, type RecordedEnd, type SamplePieces } from './sample-pieces.ts';
import type { Trajectory } from './trails.ts';
import type { LiveVehicle } from './uav-data.ts';

const RECORDED: ReadonlySet<FleetCapability> = new Set(['seek']);
/** As live. */
const TELL_EVERY_MS = 250;
/** So that an age is seen to grow. */
const AGE_STEP_MS = 500;

export interface RecordedFlight extends RecordedEnd {
  /** Its id is that of the flight: one device may have several. */
  vehicle: FleetVehicle;
  from: number;
  /** Milliseconds from the clock to the time of this flight. */
  shift: number;
  track: RecordedTrack;
  events: readonly FlightEvent[];
}

/** What flew once, at the moment that a clock shows. */
export interface RecordedFleet extends FleetSource {
  /** The range of the clock is theirs from then on, and grows with those that are in the air. */
  setFlights(flights: readonly RecordedFlight[]): void;
  /** The way of the whole flight. */
  whole(id: string): Trajectory;
  /** The last bit of it, up to the aircraft itself. */
  tip(id: string): Trajectory;
  /** Moves everything to where the clock is: once a frame, while somebody looks. */
  tick(): void;
  /** The record cannot be reached; it is tried again. */
  isFailing(): boolean;
  close(): void;
}

type Load = (id: string, from: number, to: number, signal: AbortSignal) => Promise<SampleTable[]>;

interface Reel {
  flight: RecordedFlight;
  pieces: SamplePieces;
  trail: FlownTrail;
  shown: { found: Found | undefined; age: number; vehicle: LiveVehicle };
}

export function recordedFleet(clock: PlayClock, load: Load): RecordedFleet {
  const reels = new Map<string, Reel>();
  const told = new Set<{ ids: ReadonlySet<string> | 'all'; tell(changed: readonly string[]): void }>();
  const newsListeners = new Set<() => void>();
  let vehicles: readonly FleetVehicle[] = [];
  let news: RecordedNews = recordedNews([]);
  let at = clock.now();
  let [toldAt, changedSince] = [-Infinity, new Set<string>()];

  const tellNews = () => {
    for (const listener of newsListeners) listener();
  };

  function reelOf(flight: RecordedFlight): Reel {
    const { vehicle, from, to, isOpen, track } = flight;
    const before = reels.get(vehicle.id);
    if (before) {
      before.pieces.setEnd({ to, isOpen });
      return { ...before, flight, trail: before.flight.track === track ? before.trail : flownTrail(track) };
    }
    const pieces = samplePieces({ from, to, isOpen, load: (...stretch) => load(vehicle.id, ...stretch), onLoaded: tick });
    return { flight, pieces, trail: flownTrail(track), shown: { found: undefined, age: 0, vehicle: NOT_THERE } };
  }

  /** By the clock, as far as each is known by now. */
  const stretches = () =>
    [...reels.values()].map(({ flight, pieces }) => ({ from: flight.from - flight.shift, to: pieces.end() - flight.shift }));

  function setRange(): void {
    const all = stretches();
    if (all.length === 0) return;
    clock.setRange(
      Math.min(...all.map(({ from }) => from)),
      Math.max(...all.map(({ to }) => to)),
      [...reels.values()].some(({ flight }) => flight.isOpen),
    );
  }

  function passGap(): void {
    const [moment, { isPlaying, direction }] = [clock.now(), clock.state()];
    if (!isPlaying || reels.size < 2) return;
    const next = pastGap(moment, stretches(), direction);
    if (next !== moment) clock.seek(next);
  }

  /** Whether anything of it is different now. */
  function show(reel: Reel): boolean {
    const moment = at + reel.flight.shift;
    const isBefore = moment < reel.flight.from;
    const found = isBefore ? undefined : reel.pieces.at(moment);
    const age = found ? Math.floor((moment - found.table.times[found.row]!) / AGE_STEP_MS) : 0;
    const missing = isBefore ? NOT_YET : NOT_THERE;
    const { shown } = reel;
    const isSame = found
      ? shown.found?.table === found.table && shown.found.row === found.row && shown.age === age
      : shown.vehicle === missing;
    if (isSame) return false;
    reel.shown = { found, age, vehicle: found ? recordedVehicle(found, moment) : missing };
    const { longitude, latitude } = reel.shown.vehicle.state;
    if (reel.flight.isOpen && longitude !== undefined && latitude !== undefined) reel.trail.extend(moment, { longitude, latitude });
    return true;
  }

  function tick(): void {
    const { speed, direction, isOpen } = clock.state();
    if (isOpen) setRange();
    passGap();
    clock.settle();
    at = clock.now();
    let isWaiting = false;
    for (const [id, reel] of reels) {
      const moment = at + reel.flight.shift;
      reel.pieces.look(moment, { speed, direction });
      isWaiting ||= !reel.pieces.isHere(moment);
      if (show(reel)) changedSince.add(id);
    }
    clock.wait(isWaiting);
    news.showAt(at);
    if (changedSince.size === 0 || performance.now() - toldAt < TELL_EVERY_MS) return;
    const changed = [...changedSince];
    [toldAt, changedSince] = [performance.now(), new Set()];
    for (const { ids, tell } of told) {
      const own = ids === 'all' ? changed : changed.filter((id) => ids.has(id));
      if (own.length > 0) tell(own);
    }
  }

  return {
    capabilities: RECORDED,
    vehicles: () => vehicles,
    setFlights(flights) {
      const next = flights.map(reelOf);
      for (const [id, { pieces }] of reels) if (!flights.some(({ vehicle }) => vehicle.id === id)) pieces.close();
      reels.clear();
      for (const reel of next) reels.set(reel.flight.vehicle.id, reel);
      setRange();
      vehicles = flights.map(({ vehicle }) => vehicle);
      news = recordedNews(flights);
      news.subscribe(tellNews);
      toldAt = -Infinity;
      tick();
    },
    subscribe(ids, tell) {
      const own = { ids: ids === 'all' ? ids : new Set(ids), tell };
      told.add(own);
      return () => void told.delete(own);
    },
    now: (id) => reels.get(id)?.shown.vehicle ?? NOT_THERE,
    trail: (id) => {
      const reel = reels.get(id);
      return reel ? [reel.trail.upTo(at + reel.flight.shift)] : [];
    },
    whole: (id) => reels.get(id)?.trail.whole ?? [],
    tip(id) {
      const reel = reels.get(id);
      const { longitude, latitude } = reel?.shown.vehicle.state ?? {};
      return reel && longitude !== undefined && latitude !== undefined
        ? reel.trail.tip(at + reel.flight.shift, { longitude, latitude })
        : [];
    },
    tick,
    clock: () => at,
    isConnected: () => !clock.state().isWaiting,
    isFailing: () => [...reels.values()].some(({ pieces }) => pieces.isFailing()),
    close() {
      for (const { pieces } of reels.values()) pieces.close();
    },
    news: {
      subscribe(listener) {
        newsListeners.add(listener);
        return () => void newsListeners.delete(listener);
      },
      log: () => news.log(),
      alarms: () => news.alarms(),
      texts: () => news.texts(),
    },
  };
}
