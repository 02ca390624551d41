import { DEGREE } from './angle.ts';
import { wander, type Random, type Wander } from './random.ts';

export interface WindSettings {
  /** Metres a second. */
  speed: number;
  /** Compass degrees it blows from. */
  from: number;
  /** How much gusts add or take, metres a second. */
  gust: number;
}

/** Where the air moves to, metres a second. */
export interface Wind {
  north: number;
  east: number;
  up: number;
}

export const CALM: WindSettings = { speed: 0, from: 0, gust: 0 };
const GUST_SECONDS = 4;
const UPDRAUGHT_SHARE = 0.3;

export function windFrom(settings: WindSettings, random: Random): { now: Wind; step(seconds: number): void } {
  const towards = (settings.from + 180) * DEGREE;
  const mean: Wind = { north: settings.speed * Math.cos(towards), east: settings.speed * Math.sin(towards), up: 0 };
  const now: Wind = { ...mean };
  const [north, east, up]: [Wander, Wander, Wander] = [{ value: 0 }, { value: 0 }, { value: 0 }];
  return {
    now,
    step(seconds) {
      if (settings.gust === 0) return;
      wander(north, settings.gust, GUST_SECONDS, random, seconds);
      wander(east, settings.gust, GUST_SECONDS, random, seconds);
      wander(up, settings.gust * UPDRAUGHT_SHARE, GUST_SECONDS, random, seconds);
      now.north = mean.north + north.value;
      now.east = mean.east + east.value;
      now.up = up.value;
    },
  };
}
