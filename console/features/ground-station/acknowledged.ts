import { useSyncExternalStore } from 'react';
import { remember, remembered } from '../../browser/storage.ts';
import type { AircraftText } from '../../live/news.ts';

/** What this person has read, on this machine: another pilot sees the text until they have read it themselves. */
const KEY = 'acknowledged-texts';
/** Older ones are over by now. */
const KEPT_MAX = 200;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

/** A text that comes back after a pause is another episode, and shows again. */
const keyOf = ({ device, since, text }: AircraftText): string => `${device} ${since} ${text}`;
const acknowledgedNow = (): readonly string[] => (known ??= remembered(KEY, isList) ?? []);

export function acknowledge(texts: readonly AircraftText[]): void {
  known = [...new Set([...acknowledgedNow(), ...texts.map(keyOf)])].slice(-KEPT_MAX);
  remember(KEY, known);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Those that are still to be read. */
export function useUnread(texts: readonly AircraftText[]): readonly AircraftText[] {
  const read = useSyncExternalStore(follow, acknowledgedNow);
  return texts.filter((text) => !read.includes(keyOf(text)));
}
