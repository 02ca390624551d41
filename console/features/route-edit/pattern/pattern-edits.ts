import type { Position } from '@skyhelm/core/geo/position';
import type { Pattern, PatternKind } from '@skyhelm/core/plan/pattern/pattern';
import type { RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { changeRoute, rounded } from '../desk-edits.ts';
import type { RouteDesk } from '../route-desk.ts';
import { cornerName, withCornerBefore, withoutCorner } from './corners.ts';
import { newPattern, type Around } from './new-pattern.ts';
import { holeName, strandsOf, withStrand } from './strands.ts';

export const patternOn = (desk: RouteDesk): Pattern | null => desk.now().draft.route.pattern;

/** One step of it; the waypoints follow. */
export function putPattern(desk: RouteDesk, pattern: Pattern, corner?: string): void {
  const { draft } = desk.now();
  if (pattern !== draft.route.pattern) desk.change({ ...draft, route: { ...draft.route, pattern } }, [], corner);
}

export const changePattern = (desk: RouteDesk, change: Record<string, unknown>): void => {
  const pattern = patternOn(desk);
  if (pattern) putPattern(desk, { ...pattern, ...change }, desk.now().corner);
};

/** By hand the waypoints stay as they are; a pattern has waypoints of its own. */
export function planAs(desk: RouteDesk, kind: RouteKind, around: Around): void {
  const { draft } = desk.now();
  const { pattern, waypoints } = draft.route;
  if (kind === (pattern?.kind ?? 'manual')) return;
  if (kind === 'manual') return changeRoute(desk, { pattern: null });
  const planned = { ...draft, route: { ...draft.route, pattern: freshPattern(kind, around, pattern) } };
  if (pattern === null && waypoints.length > 0) desk.propose({ draft: planned, selected: [], loses: 'waypoints' });
  else desk.change(planned, []);
}

const freshPattern = (kind: PatternKind, { centre, metres }: Around, before: Pattern | null): Pattern =>
  newPattern(kind, { centre: rounded(centre), metres }, before);

export function insertCorner(desk: RouteDesk, corner: string, at: Position): void {
  const pattern = patternOn(desk);
  if (pattern) putPattern(desk, withCornerBefore(pattern, corner, rounded(at)), corner);
}

/** The one that is chosen; the one before it is chosen then. */
export function removeCorner(desk: RouteDesk): void {
  const [pattern, { corner }] = [patternOn(desk), desk.now()];
  if (!pattern || corner === undefined) return;
  const next = withoutCorner(pattern, corner);
  const at = corner.lastIndexOf('/');
  const [strand, index] = [corner.slice(0, at), Math.max(0, Number(corner.slice(at + 1)) - 1)];
  const isLeft = strandsOf(next).some(({ name, points }) => name === strand && points.length > index);
  putPattern(desk, next, isLeft ? cornerName(strand, index) : undefined);
}

export function removeHole(desk: RouteDesk, index: number): void {
  const pattern = patternOn(desk);
  if (pattern) putPattern(desk, withStrand(pattern, holeName(index), []));
}
