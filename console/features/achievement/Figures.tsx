import type { TaskEntry } from '@skyhelm/contract/task';
import type { TaskResults } from '@skyhelm/contract/task-results';
import { useArea, useDistance } from '../../session/use-length.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { AgingTag, NatureTag, StatusTag } from '../task-shown/index.ts';
import styles from './achievement.module.css';

interface FiguresProps {
  task: TaskEntry;
  figures: TaskResults['figures'];
}

/** What it came to in numbers, and whether in time and to any purpose. */
export function Figures({ task, figures: { flights, seconds, metres, covered, coveredFlights, pictures } }: FiguresProps) {
  const t = useWords();
  const [area, distance] = [useArea(), useDistance()];
  const share = covered === null || task.area === null || task.area === 0 ? 0 : Math.min(100, Math.round((covered / task.area) * 100));
  const coverage = (covers: string) => {
    const shared = t('achievement.covered.share', { area: covers, percent: share });
    if (coveredFlights >= flights) return shared;
    return t('achievement.covered.some', { shared, counted: formatNumber(coveredFlights), flights: formatNumber(flights) });
  };
  const shown = [
    [t('achievement.flights'), formatNumber(flights)],
    [t('achievement.time'), formatFlown(Math.round(seconds))],
    [t('achievement.distance'), distance(metres)],
    [t('achievement.covered'), covered === null ? t('common.none') : coverage(area(covered))],
    [t('achievement.pictures'), formatNumber(pictures)],
    [t('task.status'), <StatusTag key="status" status={task.status} />],
    [t('task.aging'), <AgingTag key="aging" aging={task.aging} />],
    [t('task.nature'), <NatureTag key="nature" nature={task.nature} />],
  ] as const;
  return (
    <>
      <dl className={styles['figures']}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>{t('task.lengths.explain', { planned: distance(task.length) })}</p>
    </>
  );
}
