import type { TaskDetails } from '@skyhelm/contract/task';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../browser/server-clock.ts';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { useZones } from '../ground-station/index.ts';
import { placesOf } from '../route-edit/index.ts';
import { drawPlan, placesIn } from '../task-shown/index.ts';

/** The way that would be flown, what was drawn for it, and the zones around. */
export function PlanMap({ task: { id, routeVersion, route, plan, site } }: { task: TaskDetails }) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [now] = useState(serverNow);
  const seesZones = useHas('device:query');
  const zones = useZones();
  const draw = useEffectEvent((on: MapHandle) => {
    drawPlan(on, { plan, site, route });
    on.camera.fit([...placesIn({ plan, site }), ...placesOf(route)]);
  });
  // By its version: read again and found the same, it must not take the view from whoever has moved it.
  useEffect(() => {
    if (map) draw(map);
  }, [map, id, routeVersion]);
  useEffect(() => {
    const standing = (zones?.zones ?? []).filter(({ validUntil }) => validUntil === null || validUntil > now);
    map?.shapes.set(
      'zones',
      standing.map(({ id: zoneId, kind, shape, name }) => ({ id: zoneId, kind, shape, label: name })),
    );
  }, [map, zones, now]);
  return (
    <FormMap label={t('approval.map')} centre={site} onMap={setMap}>
      {t(seesZones ? 'approval.map.note' : 'approval.map.noZones')}
    </FormMap>
  );
}
