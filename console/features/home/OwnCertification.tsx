import type { Certification } from '@skyhelm/contract/certification';
import { certification } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Card, Facts } from './Card.tsx';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';

/** How my own papers stand, and the way to hand them in. */
export function OwnCertification() {
  const t = useWords();
  const { data } = useRead(certification.getOwnCertifications, {});
  if (!data) return <div className={styles['waiting']} />;
  const until = lastDay(data.rows);
  const pilot = t(`dictionary.certificationState.${data.pilot}`);
  const isValid = data.pilot === 'passed' && until !== undefined;
  const reasons = (['realName', 'pilot'] as const).flatMap((kind) => (data[kind] === 'failed' ? reasonOf(data.rows, kind) : []));
  return (
    <Card title={t('home.own')} link={<OpenLink screen="certification" />}>
      <Facts
        facts={[
          [t('home.own.identity'), t(`dictionary.certificationState.${data.realName}`)],
          [t('home.own.licences'), isValid ? t('home.own.until', { state: pilot, day: formatDate(`${until}T00:00`) }) : pilot],
        ]}
      />
      {reasons.map((reason) => (
        <p key={reason} className={styles['soft']}>
          {t('home.own.failed', { reason })}
        </p>
      ))}
    </Card>
  );
}

/** Of the licence that lasts longest. */
const lastDay = (rows: readonly Certification[]): string | undefined =>
  rows
    .flatMap(({ standing, licence }) => (standing === 'passed' && licence ? [licence.expiresOn] : []))
    .toSorted()
    .at(-1);

const reasonOf = (rows: readonly Certification[], of: Certification['kind']): string[] =>
  rows
    .filter(({ kind, standing }) => kind === of && standing === 'failed')
    .map(({ reason }) => reason)
    .slice(0, 1);
