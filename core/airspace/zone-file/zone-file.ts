import { plainRingOf } from '../../geo/polygon.ts';
import type { Position } from '../../geo/position.ts';
import { listOf, numberOf } from '../../json/loose-values.ts';
import type { HeightDatum } from '../zone.ts';

/** An area as a file has it: nothing of it has been held to any rule yet. */
export type DraftShape = { kind: 'polygon'; points: Position[] } | { kind: 'circle'; centre: Position; radius: number };

/** What files say of their areas. Here all of them are closed but those that restrict nothing. */
export const FILE_RESTRICTIONS = ['prohibited', 'permission', 'conditional', 'unsaid'] as const;
export type FileRestriction = (typeof FILE_RESTRICTIONS)[number];

/** What is to be looked at in a zone that was read: rather too much of it is closed than too little. */
export const ZONE_REMARKS = ['holes', 'heights', 'times', 'pauses', 'permission'] as const;
export type ZoneRemark = (typeof ZONE_REMARKS)[number];

/** Something in a file that may become a zone. */
export interface DraftZone {
  name: string;
  description: string;
  restriction: FileRestriction;
  shape: DraftShape;
  /** Metres; nothing where there is no such limit. */
  floor: number | null;
  ceiling: number | null;
  datum: HeightDatum;
  /** Moments in UTC; what is none, as the file has it. */
  activeFrom: string | null;
  validUntil: string | null;
  /** An area with holes, where one might fly: there are no such zones, and they are closed as well. */
  hasHoles: boolean;
  /** The file does not clearly say what they mean or count from, or in what unit, or they would close nothing: they were taken so that rather more is closed. */
  hasGuessedHeights: boolean;
  /** The same of times without a clock or a time zone. */
  hasGuessedTimes: boolean;
  /** It is closed at certain hours or in several spans only: there are no such zones, and it is closed in between as well. */
  hasClosedPauses: boolean;
}

export interface ZoneFile {
  zones: DraftZone[];
  skipped: Skipped;
}

/** What becomes no zone, each part of it counted. */
export interface Skipped {
  /** Points, lines and whatever else has no inside. */
  shapeless: number;
  /** What forbids nothing. */
  open: number;
}

export const emptyZoneFile = (): ZoneFile => ({ zones: [], skipped: { shapeless: 0, open: 0 } });

/** What is no file of zones at all. */
export class BrokenZoneFile extends Error {}

export const NO_LIMITS = {
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
  hasGuessedHeights: false,
  hasGuessedTimes: false,
  hasClosedPauses: false,
} as const;

/** Longitude comes first; what is no number stays none, for the rules to name. */
export const positionOf = (value: unknown): Position => {
  const [longitude, latitude] = listOf(value);
  return { longitude: numberOf(longitude) ?? Number.NaN, latitude: numberOf(latitude) ?? Number.NaN };
};

/** The first ring is the area, others are holes in it. */
export function polygonOf(rings: unknown): { shape: DraftShape; hasHoles: boolean } {
  const [outer, ...holes] = listOf(rings);
  return { shape: { kind: 'polygon', points: plainRingOf(listOf(outer).map(positionOf)) }, hasHoles: holes.length > 0 };
}
