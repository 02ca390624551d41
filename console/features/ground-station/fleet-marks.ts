import type { FleetSource } from '../../live/fleet-source.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import type { Trail, VehicleMark } from '../../map/map-handle.ts';
import { lookOf, type Wrong } from './vehicle-look.ts';

/** Where something was last seen helps whoever looks for it; after so long it says nothing about where it is. */
const GONE_MS = 5 * 60_000;

/** What the map draws of a fleet: one object a vehicle, changed in place. */
export interface FleetMarks {
  vehicles(): readonly VehicleMark[];
  trails(): readonly Trail[];
  /** Brings these up to date and says whether any looks different: a map is drawn anew for nothing otherwise. */
  update(ids: readonly string[], faults: ReadonlyMap<string, Wrong>): boolean;
  /** How many trajectories are shown of whom. */
  showTrails(count: number, ids: readonly string[] | 'all'): void;
}

const TRACKS = [1, 2, 3] as const;

export function fleetMarks(fleet: FleetSource): FleetMarks {
  const marks = new Map<string, VehicleMark>();
  let all: readonly VehicleMark[] = [];
  let known: ReturnType<FleetSource['vehicles']> | undefined;
  let trailed: readonly string[] | 'all' = 'all';
  let tracks = 0;

  /** Others may be seen than before, or by another name. */
  function settle(): boolean {
    if (known === fleet.vehicles()) return false;
    known = fleet.vehicles();
    all = known.map(({ id, name }) => {
      const mark = marks.get(id) ?? { id, name, latitude: NaN, longitude: NaN, heading: undefined, look: 'stale' };
      mark.name = name;
      return mark;
    });
    marks.clear();
    for (const mark of all) marks.set(mark.id, mark);
    return true;
  }

  return {
    vehicles() {
      settle();
      return all;
    },
    trails() {
      const ids = trailed === 'all' ? fleet.vehicles().map(({ id }) => id) : trailed;
      return ids.flatMap((id) =>
        fleet
          .trail(id)
          .slice(0, tracks)
          .map((points, at) => ({ id, track: TRACKS[at]!, points })),
      );
    },
    update(ids, faults) {
      let isNew = settle();
      for (const id of ids) {
        const mark = marks.get(id);
        if (mark && renew(mark, fleet.now(id), faults.get(id))) isNew = true;
      }
      return isNew;
    },
    showTrails(count, ids) {
      [tracks, trailed] = [count, ids];
    },
  };
}

/** In place, and without a single new object: thousands of them, several times a second. */
function renew(mark: VehicleMark, vehicle: LiveVehicle, fault: Wrong | undefined): boolean {
  const { state } = vehicle;
  const look = lookOf(vehicle, fault);
  let { latitude, longitude, heading } = mark;
  if (state.latitude !== undefined && state.longitude !== undefined) {
    ({ latitude, longitude } = state);
    heading = state.heading ?? state.yaw;
  } else if (vehicle.online === undefined || (vehicle.age ?? Infinity) > GONE_MS) {
    latitude = NaN;
    longitude = NaN;
  }
  if (Object.is(mark.latitude, latitude) && Object.is(mark.longitude, longitude) && mark.heading === heading && mark.look === look)
    return false;
  mark.latitude = latitude;
  mark.longitude = longitude;
  mark.heading = heading;
  mark.look = look;
  return true;
}
