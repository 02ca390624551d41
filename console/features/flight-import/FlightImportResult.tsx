import type { FlightImport } from '@skyhelm/contract/flight-import';
import { Alert, Tag } from 'antd';
import { Link } from 'wouter';
import { formatDateTime, formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { useDistance } from '../../session/use-length.ts';
import { ImportEnded } from '../../ui/ImportEnded.tsx';
import { formatFlown } from '../device/index.ts';
import { playAddress } from '../flight-record/index.ts';
import styles from './flight-import.module.css';

/** How it ended; in all but one way nothing was saved, and each of them says so. */
export function FlightImportResult({ ended }: { ended: FlightImport }) {
  const t = useWords();
  const { phase, fileName, deviceName, startedAt, flights, notes, mes } = ended;
  const source = t('flightimport.from', { file: fileName, device: deviceName, time: formatDateTime(startedAt) });
  const added = flights.filter(({ isKnown }) => !isKnown).length;
  if (phase === 'done')
    return (
      <div className={styles['steps']}>
        <Alert
          type={added > 0 ? 'success' : 'info'}
          showIcon
          title={added > 0 ? t('flightimport.done', { count: added }) : t('flightimport.known')}
          description={source}
        />
        {notes.length > 0 && <Alert type="warning" showIcon title={notes[0]} description={<Notes texts={notes.slice(1)} />} />}
        <Flights flights={flights} />
      </div>
    );
  const title = t(phase === 'cancelled' || phase === 'interrupted' ? `flightimport.${phase}` : 'flightimport.failed');
  return <ImportEnded title={title} isCancelled={phase === 'cancelled'} reason={mes} source={source} />;
}

const Notes = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

function Flights({ flights }: Pick<FlightImport, 'flights'>) {
  const t = useWords();
  const distance = useDistance();
  return (
    <ul className={styles['flights']}>
      {flights.map(({ id, takeOffAt, landedAt, metres, isKnown, isLive }) => (
        <li key={id}>
          <span className={styles['when']}>
            <Link href={playAddress([id])}>{formatMoment(takeOffAt)}</Link>
            {isKnown && <Tag>{t(isLive ? 'flightimport.flight.live' : 'flightimport.flight.known')}</Tag>}
          </span>
          <span className="numeric">{formatFlown((Date.parse(landedAt) - Date.parse(takeOffAt)) / 1000)}</span>
          <span className="numeric">{distance(metres)}</span>
        </li>
      ))}
    </ul>
  );
}
