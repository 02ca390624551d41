import type { TaskDetails } from '@skyhelm/contract/task';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../browser/server-clock.ts';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { useZones } from '../ground-station/index.ts';
import { placesOf, waypointMarkers, wayLines } from '../route-edit/index.ts';

const PLAN = 'plan';
const ZONES = 'zones';
/** Beyond that numbers would hide the way; its ends are marked all the same. */
const MARKED_MAX = 100;

/** The way that would be flown, what was drawn for it, and the zones around. */
export function PlanMap({ task: { id, routeVersion, route, plan, site } }: { task: TaskDetails }) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [now] = useState(serverNow);
  const zones = useZones();
  const draw = useEffectEvent((on: MapHandle) => {
    const { waypoints } = route;
    const isMarked = (index: number) => waypoints.length <= MARKED_MAX || index === 0 || index === waypoints.length - 1;
    on.shapes.set(PLAN, 'area' in plan ? [{ id: 'area', kind: 'pattern', shape: { kind: 'polygon', points: plan.area } }] : []);
    on.lines.set(PLAN, wayLines(route));
    on.markers.set(PLAN, [{ id: 'site', kind: 'home', position: site, label: site.name }, ...waypointMarkers(route, isMarked)]);
    on.camera.fit([site, ...placesOf(route)]);
  });
  // By its version: read again and found the same, it must not take the view from whoever has moved it.
  useEffect(() => {
    if (map) draw(map);
  }, [map, id, routeVersion]);
  useEffect(() => {
    const standing = (zones?.zones ?? []).filter(({ validUntil }) => validUntil === null || validUntil > now);
    map?.shapes.set(
      ZONES,
      standing.map(({ id: zoneId, kind, shape, name }) => ({ id: zoneId, kind, shape, label: name })),
    );
  }, [map, zones, now]);
  return (
    <FormMap label={t('approval.map')} centre={site} onMap={setMap}>
      {t('approval.map.note')}
    </FormMap>
  );
}
