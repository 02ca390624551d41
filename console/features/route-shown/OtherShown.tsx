import type { RouteEntry } from '@skyhelm/contract/route';
import type { RouteId } from '@skyhelm/contract/ids';
import { useId } from 'react';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { RouteRow, type RowProps } from './RouteRow.tsx';
import styles from './shown.module.css';

/** On the map but not among those found: whatever one searches for, what is there can be taken off. */
export function OtherShown({ found, ...row }: RowProps & { found: readonly RouteEntry[] }) {
  const t = useWords();
  const id = useId();
  const others = row.shown.all.filter((one) => !found.some((entry) => entry.id === one.id));
  if (others.length === 0) return null;
  return (
    <>
      <h4 id={id} className={styles['soft']}>
        {t('route.shown.others')}
      </h4>
      <ul aria-labelledby={id}>
        {others.map((one) => (
          <Other key={one.id} id={one.id} {...row} />
        ))}
      </ul>
    </>
  );
}

function Other({ id, ...row }: RowProps & { id: RouteId }) {
  const { data } = useRead(calls.getRoute, { id });
  return data ? <RouteRow entry={data} {...row} /> : null;
}
