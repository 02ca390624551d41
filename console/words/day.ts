const two = (number: number) => String(number).padStart(2, '0');

/** The day of the reader's calendar, as a field for days holds it. */
export function dayOf(moment: string | Date | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const at = (day: string, time: string): string => {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
};

export const startOfDay = (day: string): string => at(day, '00:00');
export const endOfDay = (day: string): string => at(day, '23:59:59.999');
