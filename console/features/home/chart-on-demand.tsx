import { onDemand } from '../../ui/on-demand.tsx';
import styles from './chart.module.css';
import type { DayChartProps } from './DayChart.tsx';

/** The library of charts comes when the first of them is shown: figures do not wait for it. */
export const DayChart = onDemand<DayChartProps>(async () => (await import('./DayChart.tsx')).DayChart, {
  waiting: () => <div className={styles['waiting']} />,
});
