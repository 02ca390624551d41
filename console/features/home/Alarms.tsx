import type { Summary } from '@skyhelm/contract/home';
import { Link } from 'wouter';
import { useServerNow } from '../../ui/use-server-now.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { playAddress } from '../flight-record/index.ts';
import { LISTS, stationAddress } from './addresses.ts';
import { alarmRows, type AlarmRow } from './alarm-rows.ts';
import { Card } from './Card.tsx';
import styles from './home.module.css';

const SHOWN = 4;

export function Alarms({ alarms }: { alarms: NonNullable<Summary['alarms']> }) {
  const t = useWords();
  const now = useServerNow();
  const rows = alarmRows(alarms, SHOWN);
  const isSound = alarms.open?.total === 0;
  return (
    <Card
      title={t('home.alarms')}
      {...(alarms.open && { figure: formatNumber(alarms.open.total), caption: t('home.alarms.open'), href: LISTS.withAlarm })}
    >
      {rows.length === 0 && <p className={styles['soft']}>{t(isSound || alarms.latest ? 'home.alarms.empty' : 'home.alarms.unknown')}</p>}
      {alarms.open === null && rows.length > 0 && <p className={styles['soft']}>{t('home.alarms.latest')}</p>}
      <ul className={styles['alarms']}>
        {rows.map((alarm) => (
          <Row key={`${alarm.deviceId} ${alarm.fault} ${alarm.at}`} alarm={alarm} now={now} />
        ))}
      </ul>
    </Card>
  );
}

/** What is open leads to the aircraft, what is over to its record. */
function Row({ alarm: { deviceId, name, fault, about, at, flightId, isOpen }, now }: { alarm: AlarmRow; now: number }) {
  const t = useWords();
  const said = t(`station.fault.${fault}`);
  const text = about === null ? said : t('common.pair', { name: said, value: about });
  return (
    <li data-open={isOpen}>
      <i aria-hidden="true">{isOpen ? '▲' : '○'}</i>
      <span title={text}>
        <Link href={flightId === null ? stationAddress(deviceId) : playAddress([flightId])}>{name}</Link> {text}
        {!isOpen && <span className="visually-hidden"> {t('home.alarms.over')}</span>}
      </span>
      <time className={styles['soft']} dateTime={at} title={formatDateTime(at)}>
        {formatAgo(at, now)}
      </time>
    </li>
  );
}
