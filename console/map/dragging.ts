import type { Map as Engine, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import type { Edge } from './datum.ts';
import type { Markers } from './layers/markers.ts';
import type { Dragged } from './map-handle.ts';

/** A finger covers what it takes. */
const REACH_PX = { mouse: 0, touch: 14 };
/** A hand that clicks is not quite still. */
const CLICK_PX = 6;

interface DraggingOptions {
  engine: Engine;
  edge(): Edge;
  markers: Markers;
  isStyled(): boolean;
  /** A tool has the map: nothing is taken elsewhere. */
  isBusy(): boolean;
  onRefused(): void;
}

export interface Dragging {
  of(group: string, dragged: Dragged): () => void;
  stop(): void;
}

/** Markers that are taken elsewhere. */
export function dragging({ engine, edge, markers, isStyled, isBusy, onRefused }: DraggingOptions): Dragging {
  const groups = new Map<string, Dragged>();
  let taken: { id: string; dragged: Dragged } | undefined;
  /** Where somebody took hold of a marker while a tool has the map: it may yet be no more than a click. */
  let wanted: { x: number; y: number } | undefined;
  let last: MapMouseEvent | MapTouchEvent | undefined;
  let frame = 0;

  function take(event: MapMouseEvent | MapTouchEvent, reach: number): void {
    if (taken || groups.size === 0 || !isStyled()) return;
    const [found] = markers.at(engine, { x: event.point.x, y: event.point.y, reach });
    const dragged = found && groups.get(found.group);
    if (!dragged) return;
    if (isBusy()) return void (wanted = event.point);
    // Otherwise the map would come along.
    event.preventDefault();
    taken = { id: found.id, dragged };
    dragged.begin(found.id);
  }

  function follow(event: MapMouseEvent | MapTouchEvent): void {
    if (wanted && Math.hypot(event.point.x - wanted.x, event.point.y - wanted.y) > CLICK_PX) {
      wanted = undefined;
      onRefused();
    }
    if (!taken) return;
    event.preventDefault();
    last = event;
    frame ||= requestAnimationFrame(tell);
  }

  function tell(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!taken || !last) return;
    const [longitude, latitude] = edge().fromMap(wrapped(last.lngLat.lng), last.lngLat.lat);
    last = undefined;
    taken.dragged.move(taken.id, { longitude, latitude });
  }

  function leave(): void {
    wanted = undefined;
    if (!taken) return;
    tell();
    const { id, dragged } = taken;
    taken = undefined;
    dragged.end(id);
  }

  engine.on('mousedown', (event) => event.originalEvent.button === 0 && take(event, REACH_PX.mouse));
  engine.on('touchstart', (event) => event.points.length === 1 && take(event, REACH_PX.touch));
  engine.on('mousemove', follow);
  engine.on('touchmove', follow);
  // Let go of outside of the map, it is let go of all the same.
  const ends = ['mouseup', 'touchend', 'touchcancel'] as const;
  for (const name of ends) addEventListener(name, leave);

  return {
    of(group, dragged) {
      groups.set(group, dragged);
      return () => void (groups.get(group) === dragged && groups.delete(group));
    },
    stop() {
      cancelAnimationFrame(frame);
      for (const name of ends) removeEventListener(name, leave);
    },
  };
}
