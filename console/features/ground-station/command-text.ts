import type { VehicleCommand } from '@skyhelm/contract/control';
import type { Say } from '../../words/words.ts';

/** "Land: Accepted" */
export const commandText = (t: Say, { kind, course }: Pick<VehicleCommand, 'kind' | 'course'>): string =>
  t('common.pair', { name: t(`flight.command.${kind}`), value: t(`flight.course.${course}`) });
