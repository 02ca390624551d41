import type { Issue } from '../../issue.ts';
import type { Route } from '../route.ts';
import { fault } from './faults.ts';
import type { Pattern, PatternKind } from './pattern.ts';

/** Patterns that say heights of their own, with the field that does. */
const SAID_IN: { [K in PatternKind]?: keyof Extract<Pattern, { kind: K }> } = { surround: 'lowest', logistics: 'dropHeight' };

/** Such heights count from home: above the sea, five metres over the drop would be far below the ground. */
export function heightModeFaults({ kind }: Pattern, { heightMode }: Pick<Route, 'heightMode'>): Issue[] {
  const field = SAID_IN[kind];
  return field && heightMode !== 'relative' ? [fault('heightMode', field)] : [];
}
