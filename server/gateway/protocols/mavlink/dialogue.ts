import type { Frame } from '@skyhelm/core/mavlink/frame';

/** A matter that takes more than one message to settle with a vehicle. */
export interface Dialogue {
  /** Numbers of the messages that it listens for. */
  readonly hears: readonly number[];
  take(frame: Frame, now: number): void;
  tick(now: number): void;
  /** The vehicle is gone, or is somebody else now: whoever waits for an answer gets to know. */
  leave(): void;
}

/** All that one vehicle is spoken with about. */
export function dialogues(all: readonly Dialogue[]): Omit<Dialogue, 'hears'> {
  const listening = new Map<number, Dialogue[]>();
  for (const one of all) for (const id of one.hears) listening.set(id, [...(listening.get(id) ?? []), one]);
  return {
    take(frame, now) {
      for (const one of listening.get(frame.message.id) ?? []) one.take(frame, now);
    },
    tick(now) {
      for (const one of all) one.tick(now);
    },
    leave() {
      for (const one of all) one.leave();
    },
  };
}
