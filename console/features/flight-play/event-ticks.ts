import { lastAt } from '@skyhelm/core/record/last-at';
import type { Mood } from '../../words/event-mood.ts';
import type { Line } from '../flight-record/index.ts';

export interface Tick {
  at: number;
  mood: Mood;
  /** As many as stand too close to be told apart. */
  lines: Line[];
}

const GRAVITY: Record<Mood, number> = { plain: 0, good: 1, attention: 2, danger: 3 };

/** Marks on a line of so many pixels: what would touch its neighbour joins it, and the gravest gives the look. `lines` by time. */
export function eventTicks(lines: readonly Line[], { from, to }: { from: number; to: number }, pixels: number, apart: number): Tick[] {
  const perPixel = (to - from) / Math.max(1, pixels);
  const ticks: Tick[] = [];
  for (const line of lines) {
    if (line.at < from || line.at > to) continue;
    const last = ticks.at(-1);
    if (!last || line.at - last.at >= apart * perPixel) {
      ticks.push({ at: line.at, mood: line.mood, lines: [line] });
      continue;
    }
    last.lines.push(line);
    if (GRAVITY[line.mood] > GRAVITY[last.mood]) last.mood = line.mood;
  }
  return ticks;
}

/** Which of the lines was the last by a moment; -1 before the first. `lines` by time. */
export const lineAt = (lines: readonly { at: number }[], moment: number): number =>
  lastAt(lines.length, (index) => lines[index]!.at, moment);
