import type { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import { numberIn } from '../../ui/form/number-in.ts';
import type { Schema } from '../../ui/form/rules.ts';
import { dayOf, endOfDay, startOfDay, zoneHere } from '../../words/day.ts';
import { minuteIn, timeText } from './time-of-day.ts';

export type AutoSetting = OutputOf<typeof getAutoApproval>;
export type AutoInput = InputOf<typeof setAutoApproval>;

/** As it is typed, with days of the reader's calendar and hours of the clock in the place that they are set for. */
export interface RulesValues extends Pick<AutoSetting, 'isOn' | 'types' | 'needsClearAir' | 'needsLicence' | 'version'> {
  from: string;
  until: string;
  heightMax: string;
  isTimed: boolean;
  'dayTime.from': string;
  'dayTime.until': string;
  'dayTime.timeZone': string;
}

export const valuesOf = (setting: AutoSetting): RulesValues => {
  const { isOn, types, needsClearAir, needsLicence, version, from, until, heightMax, dayTime } = setting;
  return {
    isOn,
    types,
    needsClearAir,
    needsLicence,
    version,
    from: dayOf(from),
    until: dayOf(until),
    heightMax: heightMax === null ? '' : String(heightMax),
    isTimed: dayTime !== null,
    'dayTime.from': dayTime ? timeText(dayTime.from) : '',
    'dayTime.until': dayTime ? timeText(dayTime.until) : '',
    'dayTime.timeZone': dayTime?.timeZone ?? zoneHere(),
  };
};

/** All of it as it stands, with the list of people. */
export const inputAs = ({ users, maySet: _, ...setting }: AutoSetting): AutoInput => ({
  ...setting,
  userIds: users.map(({ id }) => id),
  from: setting.from ?? '',
  until: setting.until ?? '',
});

/** What is sent of the form. A day that was left alone stays the very moment it was. */
export function inputOf(values: RulesValues, before: AutoSetting) {
  const { isOn, types, needsClearAir, needsLicence, version, from, until, heightMax, isTimed } = values;
  return {
    ...inputAs(before),
    isOn,
    types,
    needsClearAir,
    needsLicence,
    version,
    from: from === dayOf(before.from) ? (before.from ?? '') : startOfDay(from),
    until: until === dayOf(before.until) ? (before.until ?? '') : endOfDay(until),
    heightMax: numberIn(heightMax) ?? null,
    dayTime: isTimed
      ? { from: minuteIn(values['dayTime.from']), until: minuteIn(values['dayTime.until']), timeZone: values['dayTime.timeZone'] }
      : null,
  };
}

/** The schema asks for numbers and moments, the form holds what was typed. */
export const typedSchema = (schema: Schema, before: AutoSetting): Schema => ({
  safeParse(given) {
    const result = schema.safeParse(inputOf(given as RulesValues, before));
    if (result.success) return result;
    const issues = result.error.issues.map(({ path, message }) => ({
      path,
      message: path[0] === 'dayTime' ? 'autoApproval.time' : message,
    }));
    return { success: false, error: { issues } };
  },
});
