import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useState } from 'react';
import type { FleetSource } from '../../live/fleet-source.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { positionOf } from '../../live/position-of.ts';
import { useFleet } from './use-fleet.ts';

export const placesOf = (fleet: FleetSource, ids: readonly string[]): Position[] =>
  ids.flatMap((id) => positionOf(fleet.now(id).state) ?? []);

/** They are told of one after the other: who has not said where it is by then is not waited for. */
const LATE_MS = 5_000;

/** Of each it is known whether it is heard, and of whoever is heard, where it is. */
const isComplete = (fleet: FleetSource): boolean =>
  fleet.vehicles().every(({ id }) => {
    const { online, state } = fleet.now(id);
    return online === false || (online === true && positionOf(state) !== undefined);
  });

/** All who are seen, until all of them are: afterwards, or once they have moved the map, the view is the reader's. */
export function useFirstView(map: MapHandle | undefined, isWanted: boolean): void {
  const fleet = useFleet();
  const [isDone, setDone] = useState(!isWanted);
  useEffect(() => {
    if (!map || isDone) return;
    let shown = 0;
    let late: ReturnType<typeof setTimeout> | undefined;
    const end = () => setDone(true);
    const look = () => {
      const places = placesOf(
        fleet,
        fleet.vehicles().map(({ id }) => id),
      );
      if (places.length > shown) {
        shown = places.length;
        map.camera.fit(places);
        late ??= setTimeout(end, LATE_MS);
      }
      if (shown > 0 && isComplete(fleet)) end();
    };
    look();
    const ends = [fleet.subscribe('all', look), map.on('taken', end)];
    return () => {
      clearTimeout(late);
      for (const stop of ends) stop();
    };
  }, [map, fleet, isDone]);
}
