import { metresBetween } from '../../geo/distance.ts';
import { needsLanding } from '../mission/landing-aboard.ts';
import { isLanding } from '../mission/landing-sequence.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { homeIn, positionIn, type PreviewedCraft } from './return-preview.ts';

/** `here`: straight down; `landing`: by the landing of the route on board; `impossible`: it cannot be told to land. */
export const LAND_WAYS = ['here', 'landing', 'impossible', 'unknown'] as const;

export interface LandPreview {
  way: (typeof LAND_WAYS)[number];
  /** Metres above home that it comes down from. */
  height: number | null;
  /** Metres between it and the ground here. */
  aboveGround: number | null;
  /** Metres of the ground here above home. */
  groundHeight: number | null;
  fromHome: number | null;
  /** To where it touches the ground, of a landing of the route. */
  distance: number | null;
}

/** `ground`: metres above the sea below it, where a terrain file tells. */
export function landPreview(
  { craft, state, landing }: PreviewedCraft,
  items: readonly MissionItem[] | undefined,
  ground: number | undefined,
): LandPreview {
  const [here, home] = [positionIn(state), homeIn(state)];
  const { altitude, height, clearance } = state;
  const byTerrain = ground !== undefined && altitude !== undefined ? altitude - ground : undefined;
  const aboveGround = clearance ?? byTerrain ?? null;
  const shared = {
    height: height ?? null,
    aboveGround,
    groundHeight: aboveGround !== null && height !== undefined ? height - aboveGround : null,
    fromHome: here && home ? metresBetween(here, home) : null,
    distance: null,
  };
  if (!craft || craft.kind === 'other') return { ...shared, way: 'unknown' };
  if (!needsLanding(craft)) return { ...shared, way: 'here' };
  if (landing === undefined) return { ...shared, way: 'unknown' };
  if (landing !== 'sequence') return { ...shared, way: 'impossible' };
  const place = items?.findLast(isLanding);
  return { ...shared, way: 'landing', distance: here && place ? metresBetween(here, place) : null };
}
