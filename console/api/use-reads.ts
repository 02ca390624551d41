import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from './call.ts';
import { answerTo, questionOf, watch } from './reads.ts';

/** The same question about each of several: what is answered so far, by the name it was asked under. */
export function useReads<I, O>(call: Call<I, O>, inputs: ReadonlyMap<string, NoInfer<I>>): ReadonlyMap<string, O> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, O>>(new Map());
  const key = JSON.stringify([...inputs]);
  const begin = useEffectEvent(() => {
    const questions = [...inputs].map(([name, input]) => [name, questionOf(call, input)] as const);
    const look = () =>
      setAnswers(
        new Map(
          questions.flatMap(([name, question]) => {
            const { data } = answerTo(question);
            return data === undefined ? [] : [[name, data] as const];
          }),
        ),
      );
    const ends = questions.map(([, question]) => watch(question, look));
    look();
    return () => {
      for (const end of ends) end();
    };
  });
  useEffect(() => begin(), [call, key]);
  return answers;
}
