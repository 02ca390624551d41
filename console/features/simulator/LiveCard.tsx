import type { Heard } from '@skyhelm/contract/simulator';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import { Alert } from 'antd';
import { useLength, useSpeed } from '../../session/use-length.ts';
import { formatNumber, formatPercent } from '../../words/format.ts';
import { withNativeMode } from '../../words/mode-text.ts';
import { phaseText } from '../../words/phase-text.ts';
import { useWords } from '../../words/words.ts';
import { Card, FactLines } from '../device/index.ts';
import styles from './simulator.module.css';

/** What is heard of its aircraft now. What nobody knows is a dash: the lines stay where they are. */
export function LiveCard({ name, heard }: { name: string; heard: Heard | null }) {
  const t = useWords();
  const [length, speed] = [useLength(), useSpeed()];
  const shown = (value: number | null | undefined, say: (value: number) => string) =>
    value === null || value === undefined ? t('common.none') : say(value);
  return (
    <Card title={t('simulator.live')}>
      {heard?.faults.map((fault) => (
        <Alert key={fault} type="warning" showIcon title={t('vehicle.fault', { err: faultClass(fault), uav: name })} />
      ))}
      <div className={styles['live']}>
        <FactLines
          facts={[
            [
              t('simulator.live.link'),
              <span key="link" className={heard ? styles['good'] : styles['stale']}>
                {t(heard ? 'simulator.live.heard' : 'simulator.live.unheard')}
              </span>,
            ],
            [
              t('simulator.live.phase'),
              withNativeMode(phaseText(t, { phase: heard?.phase }), heard?.nativeMode ?? undefined) ?? t('common.none'),
            ],
            [t('simulator.live.height'), shown(heard?.height, length)],
            [t('simulator.live.altitude'), shown(heard?.altitude, length)],
            [t('simulator.live.speed'), shown(heard?.groundSpeed, speed)],
            [t('simulator.live.battery'), shown(heard?.batteryPercent, formatPercent)],
            [t('simulator.live.satellites'), shown(heard?.satellites, formatNumber)],
          ]}
        />
      </div>
    </Card>
  );
}
