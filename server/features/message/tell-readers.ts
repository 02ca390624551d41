import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';

/** A third of what a bus between servers takes in one piece. */
export const TOLD_AT_ONCE = 8_000;

/** That something is there for these people: in one piece for all of them, those on other servers would not hear of it. */
export function tellReaders(bus: Bus, userIds: readonly string[]): void {
  for (let start = 0; start < userIds.length; start += TOLD_AT_ONCE)
    publish(bus, 'message.created', { userIds: userIds.slice(start, start + TOLD_AT_ONCE) });
}
