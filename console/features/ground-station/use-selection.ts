import { CONTROL_CHANNEL } from '@skyhelm/contract/channels/control';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

const NAME = 'uav';

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
  const text = params.get(NAME) ?? '';
  return useMemo(() => {
    const ids = text === '' ? [] : [...new Set(text.split(','))].slice(0, CONTROL_CHANNEL.devicesMax);
    const set = (next: readonly string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length === 0) after.delete(NAME);
          else after.set(NAME, next.slice(-CONTROL_CHANNEL.devicesMax).join(','));
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
