import type { Position } from '@skyhelm/core/geo/position';
import type { FleetSource } from '../../live/fleet-source.ts';
import { positionOf } from '../../live/position-of.ts';
import { besideButtons } from '../../map/beside-buttons.ts';
import type { MapHandle } from '../../map/map-handle.ts';

interface Framed {
  fleet: Pick<FleetSource, 'now' | 'subscribe'>;
  plan: readonly Position[];
  aircraft: string | undefined;
}

type Moved = Pick<MapHandle, 'on'> & { camera: Pick<MapHandle['camera'], 'fit'> };

const placeOf = ({ fleet, aircraft }: Framed) => (aircraft === undefined ? undefined : positionOf(fleet.now(aircraft).state));

/** The plan, and the aircraft wherever that is. */
export function frame(map: Moved, framed: Framed): void {
  map.camera.fit([...framed.plan, ...[placeOf(framed) ?? []].flat()], besideButtons);
}

/** The plan at once, and once more with its aircraft as soon as that has said where it is. Whoever has moved the map by then keeps what they look at. */
export function frameFirst(map: Moved, framed: Framed): () => void {
  frame(map, framed);
  let isOver = framed.aircraft === undefined || placeOf(framed) !== undefined;
  const look = () => {
    if (isOver || !placeOf(framed)) return;
    isOver = true;
    frame(map, framed);
  };
  const ends = [framed.fleet.subscribe('all', look), map.on('taken', () => (isOver = true))];
  return () => ends.forEach((end) => end());
}
