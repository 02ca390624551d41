import { lengthIn, speedIn, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { useMemo } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { useUnitSystem } from '../../session/use-length.ts';
import { formatUnit } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Chart, type Plotted } from './Chart.tsx';
import styles from './charts.module.css';
import { decimate } from './decimate.ts';
import type { Shown } from './shown.ts';
import type { ChartName } from './use-chosen-charts.ts';
import { useWidth } from '../../ui/use-width.ts';

interface ChartsProps {
  clock: PlayClock;
  flights: readonly Shown[];
  names: readonly ChartName[];
}

type Measured = { value: number; unit: string };
const inWords = ({ value, unit }: { value: number; unit: Parameters<typeof formatUnit>[0] }): Measured => ({
  value,
  unit: formatUnit(unit),
});
const length = (system: UnitSystem, metres: number) => inWords(lengthIn(system, metres));
const speed = (system: UnitSystem, metresPerSecond: number) => inWords(speedIn(system, metresPerSecond));
const plain = (unit: string) => (_: UnitSystem, value: number) => ({ value, unit });

const MEASURED: Record<ChartName, (system: UnitSystem, value: number) => Measured> = {
  height: length,
  altitude: length,
  groundSpeed: speed,
  climbRate: speed,
  batteryPercent: plain('%'),
  batteryVoltage: (_, value) => inWords({ value, unit: 'V' }),
  satellites: plain(''),
};

/** What was measured, over the same time as the timeline above it. */
export function Charts({ clock, flights, names }: ChartsProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={styles['charts']}>
      {width > 0 && names.map((name) => <One key={name} name={name} clock={clock} flights={flights} width={width} />)}
    </div>
  );
}

function One({ name, clock, flights, width }: { name: ChartName; clock: PlayClock; flights: readonly Shown[]; width: number }) {
  const t = useWords();
  const system = useUnitSystem();
  const { unit } = MEASURED[name](system, 0);
  const plotted = useMemo(
    (): Plotted[] =>
      flights.map(({ recording: { track }, shift, colour }) => {
        const { at, values } = decimate({ at: track.at, values: track[name] }, width);
        return {
          colour,
          at: at.map((moment) => (moment - shift) / 1000),
          values: values.map((value) => (value === null ? null : MEASURED[name](system, value).value)),
        };
      }),
    [flights, name, system, width],
  );
  const title = t(`flightplay.chart.${name}`);
  return <Chart clock={clock} title={unit === '' ? title : `${title}, ${unit}`} plotted={plotted} width={width} />;
}
