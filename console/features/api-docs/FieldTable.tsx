import { useWords } from '../../words/words.ts';
import styles from './ApiDocsScreen.module.css';
import type { Field } from './fields.ts';

export function FieldTable({ title, empty, fields }: { title: string; empty: string; fields: Field[] }) {
  const t = useWords();
  return (
    <>
      <h3 className={styles['part']}>{title}</h3>
      {fields.length === 0 ? (
        <p className={styles['nothing']}>{empty}</p>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['fields']}>
            <thead>
              <tr>
                <th scope="col">{t('apidocs.field')}</th>
                <th scope="col">{t('apidocs.type')}</th>
                <th scope="col">{t('apidocs.required')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, type, required, only }) => (
                <tr key={`${name} ${type} ${only}`}>
                  <td>
                    <code>{name}</code>
                    {only !== undefined && <code className={styles['only']}>{only}</code>}
                  </td>
                  <td>{type}</td>
                  <td>{required ? t('common.yes') : t('common.no')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
