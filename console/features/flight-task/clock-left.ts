const HOUR_S = 3_600;

/** "12:05", as a clock shows what is left in the last hour; before that nobody counts seconds. */
export function clockLeft(ms: number): string | undefined {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < HOUR_S ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : undefined;
}
