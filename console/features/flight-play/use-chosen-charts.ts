import { useState } from 'react';
import { remember, remembered } from '../../browser/storage.ts';

export const CHARTS = ['height', 'groundSpeed', 'climbRate', 'batteryPercent', 'batteryVoltage', 'satellites', 'altitude'] as const;
export type ChartName = (typeof CHARTS)[number];

export interface ChosenCharts {
  names: readonly ChartName[];
  toggle(name: ChartName): void;
}

const KEY = 'play-charts';
const isList = (value: unknown): value is ChartName[] => Array.isArray(value) && value.every((one) => CHARTS.includes(one as ChartName));

/** What is drawn over time, as it was left; in the order in which they are listed. */
export function useChosenCharts(isPhone: boolean): ChosenCharts {
  const [names, setNames] = useState<readonly ChartName[]>(
    () => remembered(KEY, isList) ?? (isPhone ? ['height', 'groundSpeed', 'batteryPercent'] : ['height', 'groundSpeed']),
  );
  return {
    names,
    toggle(name) {
      const next = CHARTS.filter((one) => (one === name ? !names.includes(one) : names.includes(one)));
      setNames(next);
      remember(KEY, next);
    },
  };
}
