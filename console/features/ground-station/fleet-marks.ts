import type { Fault } from '@skyhelm/core/vehicle/fault';
import type { FleetSource } from '../../live/fleet-source.ts';
import type { Trail, VehicleMark } from '../../map/map-handle.ts';
import { lookOf } from './vehicle-look.ts';

/** Where something was last seen helps whoever looks for it; after so long it says nothing about where it is. */
const GONE_MS = 5 * 60_000;

/** What the map draws of a fleet: one object a vehicle, changed in place. */
export interface FleetMarks {
  vehicles(): readonly VehicleMark[];
  trails(): readonly Trail[];
  /** Only of these, or of all. */
  update(ids: readonly string[], faults: ReadonlyMap<string, Fault>): void;
  /** How many trajectories are shown of whom. */
  showTrails(count: number, ids: readonly string[]): void;
}

const TRACKS = [1, 2, 3] as const;

export function fleetMarks(fleet: FleetSource): FleetMarks {
  const marks = new Map<string, VehicleMark>();
  let all: readonly VehicleMark[] = [];
  let known: ReturnType<FleetSource['vehicles']> | undefined;
  let trailed: readonly string[] = [];
  let tracks = 0;

  /** Others may be seen than before, or by another name. */
  function settle(): void {
    if (known === fleet.vehicles()) return;
    known = fleet.vehicles();
    all = known.map(({ id, name }) => {
      const mark = marks.get(id) ?? { id, name, latitude: NaN, longitude: NaN, heading: undefined, look: 'stale' };
      mark.name = name;
      return mark;
    });
    marks.clear();
    for (const mark of all) marks.set(mark.id, mark);
  }

  return {
    vehicles() {
      settle();
      return all;
    },
    trails() {
      return trailed.flatMap((id) =>
        fleet
          .trail(id)
          .slice(0, tracks)
          .map((points, at) => ({ id, track: TRACKS[at]!, points })),
      );
    },
    update(ids, faults) {
      settle();
      for (const id of ids) {
        const mark = marks.get(id);
        if (!mark) continue;
        const vehicle = fleet.now(id);
        const { latitude, longitude, heading, yaw } = vehicle.state;
        if (latitude !== undefined && longitude !== undefined) {
          Object.assign(mark, { latitude, longitude, heading: heading ?? yaw });
        } else if (vehicle.online === undefined || (vehicle.age ?? Infinity) > GONE_MS) {
          Object.assign(mark, { latitude: NaN, longitude: NaN });
        }
        mark.look = lookOf(vehicle, faults.get(id));
      }
    },
    showTrails(count, ids) {
      [tracks, trailed] = [count, ids];
    },
  };
}
