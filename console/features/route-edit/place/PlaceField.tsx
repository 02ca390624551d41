import type { Position } from '@skyhelm/core/geo/position';
import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import { site } from '../../../api/endpoints.generated.ts';
import { useRead } from '../../../api/use-read.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { useHas, useSession } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import { writtenAs } from '../../../map/coordinates.ts';
import { NEAR_ZOOM, rememberLook } from '../../map-opening/index.ts';
import styles from './place.module.css';
import { typedPlaces } from './typed-places.ts';

const SHOWN = 8;
const LONGEST = 100;
/** What a search for sites may be long. */
const KEYWORD = 50;

interface Offered {
  value: string;
  label: string;
  place: Position;
}

/** Takes the map to coordinates, however they are written, or to a site by its name. Nobody outside is asked. */
export function PlaceField({ map }: { map: MapHandle | undefined }) {
  const t = useWords();
  const person = useSession((state) => state.user?.id);
  const mayFind = useHas('site:query');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState<Position>();
  const typed = typedPlaces(text);
  const keyword = text.trim().slice(0, KEYWORD);
  const isAsking = mayFind && isOpen && typed.length === 0;
  const found = useRead(site.getSites, { keyword, pageSize: SHOWN }, { keepPrevious: true, when: isAsking }).data?.rows ?? [];
  const sites = isAsking ? found : [];

  useEffect(() => {
    map?.markers.set('sought', sought ? [{ id: 'sought', kind: 'point', position: sought }] : []);
    return () => map?.markers.set('sought', []);
  }, [map, sought]);

  const degrees = (place: Position): string => writtenAs(place).degrees!;
  const offered: Offered[] = [
    ...typed.map(({ place, isShifted }) => ({
      value: degrees(place),
      label: isShifted ? t('route.place.shifted', { place: degrees(place) }) : degrees(place),
      place,
    })),
    ...sites.map(({ id, name, latitude, longitude }) => ({ value: id, label: name, place: { latitude, longitude } })),
  ];
  const go = ({ label, place }: Offered) => {
    const zoom = Math.max(NEAR_ZOOM, map?.camera.view().zoom ?? 0);
    map?.camera.moveTo(place, zoom);
    if (person !== undefined) rememberLook(person, { centre: place, zoom });
    setSought(place);
    setText(sites.length > 0 ? label : text);
  };
  const isLost = text.trim() !== '' && !isAsking && typed.length === 0;
  return (
    <AutoComplete
      className={styles['field']}
      aria-label={t('route.place')}
      placeholder={t(mayFind ? 'route.place.example' : 'route.place.coordinates')}
      size="large"
      allowClear
      popupMatchSelectWidth={false}
      defaultActiveFirstOption
      value={text}
      options={offered}
      notFoundContent={text.trim() === '' || isLost ? null : t('route.place.none')}
      onOpenChange={setOpen}
      onChange={(next: string) => {
        setText(next.slice(0, LONGEST));
        if (next === '') setSought(undefined);
      }}
      onSelect={(_: string, option: Offered) => go(option)}
    />
  );
}
