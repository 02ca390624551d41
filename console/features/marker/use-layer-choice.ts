import { useState } from 'react';
import { remember, remembered } from '../../browser/storage.ts';

interface Choice {
  isShown: boolean;
  /** Folders that are left out; the empty name stands for no folder. */
  without: readonly string[];
}

export interface LayerChoice extends Choice {
  show(isShown: boolean): void;
  showFolder(name: string, isShown: boolean): void;
}

const KEY = 'marker-layer';
const FIRST: Choice = { isShown: true, without: [] };
const isChoice = (value: unknown): value is Choice => {
  const { isShown, without } = (value ?? {}) as Partial<Choice>;
  return typeof isShown === 'boolean' && Array.isArray(without) && without.every((name) => typeof name === 'string');
};

/** Which markers lie on the map, as it was left, on every map alike. */
export function useLayerChoice(): LayerChoice {
  const [choice, setChoice] = useState(() => remembered(KEY, isChoice) ?? FIRST);
  const keep = (next: Choice) => {
    setChoice(next);
    remember(KEY, next);
  };
  return {
    ...choice,
    show: (isShown) => keep({ ...choice, isShown }),
    showFolder: (name, isShown) =>
      keep({ ...choice, without: isShown ? choice.without.filter((one) => one !== name) : [...choice.without, name] }),
  };
}
