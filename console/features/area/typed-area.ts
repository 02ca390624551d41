import type { Shape } from '@skyhelm/core/airspace/shape';
import { lineIssue, parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import { numberIn } from '../../ui/form/number-in.ts';

/** As it is typed: positions as text, a line each. */
export interface AreaValues {
  kind: Shape['kind'];
  corners: string;
  centre: string;
  radius: string;
}

export const NEW_AREA: Partial<AreaValues> = { kind: 'polygon' };

/** What is sent of it; whether it is one, the rules of the form say. */
export const areaOf = ({ kind, corners, centre, radius }: Partial<AreaValues>) =>
  kind === 'circle'
    ? { kind, centre: parsePositions(centre ?? '').positions[0], radius: numberIn(radius ?? '') }
    : { kind, points: parsePositions(corners ?? '').positions };

const line = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

export const typedArea = (shape: Shape): AreaValues => ({
  kind: shape.kind,
  corners: shape.kind === 'polygon' ? shape.points.map(line).join('\n') : '',
  centre: shape.kind === 'circle' ? line(shape.centre) : '',
  radius: shape.kind === 'circle' ? String(shape.radius) : '',
});

type Issue = { path: PropertyKey[]; message: string };

const NO_POSITION = 'position';

/** What is wrong with `shape`, as it is said of a field of the form. */
export function areaIssue({ path, message }: Issue, { corners }: Partial<AreaValues>): Issue {
  if (path[1] === 'centre') return { path: ['centre'], message: NO_POSITION };
  if (path[1] !== 'points') return { path: [path[1] ?? 'kind'], message };
  return { path: ['corners'], message: lineIssue(corners ?? '') ?? message };
}
