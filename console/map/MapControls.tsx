import AimOutlined from '@ant-design/icons/AimOutlined';
import ColumnWidthOutlined from '@ant-design/icons/ColumnWidthOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { Attribution } from './Attribution.tsx';
import { Compass } from './Compass.tsx';
import { GroundSwitch } from './GroundSwitch.tsx';
import { MapButton } from './MapButton.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import type { MapHandle } from './map-handle.ts';
import { Scale } from './Scale.tsx';
import type { ChosenGround } from './use-ground.ts';
import styles from './map.module.css';

interface MapControlsProps {
  map: MapHandle;
  ground: ChosenGround;
  few: boolean;
  onCentre?: (() => void) | undefined;
}

export function MapControls({ map, ground, few, onCentre }: MapControlsProps) {
  const t = useWords();
  const [isMeasuring, setMeasuring] = useState(false);
  return (
    <>
      {isMeasuring && <MeasurePanel map={map} onEnd={() => setMeasuring(false)} />}
      <div className={styles['controls']} data-map-buttons role="group" aria-label={t('map.controls')}>
        {!few && <Compass map={map} />}
        {!few && (
          <MapButton title={t('map.measure')} pressed={isMeasuring} onClick={() => setMeasuring((before) => !before)}>
            <ColumnWidthOutlined />
          </MapButton>
        )}
        <GroundSwitch ground={ground} />
        {onCentre && (
          <MapButton title={t('map.centre')} onClick={onCentre}>
            <AimOutlined />
          </MapButton>
        )}
        <MapButton title={t('map.zoomIn')} onClick={() => map.camera.zoomBy(1)}>
          <PlusOutlined />
        </MapButton>
        <MapButton title={t('map.zoomOut')} onClick={() => map.camera.zoomBy(-1)}>
          <MinusOutlined />
        </MapButton>
      </div>
      <div className={styles['foot']}>
        <Scale map={map} />
        <Attribution map={map} ground={ground} />
      </div>
    </>
  );
}
