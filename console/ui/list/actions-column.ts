import { t } from '../../words/words.ts';
import type { ListColumn } from './column.ts';

const FOLDED_WIDTH = 112;

/** What can be done with a row: at the right end of a table, in sight while the rest is scrolled, and at the foot of a card. */
export const actionsColumn = <Row>(width: number, tight: boolean, render: (row: Row) => React.ReactNode): ListColumn<Row> => ({
  key: 'actions',
  title: t('common.actions'),
  always: true,
  card: 'foot',
  fixed: 'right',
  width: tight ? FOLDED_WIDTH : width,
  render,
});
