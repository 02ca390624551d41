import { useState } from 'react';
import { remember, remembered } from '../../browser/storage.ts';
import type { ListColumn } from './column.ts';

export type Density = 'comfortable' | 'compact';
interface Kept {
  hidden: string[];
  density: Density;
}
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && Array.isArray((value as Kept).hidden);

export interface ListView<Row> {
  columns: ListColumn<Row>[];
  optional: readonly { key: string; title: string; shown: boolean }[];
  density: Density;
  toggle(key: string): void;
  setDensity(density: Density): void;
}

export function useListView<Row>(name: string, columns: readonly ListColumn<Row>[]): ListView<Row> {
  const storageKey = `list-${name}-view`;
  const [kept, setKept] = useState<Kept>(
    () =>
      remembered(storageKey, isKept) ?? {
        hidden: columns.filter((column) => column.atFirstHidden).map((column) => column.key),
        density: 'comfortable',
      },
  );
  const keep = (next: Kept) => {
    setKept(next);
    remember(storageKey, next);
  };
  const isShown = (column: ListColumn<Row>) => column.always === true || !kept.hidden.includes(column.key);
  return {
    columns: columns.filter(isShown),
    optional: columns
      .filter((column) => !column.always)
      .map((column) => ({ key: column.key, title: column.title, shown: isShown(column) })),
    density: kept.density,
    toggle: (key) =>
      keep({ ...kept, hidden: kept.hidden.includes(key) ? kept.hidden.filter((hidden) => hidden !== key) : [...kept.hidden, key] }),
    setDensity: (density) => keep({ ...kept, density }),
  };
}
