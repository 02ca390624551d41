import type { VehicleCommand } from '@skyhelm/contract/control';
import type { Say } from '../../words/words.ts';
import { courseText, type Told } from '../flight-control/index.tsx';

/** "Land: Accepted", "Take off: Refused: Land mode not armable" */
export const commandText = (t: Say, command: Told & Pick<VehicleCommand, 'kind'>): string =>
  t('common.pair', { name: t(`flight.command.${command.kind}`), value: courseText(t, command) });
