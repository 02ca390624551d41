import type { TaskApprovalId } from '@skyhelm/contract/ids';
import type { TaskDetails } from '@skyhelm/contract/task';
import { useEffect, useEffectEvent, useState } from 'react';
import { approval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { besideButtons } from '../../map/beside-buttons.ts';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { placesOf } from '../route-edit/index.ts';
import { drawPlan, placesIn } from '../task-shown/index.ts';

/** The way that would be flown, what was drawn for it, and the zones around. */
export function PlanMap({ approvalId, task: { id, routeVersion, route, plan, site } }: { approvalId: TaskApprovalId; task: TaskDetails }) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const { data: zones } = useRead(approval.getApprovalZones, { id: approvalId });
  const draw = useEffectEvent((on: MapHandle) => {
    drawPlan(on, { plan, site, route });
    on.camera.fit([...placesIn({ plan, site }), ...placesOf(route)], besideButtons);
  });
  // By its version: read again and found the same, it must not take the view from whoever has moved it.
  useEffect(() => {
    if (map) draw(map);
  }, [map, id, routeVersion]);
  useEffect(() => {
    map?.shapes.set(
      'zones',
      (zones ?? []).map(({ id: zoneId, kind, shape, name }) => ({ id: zoneId, kind, shape, label: name })),
    );
  }, [map, zones]);
  return (
    <FormMap label={t('approval.map')} centre={site} onMap={setMap}>
      {t('approval.map.note')}
    </FormMap>
  );
}
