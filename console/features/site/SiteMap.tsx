import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormMap, TOWN_ZOOM } from '../../map/FormMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';

/** A tenth of a metre: nobody clicks any better. */
const DIGITS = 6;

interface SiteMapProps {
  latitude: unknown;
  longitude: unknown;
}

/** Where the site lies; a click puts it elsewhere. */
export function SiteMap({ latitude, longitude }: SiteMapProps) {
  const t = useWords();
  const form = Form.useFormInstance();
  const [map, setMap] = useState<MapHandle>();
  const clicked = useRef<Position>(undefined);
  const isPlace = typeof latitude === 'number' && isLatitude(latitude) && typeof longitude === 'number' && isLongitude(longitude);
  const [north, east] = isPlace ? [latitude, longitude] : [undefined, undefined];
  const [first] = useState(() => (isPlace ? { latitude, longitude } : undefined));

  useEffect(() => {
    const position = north === undefined ? undefined : { latitude: north, longitude: east };
    map?.markers.set('site', position ? [{ id: 'site', kind: 'point', position }] : []);
    const isClicked = clicked.current?.latitude === north && clicked.current?.longitude === east;
    if (position && !isClicked) map?.camera.moveTo(position, Math.max(TOWN_ZOOM, map.camera.view().zoom));
  }, [map, north, east]);

  const take = useEffectEvent(({ latitude: lat, longitude: lng }: Position) => {
    const rounded = { latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) };
    clicked.current = rounded;
    form.setFields([
      { name: 'latitude', value: String(rounded.latitude), touched: true, errors: [] },
      { name: 'longitude', value: String(rounded.longitude), touched: true, errors: [] },
    ]);
  });
  useEffect(() => {
    if (!map) return;
    const ends = [map.beginDrawing(), map.on('click', ({ position }) => take(position))];
    return () => {
      for (const end of ends) end();
    };
  }, [map]);

  return (
    <FormMap label={t('site.map')} centre={first} onMap={setMap}>
      {t('site.map.hint')}
    </FormMap>
  );
}
