import type { RouteId } from '@skyhelm/contract/ids';
import { useState } from 'react';
import { remember, remembered } from '../../browser/storage.ts';
import { areShown, withoutRoute, withRoute, type ShownRoute } from './shown-routes.ts';

const KEY = 'shown-routes';

export interface ShownRoutes {
  all: readonly ShownRoute[];
  show(id: RouteId): void;
  hide(id: RouteId): void;
  hideAll(): void;
}

/** Which routes lie on the map. A matter of the tab: two screens of one pilot may look after different aircraft. */
export function useShownRoutes(): ShownRoutes {
  const [all, setAll] = useState<readonly ShownRoute[]>(() => remembered(KEY, areShown, sessionStorage) ?? []);
  const change = (next: (before: readonly ShownRoute[]) => readonly ShownRoute[]) =>
    setAll((before) => {
      const after = next(before);
      remember(KEY, after, sessionStorage);
      return after;
    });
  return {
    all,
    show: (id) => change((before) => withRoute(before, id)),
    hide: (id) => change((before) => withoutRoute(before, id)),
    hideAll: () => change(() => []),
  };
}
