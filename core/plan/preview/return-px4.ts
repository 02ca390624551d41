import type { Craft } from '../../vehicle/flight-traits.ts';
import type { ReturnFacts, ReturnManner } from './return-preview.ts';

/** What `RTL_TYPE` says; others go straight to home or a rally point. */
const ALONG_MISSION: readonly (number | undefined)[] = [1, 2, 4];
const RADIANS = Math.PI / 180;

/** Within the cone above the place it climbs less, by a rule that differs from version to version. */
function heightBack({ setting, placeHeight, height, distance }: ReturnFacts, { kind }: Craft): number | null {
  if (setting('RTL_RETURN_ALT') === undefined || placeHeight === null || height === undefined) return null;
  const angle = kind === 'fixedWing' ? 0 : (setting('RTL_CONE_ANG') ?? 0);
  const isOutside = angle === 0 || (distance !== null && angle < 90 && distance > placeHeight * Math.tan(angle * RADIANS));
  return isOutside || height >= placeHeight ? Math.max(height, placeHeight) : null;
}

export function px4Return(craft: Craft, facts: ReturnFacts): ReturnManner {
  const { setting, traits } = facts;
  const shared = { heightAbove: 'home', isHeightAsFlown: false, endHeight: null, endRadius: null } as const;
  const type = setting('RTL_TYPE');
  if (type === undefined) return { ...shared, path: 'unknown', height: null, end: 'unknown' };
  if (ALONG_MISSION.includes(type)) return { ...shared, path: 'mission', height: null, end: 'unknown' };
  const height = heightBack(facts, craft);
  const delay = setting('RTL_LAND_DELAY');
  const straight = { ...shared, path: 'straight', height } as const;
  if (delay === undefined) return { ...straight, end: 'unknown' };
  if (delay >= 0 && craft.kind !== 'fixedWing') return { ...straight, end: 'land' };
  const endHeight = setting('RTL_DESCEND_ALT') ?? null;
  return craft.kind === 'fixedWing'
    ? { ...straight, end: 'circle', endHeight, endRadius: traits.turnRadius }
    : { ...straight, end: 'hover', endHeight };
}
