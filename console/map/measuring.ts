import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import type { MapHandle } from './map-handle.ts';

const GROUP = 'measuring';

/** How long each leg of a way is, and all of them. */
export function legsOf(points: readonly Position[]): { legs: number[]; whole: number } {
  const legs = points.slice(1).map((point, at) => metresBetween(points[at]!, point));
  return { legs, whole: legs.reduce((sum, leg) => sum + leg, 0) };
}

interface MeasuringOptions {
  /** "1.5 km" */
  inWords(metres: number): string;
  /** Of what has been clicked so far, without the leg that follows the pointer. */
  onMeasured(metres: number): void;
  /** Another tool has the clicks now. */
  onTaken(): void;
}

export interface Measuring {
  /** The words for lengths are others now. */
  redraw(): void;
  undo(): void;
  end(): void;
}

/** Each click adds a corner; a leg to the pointer shows what the next one would add. */
export function measure(map: MapHandle, { inWords, onMeasured, onTaken }: MeasuringOptions): Measuring {
  const corners: Position[] = [];
  let pointer: Position | undefined;

  function draw(): void {
    const points = pointer && corners.length > 0 ? [...corners, pointer] : corners;
    map.lines.set(GROUP, [{ id: GROUP, kind: 'measure', points, labels: legsOf(points).legs.map(inWords) }]);
  }
  function change(): void {
    onMeasured(legsOf(corners).whole);
    draw();
  }
  const ends = [
    map.beginMeasuring(),
    map.captureClicks(({ position }) => {
      corners.push(position);
      change();
    }, onTaken),
    map.on('pointer', (position) => {
      pointer = position;
      if (corners.length > 0) draw();
    }),
  ];
  return {
    redraw: draw,
    undo() {
      corners.pop();
      change();
    },
    end() {
      for (const end of ends) end();
      map.lines.set(GROUP, []);
    },
  };
}
