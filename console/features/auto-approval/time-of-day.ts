const DAY_MINUTES = 1_440;
const two = (number: number) => String(number).padStart(2, '0');

/** "08:30" */
export const timeText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of the day; what is no time is no number. */
export function minuteIn(text: string): number {
  const found = /^([01]?\d|2[0-3])[:.：]([0-5]\d)$/.exec(text.trim());
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
}

/** The same minute on a clock that is otherwise ahead of UTC. */
export const minuteOn = (minute: number, offset: number, otherOffset: number): number =>
  (((minute + otherOffset - offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

/** "UTC+05:30" */
export const offsetText = (offset: number): string => `UTC${offset < 0 ? '−' : '+'}${timeText(Math.abs(offset))}`;
