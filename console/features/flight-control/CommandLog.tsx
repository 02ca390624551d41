import type { VehicleCommand } from '@skyhelm/contract/control';
import { UNSENT_REASONS, type Course, type UnsentReason } from '@skyhelm/core/vehicle/command-course';
import { formatList, formatMoment } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './flight.module.css';

const MOODS: Record<Course, 'good' | 'attention' | 'danger' | 'soft'> = {
  recorded: 'soft',
  sent: 'soft',
  inProgress: 'soft',
  done: 'good',
  refused: 'danger',
  failed: 'danger',
  cancelled: 'soft',
  unanswered: 'attention',
  unsent: 'attention',
};

/** What an autopilot answers that says more than that it did not. */
const ANSWERS = [
  'TEMPORARILY_REJECTED',
  'DENIED',
  'UNSUPPORTED',
  'FAILED',
  'COMMAND_LONG_ONLY',
  'COMMAND_INT_ONLY',
  'COMMAND_UNSUPPORTED_MAV_FRAME',
] as const;

const isAnswer = (result: string | undefined): result is (typeof ANSWERS)[number] => ANSWERS.some((answer) => answer === result);
const isReason = (result: string | undefined): result is UnsentReason => UNSENT_REASONS.some((reason) => reason === result);

/** The vehicle's own reasons come first: its bare answer says little more than that it refused. */
function detailOf(t: Say, { course, details: { reasons = [], result, progress } }: VehicleCommand): string | undefined {
  if (reasons.length > 0) return formatList(reasons);
  if (course === 'unsent' && isReason(result)) return t(`flight.unsent.${result}`);
  if (course === 'inProgress' && progress !== undefined) return `${progress} %`;
  if (course !== 'refused' && course !== 'failed') return undefined;
  return isAnswer(result) ? t(`flight.result.${result}`) : result;
}

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
  const detail = detailOf(t, command);
  return (
    <span className={styles[MOODS[command.course]]}>
      {t(`flight.course.${command.course}`)}
      {detail !== undefined && `: ${detail}`}
    </span>
  );
}
