import type { ViewBox } from '@skyhelm/contract/channels/uav-data-ask';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import type { View } from '../../map/map-handle.ts';

/** Parts of a side that the view is rounded to: who moves the map a little asks nothing new. */
const STEPS = 4;
const WORLD = 360;

/** What is asked for to show this view: some more than it, so that what comes into view is there already. */
export function viewBoxOf([west, south, east, north]: View['bounds']): ViewBox {
  const step = 2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, 1e-6) / STEPS));
  const [from, to] = [down(west, step), -down(-east, step)];
  const isWorld = to - from >= WORLD;
  return {
    west: isWorld ? -180 : wrapped(from),
    east: isWorld ? 180 : wrapped(to),
    south: Math.max(-90, down(south, step)),
    north: Math.min(90, -down(-north, step)),
  };
}

const down = (degrees: number, step: number): number => Math.floor(degrees / step) * step;
