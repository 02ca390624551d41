import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { DeskContext } from './use-desk.ts';

/** Around fields that are no part of the route, though they stand beside it. */
export const Aside = createContext(false);

/** What stands in a field that has not been left is taken later, but is not saved: whoever goes now would lose it. */
export function useTyping(isPending: boolean, take: () => void): void {
  const desk = useContext(DeskContext);
  const isAside = useContext(Aside);
  const taken = useEffectEvent(take);
  useEffect(() => (isPending && !isAside ? desk?.typing(() => taken()) : undefined), [desk, isAside, isPending]);
}
