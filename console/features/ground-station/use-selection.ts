import { CONTROL_CHANNEL } from '@skyhelm/contract/channels/control';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { IN_HAND } from './station-address.ts';

export interface Selection {
  ids: readonly string[];
  only(id: string): void;
  /** In, or out again. */
  toggle(id: string): void;
  set(ids: readonly string[]): void;
}

/** Which aircraft one has in hand; it lives in the address, so that a reload in flight loses nothing. */
export function useSelection(): Selection {
  const [params, setParams] = useSearchParams();
  const text = params.get(IN_HAND) ?? '';
  return useMemo(() => {
    const ids = text === '' ? [] : [...new Set(text.split(','))].slice(0, CONTROL_CHANNEL.devicesMax);
    const set = (next: readonly string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length === 0) after.delete(IN_HAND);
          else after.set(IN_HAND, next.slice(-CONTROL_CHANNEL.devicesMax).join(','));
          return after;
        },
        { replace: true },
      );
    return {
      ids,
      set,
      only: (id) => set([id]),
      toggle: (id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    };
  }, [text, setParams]);
}
