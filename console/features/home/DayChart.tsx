import { useEffect, useEffectEvent, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useDark } from '../../ui/use-dark.ts';
import { useSize } from '../../ui/use-size.ts';
import { formatNumber } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage } from '../../words/words.ts';
import styles from './chart.module.css';
import { dayMarks, type Daily } from './day-axis.ts';

export interface DayChartProps {
  /** What is plotted, its sum and its most: whoever cannot see the bars is told so. */
  label: string;
  days: readonly Daily[];
  /** Values are counted: nobody has half of one. */
  isWhole: boolean;
  /** One day in words. */
  told(day: Daily): string;
  /** A click on a day that has something. */
  onDay?: ((day: string) => void) | undefined;
}

const SIDE_PX = 44;
const WHOLE_STEPS = [1, 2, 5].flatMap((first) => Array.from({ length: 7 }, (_, zeros) => first * 10 ** zeros)).toSorted((a, b) => a - b);

/** One bar a day. The day that is pointed at is told below; a table beside the chart has all of them. */
export function DayChart({ label, days, isWhole, told, onDay }: DayChartProps) {
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const [isDark, language] = [useDark(), useLanguage()];
  const [pointed, setPointed] = useState<number>();
  const make = useEffectEvent((within: HTMLElement) => {
    const look = getComputedStyle(within);
    const [soft, line, accent] = ['--text-soft', '--line', '--accent'].map((name) => look.getPropertyValue(name)) as [
      string,
      string,
      string,
    ];
    const named = (names: 'day' | 'month') =>
      new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC', ...(names === 'day' && { day: 'numeric' }) });
    const marks = new Map(
      dayMarks(
        days.map(({ day }) => day),
        width - SIDE_PX,
      ).map(({ at, names }) => [at, named(names).format(new Date(days[at]!.day))]),
    );
    const axis = { stroke: soft, ticks: { show: false }, font: `12px ${look.fontFamily}` };
    return new UPlot(
      {
        width,
        height,
        padding: [8, 20, 0, 0],
        legend: { show: false },
        scales: {
          x: { time: false, range: [-0.5, days.length - 0.5] },
          y: { range: (_, __, most) => [0, Math.max(1, (most ?? 0) * 1.05)] },
        },
        axes: [
          {
            ...axis,
            size: 26,
            grid: { show: false },
            splits: () => [...marks.keys()],
            values: (_, at) => at.map((one) => marks.get(one) ?? ''),
          },
          {
            ...axis,
            size: SIDE_PX,
            space: 36,
            grid: { stroke: line, width: 1 },
            values: (_, at) => at.map(formatNumber),
            ...(isWhole && { incrs: WHOLE_STEPS }),
          },
        ],
        series: [{}, { fill: accent, width: 0, points: { show: false }, paths: UPlot.paths.bars!({ size: [0.72, 40] }) }],
        cursor: { x: days.length < 100, y: false, drag: { x: false, y: false }, points: { show: false } },
        hooks: { setCursor: [({ cursor }) => setPointed(cursor.idx ?? undefined)] },
      },
      [days.map((_, at) => at), days.map(({ value }) => value)],
      within,
    );
  });
  const choose = useEffectEvent((at: number | null | undefined) => {
    const day = at === null || at === undefined ? undefined : days[at];
    if (day && day.value > 0) onDay?.(day.day);
  });
  useEffect(() => {
    if (width === 0 || height === 0) return;
    const plot = make(box.current!);
    const click = () => choose(plot.cursor.idx);
    plot.over.addEventListener('click', click);
    return () => plot.destroy();
  }, [box, days, width, height, isDark, language]);
  const shown = pointed === undefined ? undefined : days[pointed];
  return (
    <figure className={styles['chart']} data-opens={onDay !== undefined}>
      <div ref={box} className={styles['plot']} role="img" aria-label={label} />
      <figcaption aria-hidden="true">{shown ? told(shown) : '\u00A0'}</figcaption>
    </figure>
  );
}
