import type { TaskEntry } from '@skyhelm/contract/task';
import { dayOf } from '../../words/day.ts';

/** A month of the reader's calendar as YYYY-MM; what is none is the one that it is now. */
export const monthIn = (text: string | null, now: Date): string =>
  /^(?!000[01])\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '') ? text! : dayOf(now).slice(0, 7);

const partsOf = (month: string): [year: number, month: number] => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return [year, number];
};

export function otherMonth(month: string, by: number): string {
  const [year, number] = partsOf(month);
  return dayOf(new Date(year, number - 1 + by, 1)).slice(0, 7);
}

const DAYS = 7;

/** Whole weeks that hold the month, from Monday to Sunday, each day as YYYY-MM-DD. */
export function weeksOf(month: string): string[][] {
  const [year, number] = partsOf(month);
  const before = (new Date(year, number - 1, 1).getDay() + DAYS - 1) % DAYS;
  const count = Math.ceil((before + new Date(year, number, 0).getDate()) / DAYS);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS }, (_none, day) => dayOf(new Date(year, number - 1, 1 - before + week * DAYS + day))),
  );
}

type Timed = Pick<TaskEntry, 'status' | 'startTime' | 'endTime' | 'deadline' | 'lastStartedAt' | 'completedAt'>;

/** When it was flown, as far as that has happened: one that was begun and given back is still to be flown. */
export function flownAt({ status, lastStartedAt, completedAt }: Timed): { begun: string | null; completed: string | null } {
  const isBegun = status === 'executing' || completedAt !== null;
  return { begun: isBegun ? lastStartedAt : null, completed: completedAt };
}

/** The days on which it was flown; until then those that it is planned for, or without such a time the day by which it has to be done. */
export function daysOf(task: Timed): { first: string; last: string } {
  const [{ startTime, endTime, deadline }, { begun, completed }] = [task, flownAt(task)];
  const isFlown = begun !== null || completed !== null;
  const [begins, ends] = isFlown ? [begun ?? completed!, completed ?? begun!] : [startTime, endTime ?? startTime];
  if (begins === null) return { first: dayOf(endTime ?? deadline), last: dayOf(endTime ?? deadline) };
  return { first: dayOf(begins), last: dayOf(ends ?? begins) };
}

/** The hour that it stands at. */
export function timeOf(task: Timed): string {
  const { begun, completed } = flownAt(task);
  return begun ?? completed ?? task.startTime ?? task.endTime ?? task.deadline;
}

/** Which of them stand at which day, the earliest first. */
export function byDay<T extends Timed>(tasks: readonly T[], days: readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>(days.map((day) => [day, []]));
  for (const task of tasks.toSorted((one, other) => Date.parse(timeOf(one)) - Date.parse(timeOf(other)))) {
    const { first, last } = daysOf(task);
    for (const day of days) if (day >= first && day <= last) found.get(day)!.push(task);
  }
  return found;
}
