import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { besideButtons } from '../../map/beside-buttons.ts';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { drawPlan, placesIn, type DrawnPlan } from './draw-plan.ts';

/** The plan of a task, to be looked at. */
export function PlanMap({ plan, site, route, children }: DrawnPlan & { children?: ReactNode }) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const draw = useEffectEvent(() => map && drawPlan(map, { plan, site, route }));
  useEffect(() => draw(), [map, plan, site, route]);
  const look = useEffectEvent(() => map?.camera.fit(placesIn({ plan, site }), besideButtons));
  useEffect(() => look(), [map, plan]);
  return (
    <FormMap label={t('task.plan')} centre={site} onMap={setMap}>
      {children}
    </FormMap>
  );
}
