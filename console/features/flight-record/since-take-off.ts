/** Milliseconds since take-off, as a clock shows them. */
export function sinceTakeOff(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${ms < -500 ? '−' : ''}${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
