import type { HomeAlarm, Summary } from '@skyhelm/contract/home';

export interface AlarmRow extends HomeAlarm {
  isOpen: boolean;
}

/** What is open first, then what lately went wrong and is over; what is open now is not told of twice. */
export function alarmRows({ open, latest }: NonNullable<Summary['alarms']>, atMost: number): AlarmRow[] {
  const present = open?.rows ?? [];
  const isPresent = ({ deviceId, fault, at }: HomeAlarm) =>
    present.some((one) => one.deviceId === deviceId && one.fault === fault && Date.parse(one.at) <= Date.parse(at));
  const over = (latest ?? []).filter((alarm) => !isPresent(alarm));
  return [...present.map((alarm) => ({ ...alarm, isOpen: true })), ...over.map((alarm) => ({ ...alarm, isOpen: false }))].slice(0, atMost);
}
