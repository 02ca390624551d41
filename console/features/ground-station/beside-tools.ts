import type { Covered } from '../../map/map-handle.ts';

/** What tools along the left side of a map hide of it: all of that side, as far as they reach. */
export const besideTools = (tools: HTMLElement | null): Covered => ({
  top: 0,
  right: 0,
  bottom: 0,
  left: tools ? tools.offsetLeft + tools.offsetWidth : 0,
});
