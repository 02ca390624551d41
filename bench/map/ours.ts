import { createMap } from '@skyhelm/console/map/create-map';
import type { VehicleMark } from '@skyhelm/console/map/map-handle';
import { CENTRE, COUNT, fleet, runner, ZOOM } from './fleet.ts';

const map = createMap(document.getElementById('map')!, { label: 'Map', theme: 'light', language: 'en', centre: CENTRE, zoom: ZOOM });
const marks = Array.from({ length: COUNT }, (_, at): VehicleMark => ({
  id: `device-${at}`,
  name: `UAV-${at}`,
  latitude: fleet.latitude(at, 0),
  longitude: fleet.longitude(at, 0),
  heading: 0,
  look: (['flying', 'ground', 'attention', 'danger', 'stale'] as const)[at % 5]!,
}));
let drawn = 0;
map.vehicles.show(() => {
  drawn++;
  return marks;
});
map.vehicles.select(['device-7', 'device-77']);

function move(seconds: number): void {
  marks.forEach((mark, at) => {
    mark.longitude = fleet.longitude(at, seconds);
    mark.latitude = fleet.latitude(at, seconds);
    mark.heading = fleet.heading(at, seconds);
  });
}

const end = map.on('drawn', () => {
  end();
  window.measured = runner(
    move,
    () => map.vehicles.changed(),
    () => drawn,
  );
});
