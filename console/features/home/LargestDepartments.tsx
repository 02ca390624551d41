import type { Summary } from '@skyhelm/contract/home';
import { useHas } from '../../session/session.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { LISTS } from './addresses.ts';
import { Card, Figure } from './Card.tsx';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';

export function LargestDepartments({ departments }: { departments: NonNullable<Summary['departments']> }) {
  const t = useWords();
  const seesPeople = useHas('user:query');
  const most = Math.max(1, ...departments.largest.map(({ headcount }) => headcount));
  return (
    <Card
      title={t('home.departments')}
      figure={formatNumber(departments.total)}
      href={LISTS.departments}
      link={<OpenLink screen="department" />}
    >
      {departments.largest.length === 0 ? (
        <p className={styles['soft']}>{t('home.departments.empty')}</p>
      ) : (
        <ul className={styles['largest']} aria-label={t('home.departments.largest')}>
          {departments.largest.map(({ id, name, headcount }) => (
            <li key={id} style={{ '--share': `${(headcount / most) * 100}%` } as React.CSSProperties}>
              <span>{name}</span>
              <span>
                <Figure href={seesPeople ? LISTS.peopleOf(id) : undefined} name={name}>
                  {formatNumber(headcount)}
                </Figure>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
