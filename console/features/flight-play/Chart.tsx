import { useEffect, useEffectEvent, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { PlayClock } from '../../live/play-clock.ts';
import { useDark } from '../../ui/use-dark.ts';
import { formatNumber } from '../../words/format.ts';
import styles from './charts.module.css';
import { shareOf } from './time-scale.ts';
import { useEachFrame, usePlayState } from './use-clock.ts';

export interface Plotted {
  colour: string;
  /** Seconds of the clock. */
  at: number[];
  values: (number | null)[];
}

interface ChartProps {
  clock: PlayClock;
  title: string;
  plotted: readonly Plotted[];
  width: number;
}

const HEIGHT = 88;
/** As much as the timeline leaves free at its sides, so that one moment stands above the other. */
const SIDE = { left: 56, right: 16 };
const TOGETHER = 'play';

/** One measured quantity of all flights. The needle is moved outside of it: it is not drawn anew while time goes on. */
export function Chart({ clock, title, plotted, width }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLDivElement>(null);
  const isDark = useDark();
  const { from, to } = usePlayState(clock);
  const make = useEffectEvent((within: HTMLElement) => {
    const look = getComputedStyle(within);
    const [soft, line] = [look.getPropertyValue('--text-soft'), look.getPropertyValue('--line')];
    const data = UPlot.join(plotted.map(({ at, values }): UPlot.AlignedData => [at, values]));
    return new UPlot(
      {
        width,
        height: HEIGHT,
        padding: [8, SIDE.right, 6, 0],
        legend: { show: false },
        scales: { x: { time: false, range: [from / 1000, to / 1000] } },
        axes: [
          { show: false },
          {
            size: SIDE.left,
            stroke: soft,
            grid: { stroke: line, width: 1 },
            ticks: { show: false },
            space: 24,
            font: '11px system-ui',
            values: (_, marks) => marks.map(formatNumber),
          },
        ],
        series: [{}, ...plotted.map(({ colour }) => ({ stroke: colour, width: 1.5, points: { show: false } }))],
        cursor: { y: false, drag: { x: false, y: false }, sync: { key: TOGETHER } },
      },
      data,
      within,
    );
  });
  useEffect(() => {
    const plot = make(box.current!);
    const seek = ({ clientX }: MouseEvent) => {
      const { left, width: wide } = plot.over.getBoundingClientRect();
      clock.seek(from + ((clientX - left) / wide) * (to - from));
    };
    plot.over.addEventListener('click', seek);
    return () => plot.destroy();
  }, [clock, plotted, width, isDark, from, to]);
  useEachFrame(clock, (at) => {
    if (needle.current) needle.current.style.left = `${SIDE.left + shareOf(at, { from, to }) * (width - SIDE.left - SIDE.right)}px`;
  });
  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <div ref={box} role="img" aria-label={title} />
      <div ref={needle} className={styles['needle']} />
    </figure>
  );
}
