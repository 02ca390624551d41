import { ApiError } from '../../api/api-error.ts';
import type { WriteDoubt } from './use-write-question.tsx';

type Confirmed = Partial<Record<WriteDoubt, true>>;

const doubtIn = (error: unknown): WriteDoubt | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'parameter.flying') return 'flying';
  return error.code === 'parameter.outOfRange' ? 'outOfRange' : undefined;
};

/**
 * Gives an order, and once more for each doubt that a person has confirmed; nothing where they have not. That it flies is confirmed once for all orders, values out of
 * range for each: the question names those of one order only.
 */
export function confirmedOrder<C>(
  give: (changes: C, confirmed: Confirmed) => Promise<string>,
  ask: (doubt: WriteDoubt, reason: string) => Promise<boolean>,
): (changes: C) => Promise<string | undefined> {
  let flying: Pick<Confirmed, 'flying'> = {};

  async function attempt(changes: C, confirmed: Confirmed): Promise<string | undefined> {
    try {
      return await give(changes, confirmed);
    } catch (error) {
      const doubt = doubtIn(error);
      if (!doubt || confirmed[doubt]) throw error;
      if (!(await ask(doubt, (error as ApiError).message))) return undefined;
      if (doubt === 'flying') flying = { flying: true };
      return attempt(changes, { ...confirmed, [doubt]: true });
    }
  }

  return (changes) => attempt(changes, flying);
}
