import type { Fault } from '@skyhelm/core/vehicle/fault';
import type { FleetSource } from '../../live/fleet-source.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import type { Trail, VehicleMark } from '../../map/map-handle.ts';
import { lookOf } from './vehicle-look.ts';

/** Where something was last seen helps whoever looks for it; after so long it says nothing about where it is. */
const GONE_MS = 5 * 60_000;

/** What the map draws of a fleet: one object a vehicle, changed in place. */
export interface FleetMarks {
  vehicles(): readonly VehicleMark[];
  trails(): readonly Trail[];
  /** Brings these up to date and says whether any looks different: a map is drawn anew for nothing otherwise. */
  update(ids: readonly string[], faults: ReadonlyMap<string, Fault>): boolean;
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
        if (mark && renew(mark, markOf(fleet.now(id), mark, faults.get(id)))) isNew = true;
      }
      return isNew;
    },
    showTrails(count, ids) {
      [tracks, trailed] = [count, ids];
    },
  };
}

type Shown = Pick<VehicleMark, 'latitude' | 'longitude' | 'heading' | 'look'>;

function markOf(vehicle: LiveVehicle, { latitude, longitude, heading }: Shown, fault: Fault | undefined): Shown {
  const look = lookOf(vehicle, fault);
  const { state } = vehicle;
  if (state.latitude !== undefined && state.longitude !== undefined)
    return { latitude: state.latitude, longitude: state.longitude, heading: state.heading ?? state.yaw, look };
  const isGone = vehicle.online === undefined || (vehicle.age ?? Infinity) > GONE_MS;
  return isGone ? { latitude: NaN, longitude: NaN, heading, look } : { latitude, longitude, heading, look };
}

function renew(mark: VehicleMark, next: Shown): boolean {
  const isSame = (['latitude', 'longitude', 'heading', 'look'] as const).every((name) => Object.is(mark[name], next[name]));
  if (!isSame) Object.assign(mark, next);
  return !isSame;
}
