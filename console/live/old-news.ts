import type { LiveVehicle } from './uav-data.ts';

/** From then on what was heard says little about now. */
export const OLD_MS = 2_000;

export const isOldNews = ({ online, isConnected, age }: Pick<LiveVehicle, 'online' | 'isConnected' | 'age'>): boolean =>
  online !== true || !isConnected || (age ?? Infinity) >= OLD_MS;
