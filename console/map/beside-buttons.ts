import type { Covered } from './map-handle.ts';

/** What the margin of a fitted view clears of them by itself. */
const CLEARED_PX = 24;

/** The buttons of a map lie along its right side, in more columns the lower it is: what is fitted into it must not lie below them. */
export function besideButtons(box: HTMLElement): Covered {
  const buttons = box.parentElement?.querySelector<HTMLElement>(':scope > [data-map-buttons]');
  const reach = buttons ? box.clientWidth - buttons.offsetLeft : 0;
  return { top: 0, right: Math.max(0, reach - CLEARED_PX), bottom: 0, left: 0 };
}
