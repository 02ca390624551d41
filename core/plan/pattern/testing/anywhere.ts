import fc from 'fast-check';
import { localPlane } from '../../../geo/local-plane.ts';
import { metresToSide } from '../../../geo/polygon.ts';
import type { Position } from '../../../geo/position.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';

/** A place on Earth, and which way round things lie there. */
export interface Setting {
  placeAt(north: number, east: number): Position;
  offsetOf(place: Position): Offset;
  /** Degrees by which all of it is turned clockwise. */
  turn: number;
}

export function settingAt(origin: Position, turn: number): Setting {
  const plane = localPlane(origin);
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return {
    turn,
    placeAt: (north, east) => plane.positionAt({ north: north * cosine - east * sine, east: east * cosine + north * sine }),
    offsetOf: (place) => {
      const { north, east } = plane.offsetOf(place);
      return { north: north * cosine + east * sine, east: east * cosine - north * sine };
    },
  };
}

export const HERE = settingAt({ latitude: 31.2304, longitude: 121.4737 }, 0);

/** The date line and the far north among them. */
export const anySetting: fc.Arbitrary<Setting> = fc
  .tuple(
    fc.oneof(fc.double({ min: -85, max: 85, noNaN: true }), fc.constantFrom(0, 85, -85)),
    fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 179.9999)),
    fc.double({ min: 0, max: 360, noNaN: true }),
  )
  .map(([latitude, longitude, turn]) => settingAt({ latitude, longitude }, turn));

/** Metres by which what was laid out there is not the same as here, waypoint by waypoint. */
export function farthestApart(there: readonly Position[], setting: Setting, here: readonly Position[]): number {
  if (there.length !== here.length) return Infinity;
  return Math.max(
    0,
    ...there.map((place, index) => {
      const [one, other] = [setting.offsetOf(place), HERE.offsetOf(here[index]!)];
      return Math.hypot(one.north - other.north, one.east - other.east);
    }),
  );
}

/** Metres by which the way there is not the way here: which of two corners that are nearly in line is left out is a matter of rounding. */
export function farthestAside(there: readonly Position[], setting: Setting, here: readonly Position[]): number {
  const [one, other] = [there.map(setting.offsetOf), here.map(HERE.offsetOf)];
  const metresTo = (way: readonly Offset[], place: Offset) =>
    Math.min(...way.slice(1).map((to, index) => metresToSide(way[index]!, to, place)));
  return Math.max(0, ...one.map((place) => metresTo(other, place)), ...other.map((place) => metresTo(one, place)));
}
