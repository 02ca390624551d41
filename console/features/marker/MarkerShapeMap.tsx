import type { MarkerKind } from '@skyhelm/core/marker/marker';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormMap } from '../../map/FormMap.tsx';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { useZonesBeneath } from '../airspace/index.ts';
import { useFormOpening } from '../map-opening/index.ts';
import { cornersOf, drawingOf } from './drawing.ts';
import { placesIn, withClick, withMoved, withoutPlace } from './drawn-places.ts';
import { styleOf, type MarkerValues } from './marker-form.ts';

const GROUP = 'drawn';
const NOTHING: Partial<MarkerValues> = {};

/** The marker on the map as it will look: what is typed is drawn, and what is clicked or dragged is typed. */
export function MarkerShapeMap() {
  const t = useWords();
  const form = Form.useFormInstance<MarkerValues>();
  const [map, setMap] = useState<MapHandle>();
  const values = Form.useWatch<Partial<MarkerValues> | undefined>((all: Partial<MarkerValues>) => all, { form, preserve: true }) ?? NOTHING;
  const kind: MarkerKind = values.kind ?? 'point';
  const isOurs = useRef(false);

  function take(places: string): void {
    isOurs.current = true;
    form.setFields([{ name: 'places', value: places, touched: true, errors: [] }]);
  }
  /** As it is by now: of two quick clicks the second comes before the first is drawn. */
  const current = () => form.getFieldsValue(true) as MarkerValues;
  const clicked = useEffectEvent(({ position, feature }: Picked) => {
    const now = current();
    const isCorner = feature?.group === GROUP && feature.id !== GROUP && now.kind !== 'point';
    take(isCorner ? withoutPlace(now.places, Number(feature.id)) : withClick(now.places, now.kind, position));
  });
  const moved = useEffectEvent((index: number, place: Picked['position']) => take(withMoved(current().places, index, place)));
  const draw = useEffectEvent(() => {
    const points = placesIn(values.places);
    map?.drawings.set(GROUP, points.length === 0 ? [] : [drawingOf({ id: GROUP, kind, points, name: values.name, ...styleOf(values) })]);
    map?.markers.set(GROUP, cornersOf(points));
    // Whoever draws looks where they draw; what was typed or opened is brought into view.
    if (!isOurs.current && points.length > 0) map?.camera.fit(points);
    isOurs.current = false;
  });
  useEffect(() => {
    if (!map) return;
    const ends = [
      map.beginDrawing(),
      map.on('click', (picked) => clicked(picked)),
      map.dragMarkers(GROUP, { begin: () => undefined, move: (id, place) => moved(Number(id), place), end: () => undefined }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [map]);
  useZonesBeneath(map);
  useFormOpening(map, () => placesIn(current().places).length > 0);
  useEffect(() => draw(), [map, values]);

  return (
    <FormMap label={t('marker.map')} onMap={setMap}>
      <span>{t(`marker.map.${kind}`)}</span>
      <Button
        size="small"
        icon={<UndoOutlined />}
        disabled={placesIn(values.places).length === 0}
        onClick={() => take(withoutPlace(current().places, placesIn(current().places).length - 1))}
      >
        {t('marker.map.undo')}
      </Button>
    </FormMap>
  );
}
