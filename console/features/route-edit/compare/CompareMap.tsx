import type { RouteDifferences } from '@skyhelm/core/plan/compare/differences';
import { isSamePlace } from '@skyhelm/core/plan/compare/same';
import type { Position } from '@skyhelm/core/geo/position';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect, useState } from 'react';
import { MapCanvas } from '../../../map/index.tsx';
import { besideButtons } from '../../../map/beside-buttons.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { placesOf, waypointMarkers, wayLines } from '../draw-route.ts';
import { LOOKS } from './looks.ts';

/** Beyond that numbers would hide both routes; their ends are marked all the same. */
const MARKED_MAX = 150;

interface CompareMapProps {
  label: string;
  routes: readonly [Route, Route];
  found: RouteDifferences;
  /** Where to look; all of both until somebody asks for one place. */
  at: Position | undefined;
}

/** The first one broad and whole, the second one dashed above it, numbers where they differ. */
export function CompareMap({ label, routes, found, at }: CompareMapProps) {
  const [map, setMap] = useState<MapHandle>();
  const [one, other] = routes;
  const [first] = useState(() => [...placesOf(one), ...placesOf(other)][0]);
  useEffect(() => {
    if (!map) return;
    const taken: Position[] = [];
    for (const [index, side] of (['one', 'other'] as const).entries()) {
      const route = index === 0 ? one : other;
      const { track, isDashed } = LOOKS[side];
      const told = new Set(found.waypoints.length > MARKED_MAX ? [] : found.waypoints.map((difference) => difference[side]));
      map.lines.set(
        side,
        wayLines(route).map((line) => ({ ...line, track, ...(isDashed ? { kind: 'target' as const } : { isStrong: true }) })),
      );
      const isMarked = (number: number) => number === 0 || number === route.waypoints.length - 1 || told.has(number);
      const markers = waypointMarkers(route, isMarked).map((marker) => ({ ...marker, track }));
      // Two numbers on each other could not be read: that of the first stands for both.
      map.markers.set(
        side,
        markers.filter(({ position }) => !taken.some((place) => isSamePlace(place, position))),
      );
      taken.push(...markers.map(({ position }) => position));
    }
  }, [map, one, other, found]);
  useEffect(() => {
    map?.camera.fit([...placesOf(one), ...placesOf(other)], besideButtons);
  }, [map, one, other]);
  useEffect(() => {
    if (at) map?.camera.moveTo(at);
  }, [map, at]);
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
