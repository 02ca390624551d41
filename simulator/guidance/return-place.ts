import type { Aircraft, Place } from '../vehicle/aircraft.ts';

/** Where a return leads, and how high it is flown at least. */
export interface ReturnPlace {
  place: Place;
  height: number;
}

/** The nearest of home and the rally points from where the return began, as the autopilot chooses and as high as it comes there. */
export function returnPlace({ home = { north: 0, east: 0, up: 0 }, rally, entered, settings }: Aircraft): ReturnPlace {
  const { returnHeight, returnsAbove, rally: manner } = settings;
  // The ground is level, and nought.
  const least = returnsAbove === 'ground' ? Math.max(0, returnHeight - home.up) : returnHeight;
  const far = ({ north, east }: Place) => Math.hypot(north - entered.north, east - entered.east);
  const [nearest] = manner.isUsed ? rally.toSorted((one, other) => far(one) - far(other)) : [];
  const isNearEnough = nearest && (manner.reach <= 0 || far(nearest) <= manner.reach);
  if (!isNearEnough || (manner.withHome && far(home) <= far(nearest))) return { place: home, height: home.up + least };
  const above = { higher: Math.max(nearest.up, least), own: nearest.up, added: nearest.up + returnHeight }[manner.height];
  return { place: { ...nearest, up: home.up }, height: home.up + Math.max(0, above) };
}
