import type { RouteId } from '@skyhelm/contract/ids';
import type { FoundRoute } from '@skyhelm/contract/route-file';
import type { EndAction, Route } from '@skyhelm/core/plan/route';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { useWords } from '../../words/words.ts';

/** A route of a file, and what is to become of it. */
export interface Row {
  /** Its place in the file. */
  place: number;
  found: FoundRoute;
  name: string;
  isWanted: boolean;
  /** Once it is kept. */
  id?: RouteId | undefined;
  /** Why it was not. */
  fault?: string | undefined;
}

export const rowsOf = (routes: readonly FoundRoute[]): Row[] =>
  routes.map((found, place) => ({ place, found, name: found.name, isWanted: true }));

export const isOpen = ({ isWanted, id }: Row): boolean => isWanted && id === undefined;

/** As it is to be kept: how it ends is asked where the file does not say. */
export const endedRoute = ({ found }: Row, endAction: EndAction | undefined): Route => ({
  ...found.route,
  endAction: found.route.endAction ?? endAction ?? null,
});

/** Keeps routes one by one: what is wrong with one is said beside it and keeps no other from being saved. */
export function useFoundRoutes(first: readonly FoundRoute[]) {
  const t = useWords();
  const [rows, setRows] = useState(() => rowsOf(first));
  const [isSaving, setSaving] = useState(false);
  const change = (place: number, given: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.place === place ? { ...row, ...given } : row)));

  const faultOf = (error: unknown): string => {
    if (error instanceof ApiError && error.code === 'route.exists') return t('routefile.import.exists');
    return error instanceof Error ? error.message : String(error);
  };

  async function save(folder: string, endAction: EndAction | undefined): Promise<{ saved: RouteId[]; isComplete: boolean }> {
    setSaving(true);
    const saved: RouteId[] = [];
    const wanted = rows.filter(isOpen);
    for (const row of wanted) {
      try {
        const form = { name: row.name.trim(), remarks: row.found.remarks, folder, route: endedRoute(row, endAction) };
        const { id } = await send(calls.addRoute, form, { quiet: true, submitKey: newSubmitKey() });
        saved.push(id);
        change(row.place, { id, fault: undefined });
      } catch (error) {
        change(row.place, { fault: faultOf(error) });
      }
    }
    setSaving(false);
    if (saved.length > 0) await outdate(calls.getRoutes, calls.getRouteFolders);
    return { saved, isComplete: saved.length === wanted.length };
  }

  return { rows, isSaving, change, setAll: (isWanted: boolean) => setRows((before) => before.map((row) => ({ ...row, isWanted }))), save };
}
