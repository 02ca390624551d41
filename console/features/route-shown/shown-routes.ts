import type { RouteId } from '@skyhelm/contract/ids';

/** A route that lies on the map, and the number of its colour. */
export interface ShownRoute {
  id: RouteId;
  track: number;
}

/** More lines than that nobody tells from each other, and each of them may have ten thousand waypoints. */
export const SHOWN_MAX = 12;

const isShown = (value: unknown): value is ShownRoute => {
  const { id, track } = (value ?? {}) as Partial<ShownRoute>;
  return typeof id === 'string' && typeof track === 'number' && Number.isInteger(track) && track > 0;
};
export const areShown = (value: unknown): value is ShownRoute[] =>
  Array.isArray(value) && value.length <= SHOWN_MAX && value.every(isShown);

/** In the first colour that is free: those that are there keep theirs. */
export function withRoute(shown: readonly ShownRoute[], id: RouteId): readonly ShownRoute[] {
  if (shown.length >= SHOWN_MAX || shown.some((one) => one.id === id)) return shown;
  const taken = new Set(shown.map(({ track }) => track));
  let track = 1;
  while (taken.has(track)) track++;
  return [...shown, { id, track }];
}

export const withoutRoute = (shown: readonly ShownRoute[], id: RouteId): readonly ShownRoute[] => shown.filter((one) => one.id !== id);
