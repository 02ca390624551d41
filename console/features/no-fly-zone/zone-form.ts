import type { NoFlyZone, NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { lineIssue, parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';
import { dayOf, endOfDay, startOfDay } from '../../words/day.ts';

/** As it is typed: positions as text, a line each, and days of the reader's calendar. */
export interface ZoneValues extends Pick<NoFlyZoneForm, 'name' | 'description' | 'datum'> {
  type: NoFlyZoneForm['kind'];
  kind: 'polygon' | 'circle';
  corners: string;
  centre: string;
  radius: string;
  /** Of a restricted zone, instead of floor and ceiling. */
  limit: string;
  floor: string;
  ceiling: string;
  activeFrom: string;
  validUntil: string;
}
export type ZoneEdit = ZoneValues & Pick<NoFlyZone, 'id' | 'version'>;

type Times = Pick<NoFlyZone, 'activeFrom' | 'validUntil'>;

export const NEW_ZONE: Partial<ZoneValues> = { type: 'noFly', kind: 'polygon', datum: 'sea' };

/** What is sent of the form. A day that was left alone stays the very moment it was. */
export function inputOf<V extends ZoneValues>(values: V, before?: Times) {
  const { type, kind, corners, centre, radius, limit, floor, ceiling, datum, activeFrom, validUntil, ...rest } = values;
  const shape =
    kind === 'circle'
      ? { kind, centre: parsePositions(centre ?? '').positions[0], radius: numberIn(radius) }
      : { kind, points: parsePositions(corners ?? '').positions };
  return {
    ...rest,
    shape,
    kind: type,
    ...(type === 'restricted'
      ? { floor: numberIn(limit) ?? null, ceiling: null, datum: 'ground' as const }
      : { floor: numberIn(floor) ?? null, ceiling: numberIn(ceiling) ?? null, datum }),
    activeFrom: !activeFrom ? null : activeFrom === dayOf(before?.activeFrom ?? null) ? before!.activeFrom : startOfDay(activeFrom),
    validUntil: !validUntil ? undefined : validUntil === dayOf(before?.validUntil ?? null) ? before!.validUntil : endOfDay(validUntil),
  };
}

const line = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
const text = (value: number | null): string => (value === null ? '' : String(value));

export const valuesOf = ({
  id,
  version,
  name,
  description,
  kind,
  shape,
  floor,
  ceiling,
  datum,
  activeFrom,
  validUntil,
}: NoFlyZone): ZoneEdit => ({
  id,
  version,
  name,
  description,
  type: kind,
  kind: shape.kind,
  corners: shape.kind === 'polygon' ? shape.points.map(line).join('\n') : '',
  centre: shape.kind === 'circle' ? line(shape.centre) : '',
  radius: shape.kind === 'circle' ? String(shape.radius) : '',
  limit: kind === 'restricted' ? text(floor) : '',
  floor: kind === 'restricted' ? '' : text(floor),
  ceiling: text(ceiling),
  datum: kind === 'restricted' ? 'sea' : datum,
  activeFrom: dayOf(activeFrom),
  validUntil: dayOf(validUntil),
});

type Issue = { path: PropertyKey[]; message: string };

/** The schema asks for numbers and positions, the form holds what was typed. */
export const typedSchema = (schema: Schema, before?: Times): Schema => ({
  safeParse(given) {
    const values = given as ZoneValues;
    const result = schema.safeParse(inputOf(values, before));
    return result.success ? result : { success: false, error: { issues: result.error.issues.map((issue) => issueOf(issue, values)) } };
  },
});

const NO_POSITION = 'position';

/** As it is said of a field of the form. */
function issueOf({ path, message }: Issue, { corners, type }: ZoneValues): Issue {
  if (path[0] === 'floor' && type === 'restricted') return { path: ['limit'], message };
  if (path[0] !== 'shape') return { path, message };
  if (path[1] === 'centre') return { path: ['centre'], message: NO_POSITION };
  if (path[1] !== 'points') return { path: [path[1] ?? 'kind'], message };
  return { path: ['corners'], message: lineIssue(corners ?? '') ?? message };
}
