import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { cornersIn, shapeOf, withClick, withoutCorner, withoutLast } from './drawn-shape.ts';
import styles from './no-fly-zone.module.css';
import type { ZoneValues } from './zone-form.ts';

const GROUP = 'drawn';

/** The area on the map: what is typed is drawn, and what is clicked is typed. */
export function ZoneShapeMap() {
  const t = useWords();
  const form = Form.useFormInstance<ZoneValues>();
  const [map, setMap] = useState<MapHandle>();
  const kind = Form.useWatch<string | undefined>('kind', form);
  const type = Form.useWatch<string | undefined>('type', form);
  const corners = Form.useWatch<string | undefined>('corners', form);
  const centre = Form.useWatch<string | undefined>('centre', form);
  const radius = Form.useWatch<string | undefined>('radius', form);
  const drawn = { kind: kind === 'circle' ? ('circle' as const) : ('polygon' as const), corners, centre, radius };
  const isOurs = useRef(false);

  function take(change: Partial<ZoneValues>): void {
    isOurs.current = true;
    form.setFields(Object.entries(change).map(([name, value]) => ({ name: name as keyof ZoneValues, value, touched: true, errors: [] })));
  }
  const clicked = useEffectEvent(({ position, feature }: Picked) =>
    take(
      feature?.group === GROUP && drawn.kind === 'polygon' && feature.id !== GROUP
        ? withoutCorner(drawn, Number(feature.id))
        : withClick(drawn, position),
    ),
  );
  const draw = useEffectEvent(() => {
    const [shape, points] = [shapeOf(drawn), cornersIn(drawn)];
    map?.shapes.set(GROUP, shape ? [{ id: GROUP, kind: type === 'restricted' ? 'restricted' : 'noFly', shape }] : []);
    map?.markers.set(
      GROUP,
      points.map((position, index) => ({ id: String(index), kind: 'point', position })),
    );
    // Whoever draws looks where they draw; what was typed or opened is brought into view.
    if (!isOurs.current && shape) map?.camera.fit(extentOf(shape));
    isOurs.current = false;
  });
  useEffect(() => map?.on('click', (picked) => clicked(picked)), [map]);
  useEffect(() => draw(), [map, kind, type, corners, centre, radius]);

  return (
    <figure className={styles['map']}>
      <div>
        <MapCanvas
          label={t('noflyzone.map')}
          controls="few"
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <figcaption>
        <span>{t(`noflyzone.map.${drawn.kind}`)}</span>
        <Button size="small" icon={<UndoOutlined />} disabled={cornersIn(drawn).length === 0} onClick={() => take(withoutLast(drawn))}>
          {t('noflyzone.map.undo')}
        </Button>
      </figcaption>
    </figure>
  );
}

const METRES_OF_DEGREE = 111_000;

export function extentOf(shape: Shape) {
  if (shape.kind === 'polygon') return shape.points;
  const { latitude, longitude } = shape.centre;
  const up = shape.radius / METRES_OF_DEGREE;
  const aside = up / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return [
    { latitude: Math.min(89, latitude + up), longitude: longitude + aside },
    { latitude: Math.max(-89, latitude - up), longitude: longitude - aside },
  ];
}
