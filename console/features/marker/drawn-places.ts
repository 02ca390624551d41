import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind } from '@skyhelm/core/marker/marker';
import { clickedLine, linesOf } from './marker-form.ts';

export const placesIn = (text: string | undefined): Position[] => parsePositions(text ?? '').positions;

const lines = (points: readonly Position[]): string[] => (points.length === 0 ? [] : linesOf(points).split('\n'));

/** A click adds a place; a point has just one, which it is then. */
export const withClick = (text: string | undefined, kind: MarkerKind, place: Position): string =>
  [...(kind === 'point' ? [] : lines(placesIn(text))), clickedLine(place)].join('\n');

export const withMoved = (text: string | undefined, index: number, place: Position): string =>
  lines(placesIn(text)).with(index, clickedLine(place)).join('\n');

export const withoutPlace = (text: string | undefined, index: number): string => lines(placesIn(text)).toSpliced(index, 1).join('\n');
