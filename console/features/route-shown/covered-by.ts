import type { Covered } from '../../map/map-handle.ts';

const NOTHING: Covered = { top: 0, right: 0, bottom: 0, left: 0 };
/** Broader than this part of the map, a panel lies below and not beside. */
const BELOW = 0.6;

/** What a panel in the right or in the lower part of a map hides of it. */
export function coveredBy(panel: HTMLElement | null): Covered {
  const map = panel?.offsetParent;
  if (!panel || !map) return NOTHING;
  return panel.offsetWidth > map.clientWidth * BELOW
    ? { ...NOTHING, bottom: map.clientHeight - panel.offsetTop }
    : { ...NOTHING, right: map.clientWidth - panel.offsetLeft };
}
