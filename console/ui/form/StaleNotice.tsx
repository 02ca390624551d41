import { Alert, Button, Form } from 'antd';
import { useWords } from '../../words/words.ts';
import './stale-notice.css';

export interface Compared<R> {
  key: string;
  label: string;
  shown(record: R): string;
}

interface StaleNoticeProps<R> {
  title: string;
  /** Said when nothing that is compared differs. */
  same: string;
  /** The record as somebody else has saved it. */
  theirs: R;
  compared: readonly Compared<R>[];
  onChosen(): void;
}

/** Nobody's work is lost: what differs is shown side by side, and the editor says which of the two it shall be. */
export function StaleNotice<R extends { version: number }>({ title, same, theirs, compared, onChosen }: StaleNoticeProps<R>) {
  const t = useWords();
  const form = Form.useFormInstance();
  const mine = form.getFieldsValue(true) as R;
  const different = compared.filter(({ shown }) => shown(mine) !== shown(theirs));
  const choose = (values: Partial<R>) => {
    form.setFieldsValue({ ...values, version: theirs.version });
    onChosen();
  };
  return (
    <Alert
      className="stale-notice"
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {different.length === 0 ? (
            <p>{same}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('common.stale.theirs')}</th>
                  <th scope="col">{t('common.stale.mine')}</th>
                </tr>
              </thead>
              {different.map(({ key, label, shown }) => (
                <tbody key={key}>
                  <tr>
                    <th scope="rowgroup" colSpan={2}>
                      {label}
                    </th>
                  </tr>
                  <tr>
                    <td>{shown(theirs) || t('common.none')}</td>
                    <td>{shown(mine) || t('common.none')}</td>
                  </tr>
                </tbody>
              ))}
            </table>
          )}
          <div className="stale-choices">
            <Button onClick={() => choose(theirs)}>{t('common.stale.takeTheirs')}</Button>
            <Button onClick={() => choose({})}>{t('common.stale.keepMine')}</Button>
          </div>
        </>
      }
    />
  );
}
