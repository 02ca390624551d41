import type { DepartmentRecord } from '@skyhelm/contract/department';
import { Alert, Button, Form } from 'antd';
import { useLanguage, useWords } from '../../words/words.ts';
import { countryName } from './country-names.ts';
import styles from './department.module.css';

const COMPARED = ['name', 'country', 'city', 'personInCharge', 'contact', 'description'] as const;

interface StaleNoticeProps {
  /** The record as somebody else has saved it. */
  theirs: DepartmentRecord;
  onChosen(): void;
}

/** Nobody's work is lost: what differs is shown side by side, and the editor says which of the two it shall be. */
export function StaleNotice({ theirs, onChosen }: StaleNoticeProps) {
  const t = useWords();
  const language = useLanguage();
  const form = Form.useFormInstance<DepartmentRecord>();
  const mine = form.getFieldsValue(true) as DepartmentRecord;
  const different = COMPARED.filter((field) => (mine[field] ?? '') !== theirs[field]);
  const shown = (record: DepartmentRecord, field: (typeof COMPARED)[number]) =>
    (field === 'country' ? countryName(record.country, language) : record[field]) || t('common.none');
  const choose = (values: Partial<DepartmentRecord>) => {
    form.setFieldsValue({ ...values, version: theirs.version });
    onChosen();
  };
  return (
    <Alert
      className={styles['stale']}
      type="warning"
      showIcon
      role="alert"
      title={t('department.stale.title')}
      description={
        <>
          {different.length === 0 ? (
            <p>{t('department.stale.same')}</p>
          ) : (
            <table className={styles['compared']}>
              <thead>
                <tr>
                  <th scope="col">{t('department.stale.theirs')}</th>
                  <th scope="col">{t('department.stale.mine')}</th>
                </tr>
              </thead>
              {different.map((field) => (
                <tbody key={field}>
                  <tr>
                    <th scope="rowgroup" colSpan={2}>
                      {t(`department.${field}`)}
                    </th>
                  </tr>
                  <tr>
                    <td>{shown(theirs, field)}</td>
                    <td>{shown(mine, field)}</td>
                  </tr>
                </tbody>
              ))}
            </table>
          )}
          <div className={styles['choices']}>
            <Button onClick={() => choose(theirs)}>{t('department.stale.takeTheirs')}</Button>
            <Button onClick={() => choose({})}>{t('department.stale.keepMine')}</Button>
          </div>
        </>
      }
    />
  );
}
