import type { DeviceId } from '@skyhelm/contract/ids';
import type { Position } from '@skyhelm/core/geo/position';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation } from 'wouter';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { fastTaskAddress } from '../task-edit/index.ts';
import styles from './tools.module.css';

interface FastTaskToolProps {
  map: MapHandle | undefined;
  /** The one aircraft that is selected. */
  deviceId: DeviceId | undefined;
  onClose(): void;
}

/** The next click on the map is where something is to be looked at: the task for it opens filled in. */
export function FastTaskTool({ map, deviceId, onClose }: FastTaskToolProps) {
  const t = useWords();
  const id = useId();
  const [, go] = useLocation();
  const taken = useEffectEvent((at: Position) => {
    onClose();
    go(fastTaskAddress({ at, deviceId }));
  });
  const closed = useEffectEvent(onClose);
  useEffect(
    () =>
      map?.captureClicks(
        ({ position }) => taken(position),
        () => closed(),
      ),
    [map],
  );
  return (
    <section className={styles['tool']} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('station.panel.fastTask')}</h3>
        <Button type="text" aria-label={t('common.close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      <p className={styles['soft']}>{t('station.fastTask.hint')}</p>
    </section>
  );
}
