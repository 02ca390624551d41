import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormMap } from '../../map/FormMap.tsx';
import type { Dragged, MapHandle, MapShape, Picked } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { useZonesBeneath } from '../airspace/index.ts';
import { extentOf, type AreaValues } from '../area/index.ts';
import { useFormOpening } from '../map-opening/index.ts';
import { cornersIn, shapeOf, sidesOf, withClick, withMoved, withoutCorner, withoutLast, withSide } from './drawn-area.ts';

const CORNERS = 'corners';
const SIDES = 'sides';

/** The area on the map: what is typed is drawn, and what is clicked or dragged is typed. */
export function AreaMap({ look, except }: { look: MapShape['kind']; except: string | undefined }) {
  const t = useWords();
  const form = Form.useFormInstance<AreaValues>();
  const [map, setMap] = useState<MapHandle>();
  const kind = Form.useWatch<string | undefined>('kind', form);
  const corners = Form.useWatch<string | undefined>('corners', form);
  const centre = Form.useWatch<string | undefined>('centre', form);
  const radius = Form.useWatch<string | undefined>('radius', form);
  const drawn = { kind: kind === 'circle' ? ('circle' as const) : ('polygon' as const), corners, centre, radius };
  const isOurs = useRef(false);

  function take(change: Partial<AreaValues>): void {
    isOurs.current = true;
    form.setFields(Object.entries(change).map(([name, value]) => ({ name: name as keyof AreaValues, value, touched: true, errors: [] })));
  }
  /** As it is by now: of two quick clicks the second comes before the first is drawn. */
  const current = () => form.getFieldsValue(true) as AreaValues;
  const clicked = useEffectEvent(({ position, feature }: Picked) => {
    const now = current();
    if (feature?.group === SIDES) return take(withSide(now, Number(feature.id), position));
    const isCorner = feature?.group === CORNERS && feature.id !== CORNERS && now.kind !== 'circle';
    take(isCorner ? withoutCorner(now, Number(feature.id)) : withClick(now, position));
  });
  /** What it was when it was taken hold of: a side that is dragged becomes one corner, not one for each move. */
  const before = useRef<AreaValues>(undefined);
  const dragging = useEffectEvent((change: typeof withMoved): Dragged => ({
    begin: () => void (before.current = { ...current() }),
    move: (id, to) => before.current && take(change(before.current, Number(id), to)),
    end: () => void (before.current = undefined),
  }));
  const draw = useEffectEvent(() => {
    const shape = shapeOf(drawn);
    const marks = (kindOf: 'point' | 'middle', positions: ReturnType<typeof cornersIn>) =>
      positions.map((position, index) => ({ id: String(index), kind: kindOf, position }));
    map?.shapes.set(CORNERS, shape ? [{ id: CORNERS, kind: look, shape }] : []);
    map?.markers.set(SIDES, marks('middle', sidesOf(drawn)));
    map?.markers.set(CORNERS, marks('point', cornersIn(drawn)));
    // Whoever draws looks where they draw; what was typed or opened is brought into view.
    if (!isOurs.current) map?.camera.fit(shape ? extentOf(shape) : cornersIn(drawn));
    isOurs.current = false;
  });
  useEffect(() => {
    if (!map) return;
    const ends = [
      map.beginDrawing(),
      map.on('click', (picked) => clicked(picked)),
      map.dragMarkers(CORNERS, dragging(withMoved)),
      map.dragMarkers(SIDES, dragging(withSide)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [map]);
  useZonesBeneath(map, except);
  useFormOpening(map, () => cornersIn(current()).length > 0);
  useEffect(() => draw(), [map, kind, look, corners, centre, radius]);

  return (
    <FormMap label={t('area.map')} onMap={setMap}>
      <span>{t(`area.map.${drawn.kind}`)}</span>
      <Button size="small" icon={<UndoOutlined />} disabled={cornersIn(drawn).length === 0} onClick={() => take(withoutLast(current()))}>
        {t('area.map.undo')}
      </Button>
    </FormMap>
  );
}
