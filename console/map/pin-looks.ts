import type { Palette } from './palette.ts';

/** What stands at a pin, told by a sign as well as by its colour. */
export const PIN_LOOKS = ['draft', 'ready', 'underway', 'done', 'dropped'] as const;
export type PinLook = (typeof PIN_LOOKS)[number];

/** What stands on its place with a tip, instead of lying around it. */
export const PINS: readonly string[] = ['point', ...PIN_LOOKS];
export const isPin = (kind: string): boolean => PINS.includes(kind);

/** In a box of 32, its tip below. */
export const PIN_PATH = 'M7.98 16.09A9 9 0 1 1 24.02 16.09L16 30Z';

/** In the head of a pin. */
export const PIN_SIGNS: Record<PinLook, string> = {
  draft: 'M11.5 10.7h9v2.6h-9z',
  ready: 'M16 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z',
  underway: 'M13.3 7.3 21 12l-7.7 4.7z',
  done: 'm10.8 12.2 1.8-1.8 2.3 2.3 4.6-4.6 1.8 1.8-6.4 6.4z',
  dropped: 'm11.9 9.7 1.8-1.8 2.3 2.3 2.3-2.3 1.8 1.8-2.3 2.3 2.3 2.3-1.8 1.8-2.3-2.3-2.3 2.3-1.8-1.8 2.3-2.3z',
};

export const pinColour = (look: PinLook, { vehicle, tracks, restricted, route }: Palette): string =>
  ({ draft: vehicle.stale, ready: tracks[0]!, underway: restricted, done: route, dropped: vehicle.stale })[look];
