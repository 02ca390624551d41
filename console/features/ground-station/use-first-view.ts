import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useState } from 'react';
import type { FleetSource } from '../../live/fleet-source.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { positionOf } from './proposal.ts';
import { useFleet } from './use-fleet.ts';

export const placesOf = (fleet: FleetSource, ids: readonly string[]): Position[] =>
  ids.flatMap((id) => positionOf(fleet.now(id).state) ?? []);

/** Once, as soon as somebody is seen: afterwards the view is the reader's. */
export function useFirstView(map: MapHandle | undefined, isWanted: boolean): void {
  const fleet = useFleet();
  const [isDone, setDone] = useState(!isWanted);
  useEffect(() => {
    if (!map || isDone) return;
    const look = () => {
      const places = placesOf(
        fleet,
        fleet.vehicles().map(({ id }) => id),
      );
      if (places.length === 0) return;
      map.camera.fit(places);
      setDone(true);
    };
    look();
    return fleet.subscribe('all', look);
  }, [map, fleet, isDone]);
}
