import type { Shape } from './shape.ts';

/** `noFly`: nobody flies there. `restricted`: one may fly below its limit, which is where it begins. */
export const ZONE_KINDS = ['noFly', 'restricted'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** What limits count from. The ground is that of the place of take-off and, along a route with its corners and circles, below a flight and at a place that is pointed at, also the one that height files tell of. */
export const HEIGHT_DATUMS = ['sea', 'ground'] as const;
export type HeightDatum = (typeof HEIGHT_DATUMS)[number];

/** The highest limit that a restricted zone may set. */
export const RESTRICTED_LIMIT_M = { min: 0, max: 300 } as const;

/** A part of the air, for a time. Limits are metres, times are milliseconds; nothing means that there is no such limit. */
export interface Zone {
  id: string;
  name: string;
  kind: ZoneKind;
  shape: Shape;
  floor: number | null;
  ceiling: number | null;
  datum: HeightDatum;
  activeFrom: number | null;
  validUntil: number | null;
}

/** What is said of a zone that one may fly below the limit of: a pilot who reads another number believes to obey. */
export const namedWithLimit = ({ name, floor }: Zone): { zone: string; limit: number } => ({ zone: name, limit: floor ?? 0 });

export const isActive = ({ activeFrom, validUntil }: Pick<Zone, 'activeFrom' | 'validUntil'>, now: number): boolean =>
  (activeFrom === null || activeFrom <= now) && (validUntil === null || now < validUntil);

/** A limit to stay below is kept to the metre; around what is closed there is room for what a height can be wrong by. */
export const roomAround = (kind: ZoneKind, margin: number): number => (kind === 'restricted' ? 0 : margin);
