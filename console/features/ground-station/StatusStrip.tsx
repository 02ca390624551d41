import HomeOutlined from '@ant-design/icons/HomeOutlined';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { changeOwnSettings, keepLanguageWithAccount } from '../../session/own-settings.ts';
import { useUnitSystem } from '../../session/use-length.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { WindowBar } from '../../ui/WindowBar.tsx';
import { formatNumber, formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { countStatuses } from './fleet-filter.ts';
import styles from './strip.module.css';
import { useFleet, usePulse } from './use-fleet.ts';
import { UserMenu } from './UserMenu.tsx';
import type { Wrong } from './vehicle-look.ts';

interface StatusStripProps {
  faults: ReadonlyMap<string, Wrong>;
  alarms: number;
  isNewsOpen: boolean;
  onNews(): void;
}

const COUNT_EVERY_MS = 1_000;
const nobody = () => false;

/** How the world is, in one line: what is heard, what flies, what is wrong, and whether the server is there. */
export function StatusStrip({ faults, alarms, isNewsOpen, onNews }: StatusStripProps) {
  const t = useWords();
  const fleet = useFleet();
  const units = useUnitSystem();
  usePulse('all', COUNT_EVERY_MS);
  const counts = countStatuses(fleet.vehicles(), { fleet, faults, isHeldHere: nobody });
  const isConnected = fleet.isConnected() || counts.all === 0;
  return (
    <WindowBar
      className={styles['strip']}
      title={t('menu.groundStation')}
      leave={{ href: '/home', text: t('station.leave'), icon: <HomeOutlined /> }}
    >
      <p className={styles['counts']} role="status">
        <span>
          <b className="numeric">{isConnected ? formatNumber(counts.online) : t('common.none')}</b> {t('station.status.online')}
        </span>
        <span>
          <b className="numeric">{isConnected ? formatNumber(counts.flying) : t('common.none')}</b> {t('station.status.flying')}
        </span>
      </p>
      <button
        type="button"
        className={styles['alarms']}
        data-any={alarms > 0}
        data-known={isConnected}
        aria-expanded={isNewsOpen}
        onClick={onNews}
      >
        <i aria-hidden="true">{alarms > 0 ? '▲' : '●'}</i>
        <span className={styles['count']}>
          {alarms > 0 ? t('station.alarms', { count: alarms }) : t(isConnected ? 'station.alarms.none' : 'station.alarms.unknown')}
        </span>
      </button>
      <span className={styles['link']} data-on={isConnected} role="status">
        <i aria-hidden="true">{isConnected ? '●' : '✕'}</i> {t(isConnected ? 'station.link.on' : 'station.link.off')}
      </span>
      <Clock />
      <div className={styles['tools']}>
        <LanguageSwitch onChange={(language) => void keepLanguageWithAccount(language)} />
        <Button
          type="text"
          aria-label={t('common.pair', { name: t('station.units'), value: t(`dictionary.unitSystem.${units}`) })}
          title={t(`dictionary.unitSystem.${units}`)}
          onClick={() => void changeOwnSettings('unitSystem', units === 1 ? 2 : 1)}
        >
          {t(`station.units.${units}`)}
        </Button>
        <ThemeSwitch />
        <UserMenu />
      </div>
    </WindowBar>
  );
}

/** The time that is shown, by the server's clock: every second, and nothing else is drawn for it. */
function Clock() {
  const t = useWords();
  const fleet = useFleet();
  const face = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const show = () => face.current && (face.current.textContent = formatTime(fleet.clock()));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [fleet, t]);
  return <time ref={face} className={`numeric ${styles['clock']}`} aria-label={t('station.clock')} />;
}
