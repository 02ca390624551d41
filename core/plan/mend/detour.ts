import { placesAround } from '../../airspace/engine/go-round.ts';
import type { Shape } from '../../airspace/shape.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';

/** More are not gone round at once: who has so many in the way plans anew. */
const SHAPES_MAX = 6;

/** What a straight way from one place to another meets: nothing, if it is free. */
export type Blocked = (from: Position, to: Position) => readonly Shape[];

/** The shortest way around whatever lies between two places, without them; nothing where none was found. `metres` are kept from each shape. */
export function detour(from: Position, to: Position, metres: number, blocked: Blocked): Position[] | undefined {
  const shapes = new Set<Shape>(blocked(from, to));
  for (;;) {
    if (shapes.size > SHAPES_MAX) return undefined;
    const known = shapes.size;
    const way = shortest([from, ...[...shapes].flatMap((shape) => placesAround(shape, metres)), to], (one, other) => {
      const met = blocked(one, other);
      for (const shape of met) shapes.add(shape);
      return met.length === 0;
    });
    if (way) return way.slice(1, -1);
    // Others stand in the way of going round the first: once more, with theirs.
    if (shapes.size === known) return undefined;
  }
}

/** From the first place to the last by straight lines that are free; each is looked at only once it might be the shortest. */
function shortest(places: readonly Position[], isFree: (from: Position, to: Position) => boolean): Position[] | undefined {
  const last = places.length - 1;
  const so = places.map((_, index) => ({ metres: index === 0 ? 0 : Infinity, before: -1, isDone: false }));
  for (;;) {
    let best = -1;
    let least = Infinity;
    for (const [index, { metres, isDone }] of so.entries()) {
      const whole = metres + metresBetween(places[index]!, places[last]!);
      if (!isDone && whole < least) [best, least] = [index, whole];
    }
    if (best < 0) return undefined;
    if (best === last) return wayTo(places, so, last);
    so[best]!.isDone = true;
    for (const [index, step] of so.entries()) {
      const metres = so[best]!.metres + metresBetween(places[best]!, places[index]!);
      if (step.isDone || metres >= step.metres || !isFree(places[best]!, places[index]!)) continue;
      step.metres = metres;
      step.before = best;
    }
  }
}

function wayTo(places: readonly Position[], so: readonly { before: number }[], last: number): Position[] {
  const way: Position[] = [];
  for (let index = last; index >= 0; index = so[index]!.before) way.unshift(places[index]!);
  return way;
}
