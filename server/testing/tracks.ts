import type { DeviceId } from '@skyhelm/contract/ids';
import { vectorOf, type Vector } from '@skyhelm/core/geo/earth-vector';
import { minus, size } from '@skyhelm/core/plan/formation/stretch';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../platform/bus/bus.ts';
import { hearPatches } from '../platform/bus/vehicle-subjects.ts';
import { atEnd } from './at-end.ts';

interface Point {
  at: number;
  place: Vector;
}

/** What each aircraft says of where it is, from now on. */
export function followTracks(bus: Bus, devices: readonly DeviceId[]) {
  const tracks = new Map(devices.map((id) => [id, [] as Point[]]));
  for (const id of devices) {
    const heard: VehicleState = {};
    const leave = hearPatches(bus, id, ({ receivedAt: at, patch }) => {
      if (patch.latitude === undefined && patch.altitude === undefined) return;
      Object.assign(heard, patch);
      const { latitude, longitude, altitude } = heard;
      if (latitude === undefined || longitude === undefined || altitude === undefined) return;
      tracks.get(id)!.push({ at, place: vectorOf({ latitude, longitude }, altitude) });
    });
    atEnd(leave);
  }
  return {
    /** The nearest that any two of them were at any moment that both were heard, and at how many moments that was looked at. */
    nearest(among: readonly DeviceId[] = devices): { metres: number; moments: number } {
      const pairs = among.flatMap((one, index) => among.slice(index + 1).map((other) => [tracks.get(one)!, tracks.get(other)!] as const));
      const distances = pairs.flatMap(([one, other]) => one.flatMap((point) => apart(point, other)));
      return { metres: distances.reduce((least, metres) => Math.min(least, metres), Infinity), moments: distances.length };
    },
    forget(): void {
      for (const points of tracks.values()) points.length = 0;
    },
  };
}

/** The other one is where it was on its way from one word of its own to the next; before the first and behind the last nobody knows. */
function apart({ at, place }: Point, other: readonly Point[]): number[] {
  const next = other.findIndex((point) => point.at >= at);
  const [from, to] = [other[next - 1], other[next]];
  if (!from || !to) return [];
  const part = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const between = (axis: 0 | 1 | 2) => from.place[axis] + part * (to.place[axis] - from.place[axis]);
  return [size(minus(place, [between(0), between(1), between(2)]))];
}
