import type { VehicleCommand } from '@skyhelm/contract/control';
import { UNSENT_REASONS, type UnsentReason } from '@skyhelm/core/vehicle/command-course';
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

/** The vehicle's own reasons come first: its bare answer says little more than that it refused. */
function detailOf(t: Say, { course, details: { reasons = [], result, progress } }: Told): string | undefined {
  if (reasons.length > 0) return formatList(reasons);
  if (course === 'unsent' && isReason(result)) return t(`flight.unsent.${result}`);
  if (course === 'inProgress' && progress !== undefined) return `${progress} %`;
  if (course !== 'refused' && course !== 'failed') return undefined;
  return isAnswer(result) ? t(`flight.result.${result}`) : result;
}

/** What became of it and, where that is said, why: "Refused: Land mode not armable". */
export function courseText(t: Say, command: Told): string {
  const [course, detail] = [t(`flight.course.${command.course}`), detailOf(t, command)];
  return detail === undefined ? course : t('common.pair', { name: course, value: detail });
}
