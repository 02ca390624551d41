import type { VehicleCommand } from '@skyhelm/contract/control';
import { isOver } from '@skyhelm/core/vehicle/command-course';

/** Longer ago, it says nothing about what the aircraft does now; the log keeps it. */
const LATELY_MS = 120_000;

/** The last command, while it is under way or its end is news. */
export function lastOf<C extends Pick<VehicleCommand, 'course' | 'createdAt' | 'endedAt'>>(
  commands: readonly C[],
  now: number,
): C | undefined {
  const [last] = commands;
  if (!last || !isOver(last.course)) return last;
  return now - Date.parse(last.endedAt ?? last.createdAt) < LATELY_MS ? last : undefined;
}
