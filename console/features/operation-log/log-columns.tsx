import type { LogEntry } from '@skyhelm/contract/operation-log';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatMoment } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

/** `open` makes a button of the operation, for whoever has no mouse to click on the row; a card has one already. */
export const logColumns = (t: Say, open?: (entry: LogEntry) => void): ListColumn<LogEntry>[] => [
  {
    key: 'at',
    title: t('oplog.at'),
    width: 180,
    sortable: true,
    always: true,
    render: ({ at }) => (
      <time className="numeric" dateTime={at}>
        {formatMoment(at)}
      </time>
    ),
  },
  { key: 'actor', title: t('oplog.actor'), width: 180, render: ({ actor }) => actor || t('common.none') },
  {
    key: 'text',
    title: t('oplog.text'),
    width: 360,
    always: true,
    card: 'head',
    render: (entry) =>
      open ? (
        <button type="button" className="link-button" onClick={() => open(entry)}>
          {entry.text}
        </button>
      ) : (
        entry.text
      ),
  },
  { key: 'target', title: t('oplog.target'), width: 200, render: ({ target }) => target || t('common.none') },
  { key: 'ip', title: t('oplog.ip'), width: 150, className: 'numeric', render: ({ ip }) => ip || t('common.none') },
];
