import type { readRouteFile } from '@skyhelm/contract/route-file';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { RouteId } from '@skyhelm/contract/ids';
import { END_ACTIONS, type EndAction } from '@skyhelm/core/plan/route';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { ChoiceField, FolderField } from '../route-edit/index.ts';
import { isOpen, useFoundRoutes } from './found-routes.ts';
import { FoundRow } from './FoundRow.tsx';
import { Remarks } from './Remarks.tsx';
import styles from './route-file.module.css';

interface FoundRoutesProps {
  file: OutputOf<typeof readRouteFile>;
  fileName: string;
  onAnother(): void;
  onSaved(id: RouteId): void;
  onClose(): void;
}

/** What was found in a file, to be chosen from, named and saved. */
export function FoundRoutes({ file, fileName, onAnother, onSaved, onClose }: FoundRoutesProps) {
  const t = useWords();
  const { rows, isSaving, change, setAll, save } = useFoundRoutes(file.routes);
  const [folder, setFolder] = useState('');
  const [endAction, setEndAction] = useState<EndAction>();
  const [isAsked, setAsked] = useState(false);
  const open = rows.filter(isOpen);
  const needsEnd = rows.some(({ found }) => found.route.endAction === null);
  const lacksEnd = endAction === undefined && open.some(({ found }) => found.route.endAction === null);

  async function keep(): Promise<void> {
    setAsked(true);
    if (lacksEnd) return;
    const { saved, isComplete } = await save(folder, endAction);
    if (saved.length > 0) toast.success(t('routefile.import.done', { count: saved.length }));
    if (saved[0]) onSaved(saved[0]);
    if (isComplete) onClose();
  }

  return (
    <>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <p>{t(rows.length === 0 ? 'routefile.import.none' : 'routefile.import.found', { count: rows.length, file: fileName })}</p>
          <Button disabled={isSaving} onClick={onAnother}>
            {t('routefile.import.another')}
          </Button>
        </div>
        {file.issues.length > 0 && (
          <Alert type="warning" showIcon title={t('routefile.import.leftOut')} description={<Remarks issues={file.issues} />} />
        )}
        {rows.length > 0 && (
          <>
            <div className={styles['pair']}>
              <FolderField label={t('route.folder')} value={folder} onChange={setFolder} />
              {needsEnd && (
                <div>
                  <ChoiceField
                    label={t('routefile.import.endAction')}
                    value={endAction}
                    placeholder={t('route.endAction.missing')}
                    isFaulty={isAsked && lacksEnd}
                    options={END_ACTIONS.map((value) => ({ value, label: t(`route.endAction.${value}`) }))}
                    onChange={(next) => setEndAction(next)}
                  />
                  {isAsked && lacksEnd && (
                    <p className={styles['fault']} role="alert">
                      {t('routefile.import.endAction.needed')}
                    </p>
                  )}
                </div>
              )}
            </div>
            {rows.length > 1 && (
              <Checkbox
                checked={rows.every(({ isWanted }) => isWanted)}
                indeterminate={rows.some(({ isWanted }) => isWanted) && !rows.every(({ isWanted }) => isWanted)}
                disabled={isSaving}
                onChange={({ target }) => setAll(target.checked)}
              >
                {t('routefile.import.all')}
              </Checkbox>
            )}
            <ul className={styles['rows']}>
              {rows.map((row) => (
                <FoundRow
                  key={row.place}
                  row={row}
                  folder={folder}
                  endAction={endAction}
                  disabled={isSaving}
                  onChange={(given) => change(row.place, given)}
                  onOpen={onClose}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={`drawer-footer ${styles['foot']}`}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {rows.length > 0 && (
          <Button type="primary" disabled={open.length === 0} loading={isSaving} onClick={() => void keep()}>
            {t('routefile.import.save', { count: open.length })}
          </Button>
        )}
      </div>
    </>
  );
}
