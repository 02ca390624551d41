import { useState } from 'react';
import type { Call } from './call.ts';
import { send, type SendOptions } from './client.ts';
import { outdate } from './reads.ts';

interface ChangeOptions<O> {
  /** Reads that are out of date once this has succeeded. */
  stale?: readonly Call<never, unknown>[];
  onSuccess?: (output: O) => void;
  /** The caller shows refusals itself. */
  quiet?: boolean;
}

/** What was saved is saved: a list that takes longer to be read again comes when it comes. */
const OVERTAKEN_MS = 2_000;

type Submission<I> = { input: I } & Pick<SendOptions, 'submitKey'>;

interface Outcome<O> {
  isPending: boolean;
  data?: O;
  error?: Error;
}

export interface Change<I, O> extends Outcome<O> {
  mutate(submission: Submission<I>): void;
  /** Throws what was refused. */
  mutateAsync(submission: Submission<I>): Promise<O>;
}

/** `const remove = useChange(department.deleteDept, { stale: [department.getDepts] }); remove.mutate({ input: { id } })` */
export function useChange<I, O>(call: Call<I, O>, { stale = [], onSuccess, quiet }: ChangeOptions<O> = {}): Change<I, O> {
  const [outcome, setOutcome] = useState<Outcome<O>>({ isPending: false });
  const mutateAsync = async ({ input, submitKey }: Submission<I>): Promise<O> => {
    setOutcome({ isPending: true });
    try {
      const data = await send(call, input, { submitKey, quiet });
      await Promise.race([outdate(...stale), new Promise((resolve) => setTimeout(resolve, OVERTAKEN_MS))]);
      onSuccess?.(data);
      setOutcome({ isPending: false, data });
      return data;
    } catch (error) {
      setOutcome({ isPending: false, error: error as Error });
      throw error;
    }
  };
  return { ...outcome, mutateAsync, mutate: (submission) => void mutateAsync(submission).catch(() => undefined) };
}
