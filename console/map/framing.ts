import type { Map as Engine, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { Position } from '@skyhelm/core/geo/position';
import type { Framed } from './map-handle.ts';
import styles from './map.module.css';

/** A hand that clicks is not quite still. */
const CLICK_PX = 3;

interface FramingOptions {
  engine: Engine;
  toScreen(position: Position): Point;
  /** A tool has the map: nothing is framed. */
  isBusy(): boolean;
}

interface Point {
  x: number;
  y: number;
}

export interface Framing {
  of(framed: Framed): () => void;
  stop(): void;
}

/** A frame that is drawn over the map while the map stays where it is. */
export function framing({ engine, toScreen, isBusy }: FramingOptions): Framing {
  let framed: Framed | undefined;
  let begun: Point | undefined;
  let [west, north, east, south] = [0, 0, 0, 0];
  const box = document.createElement('div');
  box.className = styles['frame']!;

  function begin(event: MapMouseEvent | MapTouchEvent, isShift: boolean): void {
    // What stands there was taken hold of instead.
    if (!framed?.isWanted(isShift) || event.defaultPrevented || isBusy()) return;
    event.preventDefault();
    begun = event.point;
    [west, north, east, south] = [begun.x, begun.y, begun.x, begun.y];
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    if (!begun) return;
    const container = engine.getContainer();
    const { left, top, width, height } = container.getBoundingClientRect();
    const [x, y] = [Math.min(Math.max(clientX - left, 0), width), Math.min(Math.max(clientY - top, 0), height)];
    [west, east] = [Math.min(begun.x, x), Math.max(begun.x, x)];
    [north, south] = [Math.min(begun.y, y), Math.max(begun.y, y)];
    if (!box.isConnected) container.append(box);
    Object.assign(box.style, { left: `${west}px`, top: `${north}px`, width: `${east - west}px`, height: `${south - north}px` });
  }

  function leave(): void {
    begun = undefined;
    box.remove();
  }

  function end({ ctrlKey, metaKey }: PointerEvent): void {
    if (!begun) return;
    leave();
    if (east - west <= CLICK_PX && south - north <= CLICK_PX) return;
    const holds = (position: Position) => {
      const { x, y } = toScreen(position);
      return x >= west && x <= east && y >= north && y <= south;
    };
    framed?.end(holds, ctrlKey || metaKey);
  }

  engine.on('mousedown', (event) => event.originalEvent.button === 0 && begin(event, event.originalEvent.shiftKey));
  // A second finger means the map.
  engine.on('touchstart', (event) => (event.points.length === 1 ? begin(event, false) : leave()));
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', leave);

  return {
    of(next) {
      framed = next;
      return () => void (framed === next && (framed = undefined));
    },
    stop() {
      leave();
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', leave);
    },
  };
}
