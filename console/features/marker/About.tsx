import type { Marker } from '@skyhelm/contract/marker';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './marker.module.css';
import { Swatch } from './Swatch.tsx';

/** What one would tell another about a marker, in three lines. */
export function About({ marker }: { marker: Marker }) {
  const t = useWords();
  const { name, kind, folder, owner, remarks, changedAt } = marker;
  const facts = [t(`marker.kind.${kind}`), folder, owner?.name ?? t('marker.nobodys'), formatDateTime(changedAt)];
  return (
    <div className={styles['about']}>
      <strong className={styles['name']}>
        <Swatch {...marker} />
        <span>{name}</span>
      </strong>
      <p className="page-note">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {remarks !== '' && <p>{remarks}</p>}
    </div>
  );
}
