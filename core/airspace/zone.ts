import type { Position } from '../geo/position.ts';
import { metresInside, type Shape } from './shape.ts';

/** A part of the air, for a time. Metres are above the sea, times are milliseconds; nothing means that there is no such limit. */
export interface Zone {
  id: string;
  name: string;
  shape: Shape;
  floor: number | null;
  ceiling: number | null;
  activeFrom: number | null;
  validUntil: number | null;
}

export const isActive = ({ activeFrom, validUntil }: Pick<Zone, 'activeFrom' | 'validUntil'>, now: number): boolean =>
  (activeFrom === null || activeFrom <= now) && (validUntil === null || now < validUntil);

/** Whoever does not know how high they are may be in it. */
export const reaches = ({ floor, ceiling }: Zone, altitude: number | undefined, margin: number): boolean =>
  altitude === undefined || ((floor === null || altitude > floor - margin) && (ceiling === null || altitude < ceiling + margin));

/** `margin` metres are added all around it. */
export const isWithin = (zone: Zone, position: Position, altitude: number | undefined, margin = 0): boolean =>
  reaches(zone, altitude, margin) && metresInside(zone.shape, position) > -margin;
