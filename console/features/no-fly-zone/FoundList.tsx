import type { FoundZone } from '@skyhelm/contract/zone-import';
import { useLength } from '../../session/use-length.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './no-fly-zone.module.css';
import { heightsText } from './zone-heights.ts';

/** What each area of a file becomes, and what is to be looked at in it. */
export function FoundList({ zones, total }: { zones: readonly FoundZone[]; total: number }) {
  const t = useWords();
  const length = useLength();
  const spanOf = ({ activeFrom, validUntil }: FoundZone): string =>
    t('noflyzone.import.span', {
      from: activeFrom === null ? t('noflyzone.atOnce') : formatDateTime(activeFrom),
      until: formatDateTime(validUntil),
    });
  return (
    <div>
      <ul className={styles['found']} aria-label={t('noflyzone.import.list')}>
        {zones.map((zone) => (
          <li key={zone.number}>
            <strong>{zone.name}</strong>
            <span>{`${t(`noflyzone.type.${zone.kind}`)} · ${heightsText(t, length, zone)}`}</span>
            <span>{spanOf(zone)}</span>
            {!zone.isNew && <em>{t('noflyzone.import.isThere')}</em>}
            {zone.remarks.map((remark) => (
              <em key={remark}>{t(`noflyzone.import.remark.${remark}`)}</em>
            ))}
          </li>
        ))}
      </ul>
      {total > zones.length && <p className="page-note">{t('noflyzone.import.more', { count: total - zones.length })}</p>}
    </div>
  );
}
