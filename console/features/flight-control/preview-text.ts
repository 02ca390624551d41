import type { ContinuePreview, LandPreview, ReturnPreview } from '@skyhelm/contract/command-preview';
import type { Say } from '../../words/words.ts';

/** Numbers with their units, as the reader has chosen them. */
export interface Measures {
  length(metres: number): string;
  distance(metres: number): string;
  speed(metresPerSecond: number): string;
}

/** Less than this is no climb that anybody sees. */
const SAME_HEIGHT_M = 1;

type Above = 'home' | 'ground';

function returnHeight(
  t: Say,
  { length }: Measures,
  { height, heightAbove, isHeightAsFlown, path }: ReturnPreview,
  now: number | undefined,
) {
  if (isHeightAsFlown) return t('flight.preview.height.asFlown');
  if (height === null)
    return t(path === 'landing' || path === 'mission' ? 'flight.preview.height.ofRoute' : 'flight.preview.height.unknown');
  const at = { height: length(height) };
  // The height above the ground is not the one that is shown of the aircraft.
  if (heightAbove === 'ground') return t('flight.preview.height.at.ground', at);
  if (now === undefined || Math.abs(height - now) < SAME_HEIGHT_M) return t('flight.preview.height.at.home', at);
  return t(height > now ? 'flight.preview.height.climb' : 'flight.preview.height.descend', at);
}

function returnPath(t: Say, { distance }: Measures, { path, to, rally, distance: far }: ReturnPreview): string {
  if (path === 'mission' || path === 'landing') return t(`flight.preview.path.${path}`);
  if (path === 'unknown' || to === 'unknown' || to === 'landing') return t('flight.preview.path.unknown');
  const place = to === 'rally' ? t('flight.preview.to.rally', { number: rally ?? 0 }) : t(`flight.preview.to.${to}`);
  return far === null
    ? t(`flight.preview.path.${path}`, { place })
    : t(`flight.preview.path.${path}.far`, { place, distance: distance(far) });
}

function returnEnd(t: Say, { length }: Measures, { end, endHeight, endRadius }: ReturnPreview): string {
  if (end === 'hover' && endHeight !== null) return t('flight.preview.end.hover', { height: length(endHeight) });
  if (end === 'circle' && endHeight !== null && endRadius !== null)
    return t('flight.preview.end.circle', { height: length(endHeight), radius: length(endRadius) });
  if (end === 'circle') return t('flight.preview.end.circleUnknown');
  return t(end === 'land' ? 'flight.preview.end.land' : 'flight.preview.end.unknown');
}

/** `now`: metres above home that it is at. */
export const returnLines = (t: Say, measures: Measures, preview: ReturnPreview, now: number | undefined): string[] => [
  returnHeight(t, measures, preview, now),
  returnPath(t, measures, preview),
  returnEnd(t, measures, preview),
];

export function landLines(
  t: Say,
  { length, distance }: Measures,
  { way, height, aboveGround, fromHome, distance: far }: LandPreview,
): string[] {
  if (way === 'unknown') return [t('flight.preview.land.unknown')];
  if (way === 'impossible') return [t('flight.preview.land.impossible')];
  if (way === 'landing')
    return [far === null ? t('flight.preview.land.landing') : t('flight.preview.land.landing.far', { distance: distance(far) })];
  return [
    height === null ? t('flight.preview.land.here') : t('flight.preview.land.here.from', { height: length(height) }),
    aboveGround === null ? t('flight.preview.ground.unknown') : t('flight.preview.ground', { height: length(aboveGround) }),
    fromHome === null ? t('flight.end.unknown') : t('flight.preview.fromHome', { distance: distance(fromHome) }),
  ];
}

const heightAt = (t: Say, { length }: Measures, height: number | null, above: Above): string =>
  height === null ? t('flight.preview.height.unknown') : t(`flight.preview.height.at.${above}`, { height: length(height) });

/** Of a route, a place or a circle; a return and a landing have lines of their own. */
export function continueLines(t: Say, measures: Measures, preview: ContinuePreview): string[] {
  const { with: what, waypoint, waypoints, height, heightAbove, distance, speed, radius, isLanding } = preview;
  if (what === 'nothing') return [t('flight.preview.continue.nothing')];
  if (what === 'takeOff') return [t('flight.preview.continue.takeOff')];
  const to =
    what === 'route'
      ? waypoint === null || waypoints === null
        ? t('flight.preview.continue.route')
        : t('flight.preview.continue.waypoint', { number: waypoint, count: waypoints })
      : t(what === 'circle' ? 'flight.preview.continue.circle' : 'flight.preview.continue.place');
  return [
    isLanding ? t('flight.preview.continue.landing') : to,
    distance === null ? t('flight.preview.distance.unknown') : t('flight.preview.distance', { distance: measures.distance(distance) }),
    ...(radius === null ? [] : [t('flight.preview.radius', { radius: measures.length(radius) })]),
    heightAt(t, measures, height, heightAbove),
    speed === null ? t('flight.preview.speed.unknown') : t('flight.preview.speed', { speed: measures.speed(speed) }),
  ];
}
