import type { FlightEvent } from '@skyhelm/contract/flight-record';
import { lastAt } from '@skyhelm/core/record/last-at';
import type { FleetNews, FleetVehicle } from './fleet-source.ts';
import type { AircraftText, News } from './news.ts';

/** More than anybody scrolls through. */
const KEPT = 300;

export interface RecordedNews extends FleetNews {
  /** What of it had happened by the moment that is shown. */
  showAt(moment: number): void;
}

interface Told {
  vehicle: FleetVehicle;
  events: readonly FlightEvent[];
  /** From the clock to the time of this flight. */
  shift: number;
}

const NO_TEXTS: readonly AircraftText[] = [];

const keyOf = ({ device, event }: News): string => (event.kind === 'alarm' ? `${device} ${event.fault}` : '');

/** What is wrong after all of these, newest first. */
function alarmsAfter(passed: readonly News[]): readonly News[] {
  const open = new Map<string, News>();
  for (const news of passed) {
    if (news.event.kind !== 'alarm') continue;
    open.delete(keyOf(news));
    if (news.event.isOn) open.set(keyOf(news), news);
  }
  return [...open.values()].toReversed();
}

/** The events of several flights on one clock. */
export function recordedNews(flights: readonly Told[]): RecordedNews {
  const all = flights
    .flatMap(({ vehicle, events, shift }) =>
      events.map(({ at, event, text }) => ({ device: vehicle.id, name: vehicle.name, at: at - shift, event, text })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map((news, number): News => ({ ...news, number }));
  const listeners = new Set<() => void>();
  let [count, log, alarms]: [number, readonly News[], readonly News[]] = [0, [], []];
  return {
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    log: () => log,
    alarms: () => alarms,
    texts: () => NO_TEXTS,
    showAt(moment) {
      const next = lastAt(all.length, (index) => all[index]!.at, moment) + 1;
      if (next === count) return;
      count = next;
      const passed = all.slice(0, count);
      [log, alarms] = [passed.slice(-KEPT).toReversed(), alarmsAfter(passed)];
      for (const told of listeners) told();
    },
  };
}
