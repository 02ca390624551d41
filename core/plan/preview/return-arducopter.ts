import type { ReturnFacts, ReturnManner, Setting } from './return-preview.ts';

const CENTIMETRES = 100;
/** It never flies back lower than this, whatever it is told. */
const LEAST_HEIGHT_M = 0.3;
/** Flatter cones are ignored. */
const LEAST_CONE_SLOPE = 0.5;
const USUAL_FENCE_MARGIN_M = 2;

const metresOf = (setting: Setting, metres: string, centimetres: string): number | undefined => {
  const inCentimetres = setting(centimetres);
  return setting(metres) ?? (inCentimetres === undefined ? undefined : inCentimetres / CENTIMETRES);
};

/** As `ModeRTL::compute_return_target` of ArduCopter does it. */
function heightBack({ setting, traits, placeHeight, height, clearance, distance }: ReturnFacts): number | null {
  const now = traits.returnsAboveGround ? clearance : height;
  if (traits.returnHeight === null || traits.returnClimb === null || now === undefined || placeHeight === null) return null;
  const least = Math.max(LEAST_HEIGHT_M, now + traits.returnClimb);
  const told = Math.max(traits.returnHeight, traits.returnsAboveGround ? 0 : placeHeight, least);
  const slope = setting('RTL_CONE_SLOPE') ?? 0;
  const isCone = slope >= LEAST_CONE_SLOPE;
  // Near the place it climbs less: how much less is not known without the distance.
  if (isCone && distance === null && told > least) return null;
  const inCone = isCone && distance !== null ? Math.min(told, Math.max(distance * slope, least)) : told;
  const isUnderFence = traits.heightMax !== null && !traits.returnsAboveGround;
  const top = isUnderFence ? traits.heightMax! - (setting('FENCE_MARGIN') ?? USUAL_FENCE_MARGIN_M) : Infinity;
  return Math.max(now, Math.min(inCone, top));
}

/** Zero lands; anything else is the height that it stays at above home. */
function endOf(setting: Setting): Pick<ReturnManner, 'end' | 'endHeight' | 'endRadius'> {
  const final = metresOf(setting, 'RTL_ALT_FINAL_M', 'RTL_ALT_FINAL');
  if (final === undefined) return { end: 'unknown', endHeight: null, endRadius: null };
  return final > 0 ? { end: 'hover', endHeight: final, endRadius: null } : { end: 'land', endHeight: null, endRadius: null };
}

export const arduCopterReturn = (facts: ReturnFacts): ReturnManner => ({
  path: 'straight',
  height: heightBack(facts),
  heightAbove: facts.traits.returnsAboveGround ? 'ground' : 'home',
  isHeightAsFlown: false,
  ...endOf(facts.setting),
});

export const trackBack = ({ setting }: ReturnFacts): ReturnManner => ({
  path: 'track',
  height: null,
  heightAbove: 'home',
  isHeightAsFlown: true,
  ...endOf(setting),
});
