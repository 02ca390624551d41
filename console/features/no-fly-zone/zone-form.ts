import type { NoFlyZone, NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';
import { dayOf, endOfDay, startOfDay } from '../../words/day.ts';
import { areaIssue, areaOf, NEW_AREA, typedArea, type AreaValues } from '../area/index.ts';

/** As it is typed, with days of the reader's calendar. */
export interface ZoneValues extends AreaValues, Pick<NoFlyZoneForm, 'name' | 'description' | 'datum'> {
  type: NoFlyZoneForm['kind'];
  /** Of a restricted zone, instead of floor and ceiling. */
  limit: string;
  floor: string;
  ceiling: string;
  activeFrom: string;
  validUntil: string;
}
export type ZoneEdit = ZoneValues & Pick<NoFlyZone, 'id' | 'version'>;

type Times = Pick<NoFlyZone, 'activeFrom' | 'validUntil'>;

export const NEW_ZONE: Partial<ZoneValues> = { ...NEW_AREA, type: 'noFly', datum: 'sea' };

/** What is sent of the form. A day that was left alone stays the very moment it was. */
export function inputOf<V extends ZoneValues>(values: V, before?: Times) {
  const { type, kind, corners, centre, radius, limit, floor, ceiling, datum, activeFrom, validUntil, ...rest } = values;
  return {
    ...rest,
    shape: areaOf({ kind, corners, centre, radius }),
    kind: type,
    ...(type === 'restricted'
      ? { floor: numberIn(limit) ?? null, ceiling: null, datum: 'ground' as const }
      : { floor: numberIn(floor) ?? null, ceiling: numberIn(ceiling) ?? null, datum }),
    activeFrom: !activeFrom ? null : activeFrom === dayOf(before?.activeFrom ?? null) ? before!.activeFrom : startOfDay(activeFrom),
    validUntil: !validUntil ? undefined : validUntil === dayOf(before?.validUntil ?? null) ? before!.validUntil : endOfDay(validUntil),
  };
}

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
  ...typedArea(shape),
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

/** As it is said of a field of the form. */
function issueOf({ path, message }: Issue, values: ZoneValues): Issue {
  if (path[0] === 'floor' && values.type === 'restricted') return { path: ['limit'], message };
  return path[0] === 'shape' ? areaIssue({ path, message }, values) : { path, message };
}
