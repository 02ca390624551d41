import type { VehicleCommand } from '@skyhelm/contract/control';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { courseMood, courseText } from './course-text.ts';
import styles from './flight.module.css';

/** What it was told lately, and how it took it. */
export function CommandLog({ commands }: { commands: readonly VehicleCommand[] }) {
  const t = useWords();
  if (commands.length === 0) return <p className={styles['soft']}>{t('flight.log.empty')}</p>;
  return (
    <ul className={styles['log']} aria-live="polite">
      {commands.map((command) => (
        <li key={command.id}>
          <span className={styles['kind']}>{t(`flight.command.${command.kind}`)}</span>
          <CommandCourse command={command} />
          <span className={styles['soft']}>
            <time dateTime={command.createdAt}>{formatMoment(command.createdAt)}</time> {t('flight.log.by', { name: command.by })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What became of it. */
export function CommandCourse({ command }: { command: VehicleCommand }) {
  const t = useWords();
  return <span className={styles[courseMood(command)]}>{courseText(t, command)}</span>;
}
