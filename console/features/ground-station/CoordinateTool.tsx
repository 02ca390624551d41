import type { Position } from '@skyhelm/core/geo/position';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button, Radio } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { changeOwnSettings } from '../../session/own-settings.ts';
import { Input } from '../../ui/inputs.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { FORMS, readPlace, writtenAs } from '../../map/coordinates.ts';
import styles from './tools.module.css';

interface CoordinateToolProps {
  map: MapHandle | undefined;
  onClose(): void;
}

/** A place in every form that people write it in; typed in any of them or clicked. */
export function CoordinateTool({ map, onClose }: CoordinateToolProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [clicked, setClicked] = useState<Position>();
  const [datum, setDatum] = useState<'wgs84' | 'gcj02'>('wgs84');
  const isTyped = text.trim() !== '';
  const typed = readPlace(text, datum);
  const place = isTyped ? typed.place : clicked;
  const [latitude, longitude] = [place?.latitude, place?.longitude];
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    map.markers.set('coordinates', [{ id: 'place', kind: 'point', position: { latitude, longitude } }]);
    return () => map.markers.set('coordinates', []);
  }, [map, latitude, longitude]);
  const click = useEffectEvent((position: Position) => {
    setText('');
    setClicked(position);
  });
  const closed = useEffectEvent(onClose);
  useEffect(
    () =>
      map?.captureClicks(
        ({ position }) => click(position),
        () => closed(),
      ),
    [map],
  );
  const written = place && writtenAs(place);
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
      {isTyped && !place && <p className={styles['fault']}>{t('station.coordinates.wrong')}</p>}
      {isTyped && typed.isEither && <p className={styles['soft']}>{t('station.coordinates.either')}</p>}
      {!place && !isTyped && <p className={styles['soft']}>{t('station.coordinates.hint')}</p>}
      {place && written && (
        <>
          <dl className={styles['written']}>
            {FORMS.map((form) => (
              <div key={form}>
                <dt>{t(`station.coordinates.${form}`)}</dt>
                <dd>
                  <Line text={written[form]} />
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

function Line({ text }: { text: string | undefined }) {
  const t = useWords();
  if (text === undefined) return <span className={styles['soft']}>{t('common.none')}</span>;
  const copy = () =>
    void copyText(text).then((isCopied) => (isCopied ? toast.success(t('common.copied')) : toast.error(t('common.copyFailed'))));
  return (
    <>
      <span className="numeric">{text}</span>
      <Button type="text" icon={<CopyOutlined />} aria-label={t('common.copy')} title={t('common.copy')} onClick={copy} />
    </>
  );
}
