import { parsePosition } from '@skyhelm/core/geo/parse-position';
import type { Position } from '@skyhelm/core/geo/position';
import { Button, Radio } from 'antd';
import { useEffect, useId, useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { fromGcj02, writtenAs } from './coordinates.ts';
import styles from './tools.module.css';

const FORMS = ['degrees', 'dms', 'gcj02'] as const;

interface CoordinateToolProps {
  map: MapHandle | undefined;
  /** Where the map was clicked last while the tool was open. */
  clicked: Position | undefined;
  onClose(): void;
}

/** A place as degrees, as degrees with minutes and seconds, and as maps of China have it; typed in any of them or clicked. */
export function CoordinateTool({ map, clicked, onClose }: CoordinateToolProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [datum, setDatum] = useState<'wgs84' | 'gcj02'>('wgs84');
  const readings = parsePosition(text);
  const [reading] = readings;
  const typed = reading && (datum === 'gcj02' ? fromGcj02(reading) : { latitude: reading.latitude, longitude: reading.longitude });
  const place = text.trim() === '' ? clicked : typed;
  const [latitude, longitude] = [place?.latitude, place?.longitude];
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    map.markers.set('coordinates', [{ id: 'place', kind: 'point', position: { latitude, longitude } }]);
    return () => map.markers.set('coordinates', []);
  }, [map, latitude, longitude]);
  const written = place && writtenAs(place);
  const copy = (line: string) =>
    void copyText(line).then((isCopied) => (isCopied ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed'))));
  return (
    <section className={styles['tool']} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('station.coordinates')}</h3>
        <Button type="text" aria-label={t('common.close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      <Input
        size="large"
        autoFocus
        aria-label={t('station.coordinates.input')}
        placeholder={t('station.coordinates.example')}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      <Radio.Group
        aria-label={t('station.coordinates.datum')}
        value={datum}
        onChange={({ target }) => setDatum(target.value as typeof datum)}
        options={[
          { value: 'wgs84', label: t('station.datum.wgs84') },
          { value: 'gcj02', label: t('station.datum.gcj02') },
        ]}
      />
      {text.trim() !== '' && !reading && <p className={styles['fault']}>{t('station.coordinates.wrong')}</p>}
      {readings.length > 1 && <p className={styles['soft']}>{t('station.coordinates.either')}</p>}
      {!place && text.trim() === '' && <p className={styles['soft']}>{t('station.coordinates.hint')}</p>}
      {place && written && (
        <>
          <dl className={styles['written']}>
            {FORMS.map((form) => (
              <div key={form}>
                <dt>{t(`station.coordinates.${form}`)}</dt>
                <dd>
                  <span className="numeric">{written[form]}</span>
                  <Button size="small" onClick={() => copy(written[form])}>
                    {t('common.copy')}
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles['row']}>
            <Button onClick={() => map?.camera.moveTo(place)}>{t('station.coordinates.show')}</Button>
            <Button
              onClick={() => void changeOwnSettings('mapCentre', place).then((kept) => kept && toast.success(t('station.centre.kept')))}
            >
              {t('station.centre.keep')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
