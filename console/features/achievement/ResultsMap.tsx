import type { TaskResults } from '@skyhelm/contract/task-results';
import { useEffect, useEffectEvent, useState } from 'react';
import { besideButtons } from '../../map/beside-buttons.ts';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { drawPlan, placesIn } from '../task-shown/index.ts';
import { markersOf, placesOnTrack, trailsOf } from './drawn-results.ts';

const PICTURES = 'task pictures';

/** The plan, the way of each flight in a colour of its own, and where pictures were taken. */
export function ResultsMap({ results }: { results: TaskResults }) {
  const t = useWords();
  const { task, plan, route, flights, pictures } = results;
  const [map, setMap] = useState<MapHandle>();
  const draw = useEffectEvent(() => {
    if (!map) return;
    drawPlan(map, { plan, site: task.site, route });
    const trails = trailsOf(flights);
    map.trails.show(() => trails);
    map.trails.changed();
    map.markers.set(PICTURES, markersOf(pictures));
  });
  useEffect(() => draw(), [map, results]);
  const look = useEffectEvent(() =>
    map?.camera.fit([...placesIn({ plan, site: task.site }), ...flights.flatMap(({ track }) => placesOnTrack(track))], besideButtons),
  );
  useEffect(() => look(), [map]);
  return (
    <FormMap label={t('achievement.map')} centre={task.site} onMap={setMap}>
      {t('achievement.map.caption')}
    </FormMap>
  );
}
