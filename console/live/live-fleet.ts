import type { FleetCapability, FleetSource, FleetVehicle } from './fleet-source.ts';
import { alarmsNow, followNews, newsNow, textsNow } from './news.ts';
import { followServerClock, serverNow } from '../browser/server-clock.ts';
import { trailBook } from './trails.ts';
import { followVehicles, isChannelOpen, vehicleNow } from './uav-data.ts';

const LIVE: ReadonlySet<FleetCapability> = new Set(['command']);

/** What flies now: everything that may be seen is followed while the source is open. */
export interface LiveFleet extends FleetSource {
  /** Others may be seen than before. */
  setVehicles(vehicles: readonly FleetVehicle[]): void;
  open(): () => void;
}

export function liveFleet(): LiveFleet {
  const trails = trailBook();
  const told = new Set<{ ids: ReadonlySet<string> | 'all'; tell(changed: readonly string[]): void }>();
  let vehicles: readonly FleetVehicle[] = [];
  let isOpen = false;
  let endFollowing: () => void = () => undefined;

  function hear(changed: readonly string[]): void {
    const now = performance.now();
    for (const id of changed) trails.note(id, vehicleNow(id).state, now);
    for (const { ids, tell } of told) {
      const own = ids === 'all' ? changed : changed.filter((id) => ids.has(id));
      if (own.length > 0) tell(own);
    }
  }

  /** The new ones before the old ones are left: what is in both is not asked for again. */
  function follow(): void {
    const end = followVehicles(
      vehicles.map(({ id }) => id),
      hear,
    );
    endFollowing();
    endFollowing = end;
  }

  return {
    capabilities: LIVE,
    vehicles: () => vehicles,
    setVehicles(next) {
      const kept = new Set(next.map(({ id }) => id));
      const gone = vehicles.filter(({ id }) => !kept.has(id));
      trails.forget(gone.map(({ id }) => id));
      const isSame = gone.length === 0 && next.length === vehicles.length;
      vehicles = next;
      if (isOpen && !isSame) follow();
    },
    open() {
      isOpen = true;
      follow();
      const endClock = followServerClock();
      return () => {
        isOpen = false;
        endFollowing();
        endFollowing = () => undefined;
        endClock();
      };
    },
    subscribe(ids, tell) {
      const own = { ids: ids === 'all' ? ids : new Set(ids), tell };
      told.add(own);
      return () => void told.delete(own);
    },
    now: vehicleNow,
    trail: trails.of,
    recall(id, flights) {
      const ahead = serverNow() - performance.now();
      trails.recall(
        id,
        flights.map(({ from, to, at, points }) => ({
          from: from - ahead,
          to: to === undefined ? to : to - ahead,
          at: at.map((moment) => moment - ahead),
          points,
        })),
      );
    },
    clock: serverNow,
    isConnected: isChannelOpen,
    news: { subscribe: followNews, log: newsNow, alarms: alarmsNow, texts: textsNow },
  };
}
