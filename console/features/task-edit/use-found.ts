import { useEffect, useEffectEvent, useState } from 'react';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { LoadSchema } from '../../ui/form/rules.ts';
import { inputOf, type TaskValues } from './task-form.ts';

/** Nobody is asked about every letter. */
const PAUSE_MS = 600;

/** What the server finds in it before anybody saves it: air, licence, aircraft and other tasks. Nothing while the form has faults of its own. */
export function useFound({ id, ...values }: TaskValues, schema: LoadSchema, isPlanned: boolean) {
  const input = { ...inputOf(values), ...(id && { id }) };
  const key = isPlanned ? JSON.stringify(input) : undefined;
  const [asked, setAsked] = useState<typeof input>();
  const look = useEffectEvent(async (isGone: () => boolean) => {
    const { success } = (await schema()).safeParse({ id, ...values });
    if (!isGone()) setAsked(success ? input : undefined);
  });
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const timer = setTimeout(() => void look(() => isGone), PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [key]);
  const found = useRead(task.checkTask, asked ?? input, { when: asked !== undefined, keepPrevious: true });
  const { data } = found;
  if (!isPlanned || !asked || !data) return undefined;
  // Kept a moment ago, it was asked about as one that nobody has yet: it must not stand in its own way.
  return { ...data, conflicts: data.conflicts.filter((met) => met.id === null || met.id !== id) };
}
