import type { Position } from '@skyhelm/core/geo/position';
import type { Share } from '@skyhelm/core/plan/pattern/split';
import { useEffect, useState } from 'react';
import { MapCanvas } from '../../../map/index.tsx';
import type { MapHandle } from '../../../map/map-handle.ts';
import { useZonesBeneath } from '../../airspace/index.ts';

interface SplitMapProps {
  label: string;
  shares: readonly Pick<Share, 'route'>[];
  /** What is wrong, and where. */
  faults?: readonly Position[] | undefined;
}

/** Every part in a colour of its own, with its number where it begins, among the zones there. */
export function SplitMap({ label, shares, faults }: SplitMapProps) {
  const [map, setMap] = useState<MapHandle>();
  const [first] = useState(() => shares[0]?.route.waypoints[0]);
  useZonesBeneath(map);
  useEffect(() => {
    if (!map) return;
    const trails = shares.map(({ route }, index) => ({
      id: String(index),
      track: index + 1,
      points: route.waypoints.flatMap(({ longitude, latitude }) => [longitude, latitude]),
    }));
    map.trails.show(() => trails);
    map.trails.changed();
    map.markers.set(
      'parts',
      shares.flatMap(({ route }, index) => {
        const [begin] = route.waypoints;
        return begin ? [{ id: String(index), kind: 'waypoint' as const, position: begin, label: String(index + 1) }] : [];
      }),
    );
    map.camera.fit(shares.flatMap(({ route }) => route.waypoints));
  }, [map, shares]);
  useEffect(() => {
    map?.markers.set(
      'faults',
      (faults ?? []).map((position, index) => ({ id: `fault ${index}`, kind: 'target' as const, position, label: '!' })),
    );
  }, [map, faults]);
  return (
    <MapCanvas
      label={label}
      controls="few"
      centre={first}
      onReady={(made) => {
        setMap(made);
        return () => setMap(undefined);
      }}
    />
  );
}
