import type { ReturnFacts, ReturnManner } from './return-preview.ts';

/** What `RTL_AUTOLAND` says: whether a return goes on with the landing of the route on board. */
const AUTOLAND = { off: 0, afterHome: 1, straightToLanding: 2, onlyWhenTold: 3, alongReturnPath: 4 } as const;

const base = { heightAbove: 'home', isHeightAsFlown: false } as const;
const NO_LANDING = { endHeight: null, endRadius: null } as const;
const sizeOf = (value: number | undefined): number => Math.abs(value ?? 0);

/** It descends to this height as well as it climbs to it; below zero it stays as high as it is. */
function heightBack({ setting, placeHeight, height }: ReturnFacts): number | null {
  const told = setting('RTL_ALTITUDE') ?? (setting('ALT_HOLD_RTL') === undefined ? undefined : setting('ALT_HOLD_RTL')! / 100);
  if (told === undefined) return null;
  return told < 0 ? (height ?? null) : placeHeight;
}

/** Home and in circles there, unless its route has a landing that it is told to use. */
export function arduPlaneReturn(facts: ReturnFacts): ReturnManner {
  const { setting, landing } = facts;
  const height = heightBack(facts);
  const autoland = setting('RTL_AUTOLAND');
  const radius = sizeOf(setting('RTL_RADIUS')) || sizeOf(setting('WP_LOITER_RAD'));
  const circles: ReturnManner = { ...base, path: 'straight', height, end: 'circle', endHeight: height, endRadius: radius || null };
  const isLanding = autoland === AUTOLAND.afterHome || autoland === AUTOLAND.straightToLanding;
  if (autoland === undefined || (landing === undefined && autoland !== AUTOLAND.off && autoland !== AUTOLAND.onlyWhenTold))
    return { ...circles, end: 'unknown', ...NO_LANDING };
  if (autoland === AUTOLAND.alongReturnPath) return { ...base, path: 'mission', height: null, end: 'unknown', ...NO_LANDING };
  if (!isLanding || landing !== 'sequence') return circles;
  const lands = { ...base, end: 'land', ...NO_LANDING } as const;
  // How high it flies to the landing is said by the items of that, not by a setting.
  return autoland === AUTOLAND.afterHome ? { ...lands, path: 'straight', height } : { ...lands, path: 'landing', height: null };
}

/** As `ModeQRTL` does it: far from home on its wings at the higher of two settings, near home upright and lower, and it lands. */
export function quadPlaneReturn({ setting, height, distance, isOnRotors }: ReturnFacts): ReturnManner {
  return { ...base, path: 'straight', height: quadHeight(), end: 'land', ...NO_LANDING };

  function quadHeight(): number | null {
    const told = setting('Q_RTL_ALT');
    const onWings = setting('RTL_ALTITUDE');
    if (told === undefined || distance === null || height === undefined) return null;
    const radius = Math.max(sizeOf(setting('WP_LOITER_RAD')), sizeOf(setting('RTL_RADIUS'))) * 1.5;
    if (distance >= radius) return onWings === undefined ? null : Math.max(told, onWings);
    if (!isOnRotors) return told;
    const least = Math.min(told, Math.max(setting('Q_RTL_ALT_MIN') ?? 0, setting('Q_LAND_FINAL_ALT') ?? 0));
    return Math.min(told, Math.max(height, told * (distance / radius), least));
  }
}
