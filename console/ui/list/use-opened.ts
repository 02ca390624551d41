import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { takeOpened } from './opened-address.ts';

/** Opens what the address of a list names, once: left there it would open again whenever one comes back to the list. */
export function useOpened<T extends string>(list: string, open: (id: T) => void): void {
  const [location] = useLocation();
  const [params, setParams] = useSearchParams();
  // Until the next screen is here this one stays, with the address of that.
  const { id } = location.endsWith(list) ? takeOpened<T>(params) : {};
  const take = useEffectEvent((named: T) => {
    open(named);
    setParams((before) => takeOpened(before).rest, { replace: true });
  });
  useEffect(() => {
    if (id !== undefined) take(id);
  }, [id]);
}
