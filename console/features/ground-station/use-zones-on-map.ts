import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import { isActive, type Zone } from '@skyhelm/core/airspace/zone';
import { useEffect } from 'react';
import type { MapHandle, MapShape, View } from '../../map/map-handle.ts';
import { useFleet } from './use-fleet.ts';
import { zonesInView } from './zones-in-view.ts';

const isOver = ({ validUntil }: Zone, now: number): boolean => validUntil !== null && validUntil <= now;

/** What is not in force yet at that moment is drawn as something to come. */
const shapesOf = (zones: ZoneIndex, view: View, now: number): MapShape[] =>
  zonesInView(zones, view)
    .filter((zone) => !isOver(zone, now))
    .map((zone) => ({
      id: zone.id,
      kind: zone.kind === 'noFly' && isActive(zone, now) ? 'noFly' : 'restricted',
      shape: zone.shape,
      label: zone.name,
    }));

/** Zones come into force by the minute, aircraft move ten times a second: what moves must not cost the zones anything. */
const LOOK_EVERY_MS = 1_000;

/** Those that can be seen, and which of them were in force: a matter of the view and of the moment that is shown. */
export function useZonesOnMap(map: MapHandle | undefined, zones: ZoneIndex | undefined): void {
  const fleet = useFleet();
  useEffect(() => {
    if (!map || !zones) return;
    let before: string | undefined;
    const draw = () => {
      const shapes = shapesOf(zones, map.camera.view(), fleet.clock());
      const key = shapes.map(({ id, kind }) => `${id} ${kind}`).join();
      if (key === before) return;
      before = key;
      map.shapes.set('zones', shapes);
    };
    draw();
    const end = map.on('move', draw);
    const timer = setInterval(draw, LOOK_EVERY_MS);
    return () => {
      end();
      clearInterval(timer);
    };
  }, [map, fleet, zones]);
}
