import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { PATTERN_HOLES_MAX } from '@skyhelm/core/plan/pattern/pattern-limits';
import { holeName, strandsOf, withStrand, type Strand } from './strands.ts';

/** One place of a strand by a name that a map can carry: `outer/3`. */
export const cornerName = (strand: string, index: number): string => `${strand}/${index}`;

interface Found {
  strand: Strand;
  index: number;
}

function find(pattern: Pattern, corner: string): Found | undefined {
  const at = corner.lastIndexOf('/');
  const strand = strandsOf(pattern).find(({ name }) => name === corner.slice(0, at));
  const index = Number(corner.slice(at + 1));
  return strand && index < strand.points.length ? { strand, index } : undefined;
}

const changed = (pattern: Pattern, { name }: Strand, points: readonly Position[]): Pattern => withStrand(pattern, name, points);

export function withCornerAt(pattern: Pattern, corner: string, to: Position): Pattern {
  const found = find(pattern, corner);
  return found ? changed(pattern, found.strand, found.strand.points.with(found.index, to)) : pattern;
}

/** On the side that ends at this corner. */
export function withCornerBefore(pattern: Pattern, corner: string, at: Position): Pattern {
  const found = find(pattern, corner);
  if (!found || found.strand.points.length >= found.strand.most) return pattern;
  return changed(pattern, found.strand, found.strand.points.toSpliced(found.index, 0, at));
}

export function withoutCorner(pattern: Pattern, corner: string): Pattern {
  const found = find(pattern, corner);
  if (!found || found.strand.points.length <= found.strand.least) return pattern;
  return changed(pattern, found.strand, found.strand.points.toSpliced(found.index, 1));
}

/** Whether anything would be left of it. */
export const mayRemove = (pattern: Pattern, corner: string): boolean => withoutCorner(pattern, corner) !== pattern;

/** Whether there is an area to cut something out of, with room for one more hole. */
export const mayCutHole = (pattern: Pattern): boolean =>
  'area' in pattern && pattern.area.outer.length > 2 && pattern.area.holes.length < PATTERN_HOLES_MAX;

/** The middle of the side that ends at each corner; a strand that is full has none. */
export function sidesOf({ name, points, joint, most }: Strand): { corner: string; middle: Position }[] {
  if (joint === 'none' || points.length < 2 || points.length >= most) return [];
  return points.flatMap((to, index) => {
    const from = index === 0 ? (joint === 'ring' && points.length > 2 ? points.at(-1) : undefined) : points[index - 1];
    return from ? [{ corner: cornerName(name, index), middle: between(from, to) }] : [];
  });
}

const between = (from: Position, to: Position): Position => ({
  latitude: (from.latitude + to.latitude) / 2,
  longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) / 2),
});

/** What a row of clicks has drawn so far. */
export interface Stroke {
  strand: string;
  clicks: number;
}

export interface Drawn {
  pattern: Pattern;
  stroke: Stroke;
  corner: string;
  /** There is nothing more to click. */
  isDone: boolean;
}

/** One more click: a further place of what is drawn by many, or the next of the two that a shape consists of. */
export function withClick(pattern: Pattern, position: Position, tool: 'draw' | 'hole', before?: Stroke): Drawn {
  const strands = strandsOf(pattern);
  const clicks = (before?.clicks ?? 0) + 1;
  if (tool === 'hole' && 'area' in pattern) {
    const known = strands.find(({ name }) => name === before?.strand);
    const strand = known?.name ?? holeName(pattern.area.holes.length);
    const points = [...(known?.points ?? []), position];
    const corner = cornerName(strand, points.length - 1);
    return { pattern: withStrand(pattern, strand, points), stroke: { strand, clicks }, corner, isDone: false };
  }
  const { name, points, least, most } = strands[0]!;
  const stroke = { strand: name, clicks };
  if (least > 0) {
    const index = clicks === 1 ? 0 : points.length - 1;
    return {
      pattern: withStrand(pattern, name, points.with(index, position)),
      stroke,
      corner: cornerName(name, index),
      isDone: clicks > 1,
    };
  }
  const corner = cornerName(name, points.length);
  return { pattern: points.length < most ? withStrand(pattern, name, [...points, position]) : pattern, stroke, corner, isDone: false };
}

/** The click that closes a ring: on the corner that it began with. */
export const closes = (pattern: Pattern, corner: string, stroke: Stroke | undefined): boolean => {
  const found = find(pattern, corner);
  return (
    found !== undefined &&
    found.index === 0 &&
    found.strand.name === stroke?.strand &&
    found.strand.joint === 'ring' &&
    found.strand.points.length > 2
  );
};
