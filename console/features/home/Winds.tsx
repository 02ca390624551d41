import type { SiteWind, Summary } from '@skyhelm/contract/home';
import { Link } from 'wouter';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { LISTS, stationAddress } from './addresses.ts';
import { Card } from './Card.tsx';
import { compassPoint } from './compass.ts';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';

/** What is known of the weather: the wind where somebody flies. Where nobody does nothing is said. */
export function Winds({ winds: { total, rows } }: { winds: NonNullable<Summary['winds']> }) {
  const t = useWords();
  return (
    <Card title={t('home.winds')} link={<OpenLink screen="site" />}>
      <ul className={styles['winds']}>
        {rows.map((wind) => (
          <Row key={wind.siteId} wind={wind} />
        ))}
      </ul>
      {total > rows.length && <p className={styles['soft']}>{t('home.winds.more', { count: total - rows.length })}</p>}
    </Card>
  );
}

function Row({ wind: { site, speed, from, height, deviceId, device } }: { wind: SiteWind }) {
  const t = useWords();
  const [inSpeed, inLength] = [useSpeed(), useLength()];
  return (
    <li>
      <Link href={LISTS.site(site)}>{site}</Link>
      <b className="numeric">
        <i aria-hidden="true" style={{ rotate: `${Math.round(from)}deg` }}>
          ↓
        </i>{' '}
        {t('common.pair', { name: t(`home.wind.from.${compassPoint(from)}`), value: inSpeed(speed) })}
      </b>
      <small className={styles['soft']}>
        {height === null ? t('home.wind.by', { device }) : t('home.wind.byAt', { device, height: inLength(Math.round(height)) })}{' '}
        <Link href={stationAddress(deviceId)}>{t('home.wind.show')}</Link>
      </small>
    </li>
  );
}
