const two = (number: number) => String(number).padStart(2, '0');

/** "08:30" */
export const timeText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of the day; what is no time is no number. */
export function minuteIn(text: string): number {
  const found = /^([01]?\d|2[0-3])[:.：]([0-5]\d)$/.exec(text.trim());
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
}
