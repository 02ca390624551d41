import type { NoFlyZone, NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';
import { dayOf, endOfDay, minuteOf, startOfDay, timeOfDay } from '../../words/day.ts';
import { areaIssue, areaOf, NEW_AREA, typedArea, type AreaValues } from '../area/index.ts';

/** As it is typed, with days of the reader's calendar and times of their clock; whole days have no times. */
export interface ZoneValues extends AreaValues, Pick<NoFlyZoneForm, 'name' | 'description' | 'datum'> {
  type: NoFlyZoneForm['kind'];
  /** Of a restricted zone, instead of floor and ceiling. */
  limit: string;
  floor: string;
  ceiling: string;
  activeFrom: string;
  fromTime: string;
  validUntil: string;
  untilTime: string;
}
export type ZoneEdit = ZoneValues & Pick<NoFlyZone, 'id' | 'version'>;

type Times = Pick<NoFlyZone, 'activeFrom' | 'validUntil'>;

/** Both ends as the form has them. */
function typedTimes({ activeFrom, validUntil }: Times): Pick<ZoneValues, 'activeFrom' | 'fromTime' | 'validUntil' | 'untilTime'> {
  const timeOf = (moment: string) => minuteOf(moment).slice('YYYY-MM-DDT'.length);
  return {
    activeFrom: dayOf(activeFrom),
    fromTime: activeFrom === null || isSame(activeFrom, startOfDay(dayOf(activeFrom))) ? '' : timeOf(activeFrom),
    validUntil: dayOf(validUntil),
    untilTime: isSame(validUntil, endOfDay(dayOf(validUntil))) ? '' : timeOf(validUntil),
  };
}

const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** The moments that are meant by it. What was left alone stays the very moment it was: its seconds are in no field. */
function momentsIn({ activeFrom, fromTime, validUntil, untilTime }: ZoneValues, before: Times | undefined) {
  const was = before && typedTimes(before);
  const isFromLeft = was !== undefined && was.activeFrom === activeFrom && was.fromTime === fromTime;
  const isUntilLeft = was !== undefined && was.validUntil === validUntil && was.untilTime === untilTime;
  return {
    activeFrom: isFromLeft ? before!.activeFrom : beginOf(activeFrom, fromTime),
    validUntil: isUntilLeft ? before!.validUntil : endOf(validUntil, untilTime),
  };
}

/** A time without a day is no moment, and not "at once" either. */
function beginOf(day: string | undefined, time: string | undefined): string | null {
  if (!day) return time ? '' : null;
  return time ? timeOfDay(day, time) : startOfDay(day);
}

function endOf(day: string | undefined, time: string | undefined): string | undefined {
  if (!day) return undefined;
  return time ? timeOfDay(day, time) : endOfDay(day);
}

export const NEW_ZONE: Partial<ZoneValues> = { ...NEW_AREA, type: 'noFly', datum: 'sea' };

/** What is sent of the form. */
export function inputOf<V extends ZoneValues>(values: V, before?: Times) {
  const { type, kind, corners, centre, radius, limit, floor, ceiling, datum, ...timed } = values;
  const { activeFrom: _from, fromTime: _fromTime, validUntil: _until, untilTime: _untilTime, ...rest } = timed;
  return {
    ...rest,
    shape: areaOf({ kind, corners, centre, radius }),
    kind: type,
    ...(type === 'restricted'
      ? { floor: numberIn(limit) ?? null, ceiling: null, datum: 'ground' as const }
      : { floor: numberIn(floor) ?? null, ceiling: numberIn(ceiling) ?? null, datum }),
    ...momentsIn(values, before),
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
  ...typedTimes({ activeFrom, validUntil }),
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
