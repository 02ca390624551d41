/** So wide is the name of a day, with room around it. */
const LABEL_PX = 64;
/** From so many days on months are named instead. */
const MONTHS_FROM = 62;

export interface DayMark {
  /** Place among the days. */
  at: number;
  names: 'day' | 'month';
}

/** Which days are named below a chart of this width: today always, or the first of as many months as there is room for. */
export function dayMarks(days: readonly string[], width: number): DayMark[] {
  const room = Math.max(1, Math.floor(width / LABEL_PX));
  if (days.length < MONTHS_FROM) {
    const step = Math.ceil(days.length / room);
    return days.flatMap((_, at) => ((days.length - 1 - at) % step === 0 ? [{ at, names: 'day' as const }] : []));
  }
  const firsts = days.flatMap((day, at) => (day.endsWith('-01') ? [at] : []));
  const step = Math.ceil(firsts.length / room);
  return firsts.filter((_, place) => (firsts.length - 1 - place) % step === 0).map((at) => ({ at, names: 'month' }));
}

export interface Daily {
  day: string;
  value: number;
}

export const sumOf = (days: readonly Daily[]): number => days.reduce((sum, { value }) => sum + value, 0);

/** The busiest, the latest of equals; nothing where there was none. */
export const mostOf = (days: readonly Daily[]): Daily | undefined =>
  days.reduce<Daily | undefined>((most, one) => (one.value > 0 && one.value >= (most?.value ?? 0) ? one : most), undefined);
