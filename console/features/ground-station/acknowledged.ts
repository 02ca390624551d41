import { useSyncExternalStore } from 'react';
import { remember, remembered } from '../../browser/storage.ts';
import type { AircraftText } from '../../live/news.ts';

/** One warning, from when it began: one that comes back after a pause is another, and shows again. */
export type Episode = Pick<AircraftText, 'device' | 'since' | 'text'>;

/** What this person has read, on this machine: another pilot sees it until they have read it themselves. */
const KEY = 'acknowledged-texts';
/** Older ones are over by now. */
const KEPT_MAX = 200;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

const keyOf = ({ device, since, text }: Episode): string => `${device} ${since} ${text}`;
const acknowledgedNow = (): readonly string[] => (known ??= remembered(KEY, isList) ?? []);

export function acknowledge(one: Episode): void {
  known = [...new Set([...acknowledgedNow(), keyOf(one)])].slice(-KEPT_MAX);
  remember(KEY, known);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether it has been read. */
export function useIsRead(): (one: Episode) => boolean {
  const read = useSyncExternalStore(follow, acknowledgedNow);
  return (one) => read.includes(keyOf(one));
}
