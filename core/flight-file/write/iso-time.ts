const MINUTE_MS = 60_000;
const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-16T14:20:00.100+08:00`: what the clock showed there, and how far it was ahead. */
export function isoTime(at: number, aheadMinutes: number): string {
  const shown = new Date(at + aheadMinutes * MINUTE_MS).toISOString();
  if (aheadMinutes === 0) return shown;
  const ahead = Math.abs(aheadMinutes);
  return `${shown.slice(0, -1)}${aheadMinutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
