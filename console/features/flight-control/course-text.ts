import type { VehicleCommand } from '@skyhelm/contract/control';
import {
  DONE_WITHOUT,
  REFUSED_AS,
  UNSENT_REASONS,
  type Course,
  type DoneWithout,
  type RefusedAs,
  type UnsentReason,
} from '@skyhelm/core/vehicle/command-course';
import { formatList } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

export type Told = Pick<VehicleCommand, 'course' | 'details'>;

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

const isWithout = (result: string | undefined): result is DoneWithout => DONE_WITHOUT.some((lack) => lack === result);

const isRefusedAs = (result: string | undefined): result is RefusedAs => REFUSED_AS.some((one) => one === result);

/** The vehicle's own reasons come first: its bare answer says little more than that it refused. */
function detailOf(t: Say, { course, details: { reasons = [], result, progress } }: Told): string | undefined {
  if (isRefusedAs(result)) return [t(`flight.result.${result}`), ...reasons].join('. ');
  if (reasons.length > 0) return formatList(reasons);
  if (course === 'unsent' && isReason(result)) return t(`flight.unsent.${result}`);
  if (course === 'done' && isWithout(result)) return t(`flight.doneWithout.${result}`);
  if (course === 'inProgress' && progress !== undefined) return `${progress} %`;
  if (course !== 'refused' && course !== 'failed') return undefined;
  return isAnswer(result) ? t(`flight.result.${result}`) : result;
}

/** What became of it and, where that is said, why: "Refused: Land mode not armable". */
export function courseText(t: Say, command: Told): string {
  const [course, detail] = [t(`flight.course.${command.course}`), detailOf(t, command)];
  return detail === undefined ? course : t('common.pair', { name: course, value: detail });
}

type Mood = 'good' | 'attention' | 'danger' | 'soft';

const MOODS: Record<Course, Mood> = {
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

/** What is done without all that belongs to it is no plain yes. */
export const courseMood = ({ course, details }: Told): Mood =>
  course === 'done' && isWithout(details.result) ? 'attention' : MOODS[course];
