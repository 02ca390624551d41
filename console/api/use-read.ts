import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { onWake } from '../browser/sleep.ts';
import { actsAsKey } from './access-key.ts';
import type { Call } from './call.ts';
import { pauseFor } from './pause.ts';
import { answerTo, questionOf, readAgain, readOutdated, watch, type Answer, type Question } from './reads.ts';

export interface ReadOptions<T = unknown> {
  /** Shows the last page, or the last search, until the next one is here. */
  keepPrevious?: boolean;
  /** Reads again and again while the page is looked at, or as long as the answer is not final. */
  everyMs?: number | ((data: T | undefined) => number | undefined);
  /** Asks nothing while false: of what one may not see, for instance. */
  when?: boolean;
}

export interface Reading<T> extends Answer<T> {
  /** `data` answer the question before this one. */
  isPrevious: boolean;
  refetch(): Promise<void>;
}

/** `const { data } = useRead(department.getDepts, { keyword })` */
export const useRead = <I, O>(call: Call<I, O>, input: NoInfer<I>, options?: ReadOptions<O>): Reading<O> =>
  useAnswer(questionOf(call, input), options);

export function useAnswer<T>(question: Question<T>, { keepPrevious = false, everyMs, when = true }: ReadOptions<T> = {}): Reading<T> {
  const [asked, setAsked] = useState(question);
  if (asked.key !== question.key) setAsked(question);
  const answer = useSyncExternalStore(
    useCallback((told) => (when ? watch(asked, told) : () => undefined), [asked, when]),
    () => answerTo(asked),
  );
  const [previous, setPrevious] = useState(answer.data);
  if (keepPrevious && answer.data !== undefined && answer.data !== previous) setPrevious(answer.data);
  const pause = pauseFor(typeof everyMs === 'function' ? everyMs(answer.data) : everyMs, actsAsKey());
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setInterval(() => document.hidden || void readAgain(asked), pause);
    return () => clearInterval(timer);
  }, [asked, pause]);
  // Nothing at all is an answer too: only what has not come yet is undefined.
  const data = answer.data === undefined && keepPrevious && !answer.error ? previous : answer.data;
  const isPrevious = answer.data === undefined && data !== undefined;
  return { ...answer, data, isPrevious, refetch: () => readAgain(asked) };
}

/** Whoever comes back to the page, or back online, sees what is so now. */
addEventListener('online', readOutdated);
onWake(readOutdated);
document.addEventListener('visibilitychange', () => document.hidden || readOutdated());
