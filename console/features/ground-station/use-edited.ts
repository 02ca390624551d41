import type { RouteId } from '@skyhelm/contract/ids';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

const NAME = 'edit';
const NEW = 'new';

/** A route that is worked on; a new one has no id yet. */
export interface Edited {
  id: RouteId | undefined;
}

export interface Editing {
  edited: Edited | undefined;
  /** A new one without. */
  edit(id: RouteId | undefined): void;
  leave(): void;
}

/** For whoever leads there. */
export const editAddress = (aircraft: string, id?: string): string => `/tta?uav=${aircraft}&${NAME}=${id ?? NEW}`;

/** It stands in the address beside the selected aircraft: whoever reloads in flight finds both. */
export function useEdited(isAllowed: boolean): Editing {
  const [params, setParams] = useSearchParams();
  const key = isAllowed ? params.get(NAME) : null;
  return useMemo(() => {
    const set = (next: string | undefined, options: { replace: boolean }) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (next === undefined) after.delete(NAME);
        else after.set(NAME, next);
        return after;
      }, options);
    return {
      edited: key === null ? undefined : { id: key === NEW ? undefined : (key as RouteId) },
      // The way back closes the editor; a new route that has been kept is still the same work.
      edit: (id) => set(id ?? NEW, { replace: key !== null }),
      leave: () => set(undefined, { replace: true }),
    };
  }, [key, setParams]);
}
