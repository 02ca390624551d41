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

/** Whom the map is opened for, where they are, and whether there is nobody left to wait for: of each it is known whether it is heard, and of whoever is heard, where it is. */
export function firstLook(fleet: Pick<FleetSource, 'vehicles' | 'now'>, inHand: readonly string[]) {
  const all = fleet.vehicles().map(({ id }) => id);
  const whereOf = (id: string) => positionOf(fleet.now(id).state);
  // Of one that is not heard, and was not, nobody can be shown where it is.
  const own = all.filter((id) => inHand.includes(id) && (fleet.now(id).online !== false || whereOf(id)));
  const ids = own.length > 0 ? own : all;
  const isSettled = (id: string) => fleet.now(id).online === false || (fleet.now(id).online === true && whereOf(id) !== undefined);
  return { places: ids.flatMap((id) => whereOf(id) ?? []), isComplete: ids.every(isSettled) };
}

const NOBODY: readonly string[] = [];

/** Those that the page was opened with, or all who fly, until all of them are seen: afterwards, or once they have moved the map, the view is the reader's. */
export function useFirstView(map: MapHandle | undefined, isWanted: boolean, opened = NOBODY): void {
  const fleet = useFleet();
  const [inHand] = useState(opened);
  const [isDone, setDone] = useState(!isWanted);
  useEffect(() => {
    if (!map || isDone) return;
    let shown = 0;
    let late: ReturnType<typeof setTimeout> | undefined;
    const end = () => setDone(true);
    const look = () => {
      const { places, isComplete } = firstLook(fleet, inHand);
      if (places.length > shown) {
        shown = places.length;
        map.camera.fit(places);
        late ??= setTimeout(end, LATE_MS);
      }
      if (shown > 0 && isComplete) end();
    };
    look();
    const ends = [fleet.subscribe('all', look), map.on('taken', end)];
    return () => {
      clearTimeout(late);
      for (const stop of ends) stop();
    };
  }, [map, fleet, isDone, inHand]);
}
