import type { Position } from '@skyhelm/core/geo/position';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';
import type { MapHandle, MapLine, MapMarker, MapShape } from '../../../map/map-handle.ts';
import { cornerName, sidesOf } from './corners.ts';
import { orderShown, shownAt, type Numbered } from './order-shown.ts';
import { strandsOf, type Strand } from './strands.ts';

export const CORNERS = 'pattern corners';
export const SIDES = 'pattern sides';
const SHAPE = 'pattern';
/** More of them hide the shape. */
const SIDES_MAX = 150;

/** Its shape, and what has been laid out from it. */
type Drawn = Pick<Route, 'pattern' | 'waypoints'>;

/** All of it anew: the map itself finds out what has changed. */
export function drawPattern(map: MapHandle, { pattern, waypoints }: Drawn, chosen: string | undefined): void {
  const order = orderShown({ pattern, waypoints });
  const strands = pattern ? strandsOf(pattern) : [];
  map.shapes.set(SHAPE, pattern ? shapesOf(pattern) : []);
  map.lines.set(SHAPE, strands.flatMap(linesOf));
  const sides = strands.flatMap(sidesOf);
  map.markers.set(
    SIDES,
    sides.length > SIDES_MAX ? [] : sides.map(({ corner, middle }): MapMarker => ({ id: corner, kind: 'side', position: middle })),
  );
  map.markers.set(
    CORNERS,
    strands.flatMap(({ name, points }) =>
      points.map((position, index): MapMarker => {
        const id = cornerName(name, index);
        return {
          id,
          kind: id === chosen ? 'cornerChosen' : markOf(pattern!, index, points),
          position,
          ...labelOf(pattern!, index, shownAt(order, position)),
        };
      }),
    ),
  );
}

function shapesOf(pattern: Pattern): MapShape[] {
  if (pattern.kind === 'surround') {
    return [{ id: SHAPE, kind: 'pattern', shape: { kind: 'circle', centre: pattern.centre, radius: pattern.radius } }];
  }
  if (!('area' in pattern) || pattern.area.outer.length < 3) return [];
  const { outer, holes } = pattern.area;
  return [{ id: SHAPE, kind: 'pattern', shape: { kind: 'polygon', points: outer }, holes: holes.filter(({ length }) => length > 2) }];
}

/** What is no area yet, and what never becomes one. */
function linesOf({ name, points, joint }: Strand): MapLine[] {
  const isLine = joint === 'line' || (joint === 'ring' && points.length === 2);
  return isLine ? [{ id: name, kind: 'pattern', points }] : [];
}

function markOf(pattern: Pattern, index: number, { length }: readonly Position[]): MapMarker['kind'] {
  if (pattern.kind !== 'logistics') return 'corner';
  return index === 0 ? 'home' : index === length - 1 ? 'target' : 'corner';
}

function labelOf({ kind }: Pattern, index: number, numbered: Numbered | undefined): { label?: string } {
  if (kind === 'abPoint') return { label: 'AB'[index]! };
  return numbered ? { label: numbered.label } : {};
}

/** The map goes on without it. */
export const erasePattern = (map: MapHandle): void => drawPattern(map, { pattern: null, waypoints: [] }, undefined);
