import type { TaskDetails } from '@skyhelm/contract/task';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { liveFleet, type LiveFleet } from '../../live/live-fleet.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { useZones } from '../airspace/index.ts';
import { fleetMarks, FleetContext, useZonesOnMap } from '../ground-station/index.ts';
import { drawPlan, placesIn } from '../task-shown/index.ts';
import { frame, frameFirst } from './first-framing.ts';

const NO_FAULTS = new Map<never, never>();

/** Its plan, the zones around it, and its aircraft with the way that it has flown while one looks. */
export function FlightMap({ task }: { task: TaskDetails }) {
  const fleet = useMemo(liveFleet, []);
  useEffect(() => fleet.open(), [fleet]);
  const { id, name = '', sn = '', model = '' } = task.device ?? {};
  useEffect(
    () => fleet.setVehicles(id === undefined ? [] : [{ id, name, sn, model, isSimulated: false, mayFly: true }]),
    [fleet, id, name, sn, model],
  );
  return (
    <FleetContext value={fleet}>
      <Drawn task={task} fleet={fleet} />
    </FleetContext>
  );
}

function Drawn({ task, fleet }: { task: TaskDetails; fleet: LiveFleet }) {
  const t = useWords();
  const { plan, site, route, device } = task;
  const [map, setMap] = useState<MapHandle>();
  const [marks] = useState(() => fleetMarks(fleet));
  const ready = (made: MapHandle) => {
    setMap(made);
    return () => setMap(undefined);
  };
  const draw = useEffectEvent(() => map && drawPlan(map, { plan, site, route }));
  // Read anew all the time, it is another object each time and still the same plan.
  const key = JSON.stringify(plan);
  useEffect(() => draw(), [map, key]);
  const framed = () => ({ fleet, plan: placesIn({ plan, site }), aircraft: device?.id });
  const look = useEffectEvent(() => map && frameFirst(map, framed()));
  useEffect(() => look(), [map, key, device?.id]);
  useZonesOnMap(map, useZones());
  useEffect(() => {
    if (!map) return;
    marks.showTrails(1, 'all');
    map.vehicles.show(marks.vehicles);
    map.trails.show(marks.trails);
    const renew = (ids: readonly string[]) => {
      if (!marks.update(ids, NO_FAULTS)) return;
      map.vehicles.changed();
      map.trails.changed();
    };
    renew(fleet.vehicles().map((vehicle) => vehicle.id));
    return fleet.subscribe('all', renew);
  }, [map, marks, fleet]);
  return (
    <MapCanvas
      label={t('flighttask.map')}
      controls="few"
      centre={site}
      zoom={15}
      onCentre={() => map && frame(map, framed())}
      onReady={ready}
    />
  );
}
