import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { Button, Dropdown } from 'antd';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { WindowBar } from '../../ui/WindowBar.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { listAddress, useFlightExports } from '../flight-record/index.ts';
import styles from './play.module.css';
import type { Shown } from './shown.ts';

interface PlayHeadProps {
  flights: readonly Shown[];
  shown: Shown;
  onChoose(id: FlightRecordId): void;
}

/** Which flight it is, and what can be done with it. */
export function PlayHead({ flights, shown, onChoose }: PlayHeadProps) {
  const t = useWords();
  const { flight } = shown.recording;
  const exports = useFlightExports(flight);
  return (
    <WindowBar
      className={styles['head']}
      title={
        flights.length === 1 ? t('flightrecord.details', { name: flight.deviceName }) : t('flightplay.several', { count: flights.length })
      }
      leave={{ href: listAddress(), text: t('flightplay.toList'), icon: <ArrowLeftOutlined /> }}
    >
      {flights.length > 1 && (
        <div className={styles['choice']} role="group" aria-label={t('flightplay.flights')}>
          {flights.map(({ name, colour, recording }) => (
            <button
              key={recording.flight.id}
              type="button"
              aria-pressed={recording === shown.recording}
              onClick={() => onChoose(recording.flight.id)}
            >
              <i style={{ background: colour }} aria-hidden="true" />
              {name}
            </button>
          ))}
        </div>
      )}
      <p className={styles['brief']}>
        <time className="numeric" dateTime={flight.takeOffAt}>
          {formatDateTime(flight.takeOffAt)}
        </time>
        <span className="numeric">{formatFlown(flight.seconds)}</span>
      </p>
      <div className={styles['doings']}>
        <ThemeSwitch />
        {exports.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items: exports }}>
            <Button icon={<DownloadOutlined />} aria-label={t('common.export')}>
              <span className={styles['wide']}>{t('common.export')}</span>
            </Button>
          </Dropdown>
        )}
      </div>
    </WindowBar>
  );
}
