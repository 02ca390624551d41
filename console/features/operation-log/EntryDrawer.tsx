import { Drawer } from 'antd';
import { operationLog } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { entryDetails } from './entry-details.ts';
import styles from './operation-log.module.css';
import { useDetailWords } from './use-detail-words.ts';

interface EntryDrawerProps {
  id: string;
  open: boolean;
  onClose(): void;
}

export function EntryDrawer({ id, open, onClose }: EntryDrawerProps) {
  const t = useWords();
  const { fieldName, valueText } = useDetailWords();
  const { data: entry, error, refetch } = useRead(operationLog.getOperation, { id });
  const { changes, noted } = entryDetails(entry?.details ?? {});
  const facts = entry
    ? [
        [t('oplog.number'), entry.id],
        [t('oplog.at'), formatMoment(entry.at)],
        [t('oplog.actor'), entry.actor],
        [t('oplog.text'), entry.text],
        [t('oplog.target'), entry.target],
        [t('oplog.ip'), entry.ip],
        [t('oplog.requestId'), entry.requestId],
      ]
    : [];
  return (
    <Drawer open={open} title={t('oplog.details')} size={560} onClose={onClose} destroyOnHidden loading={!entry && !error}>
      {error && !entry && (
        <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={() => void refetch()} onReset={onClose} />
      )}
      <Lines facts={facts} />
      {changes.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('oplog.changes')}</h3>
          <table className={styles['changes']}>
            <thead>
              <tr>
                <th scope="col">{t('oplog.field')}</th>
                <th scope="col">{t('oplog.before')}</th>
                <th scope="col">{t('oplog.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{fieldName(field)}</th>
                  <td>{valueText(before)}</td>
                  <td>{valueText(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {noted.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('oplog.noted')}</h3>
          <Lines facts={noted.map(({ field, value }) => [fieldName(field), valueText(value)])} />
        </>
      )}
    </Drawer>
  );
}

function Lines({ facts }: { facts: string[][] }) {
  const t = useWords();
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} label={name}>
          {value || t('common.none')}
        </Fact>
      ))}
    </Facts>
  );
}
