import type { DeviceId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { LogList } from '../vehicle-log/index.tsx';
import { Card } from './UavCards.tsx';
import styles from './uav.module.css';

/** The aircraft is asked for its logs when somebody wants them, not whenever its screen is looked at. */
export function VehicleLogs({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t('uav.logs')} span="wide">
      {isAsked ? (
        <LogList deviceId={deviceId} />
      ) : (
        <>
          <p className={styles['soft']}>{t('uav.logs.note')}</p>
          <Button className={styles['bind'] ?? ''} onClick={() => setAsked(true)}>
            {t('uav.logs.read')}
          </Button>
        </>
      )}
    </Card>
  );
}
