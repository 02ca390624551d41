import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { cornersIn, shapeOf, withClick, withoutCorner, withoutLast } from './drawn-shape.ts';
import { extentOf } from './extent.ts';
import styles from './no-fly-zone.module.css';
import type { ZoneValues } from './zone-form.ts';

const GROUP = 'drawn';
/** Near enough to tell whether it is the right town. */
const TOWN_ZOOM = 11;

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
  const centreOfMap = useSession((state) => state.user?.settings)?.mapCentre ?? undefined;

  function take(change: Partial<ZoneValues>): void {
    isOurs.current = true;
    form.setFields(Object.entries(change).map(([name, value]) => ({ name: name as keyof ZoneValues, value, touched: true, errors: [] })));
  }
  /** As it is by now: of two quick clicks the second comes before the first is drawn. */
  const current = () => form.getFieldsValue(true) as ZoneValues;
  const clicked = useEffectEvent(({ position, feature }: Picked) => {
    const now = current();
    const isCorner = feature?.group === GROUP && feature.id !== GROUP && now.kind !== 'circle';
    take(isCorner ? withoutCorner(now, Number(feature.id)) : withClick(now, position));
  });
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
          centre={centreOfMap}
          zoom={centreOfMap && TOWN_ZOOM}
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <figcaption>
        <span>{t(`noflyzone.map.${drawn.kind}`)}</span>
        <Button size="small" icon={<UndoOutlined />} disabled={cornersIn(drawn).length === 0} onClick={() => take(withoutLast(current()))}>
          {t('noflyzone.map.undo')}
        </Button>
      </figcaption>
    </figure>
  );
}
