import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { ListMapDrawer } from '../../map/ListMapDrawer.tsx';
import type { MapHandle, PickedFeature } from '../../map/map-handle.ts';
import { useBounds } from '../../map/use-bounds.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { extentOf, middleOf } from '../area/index.ts';
import { DRAWN_MAX, useZones, zoneLook, zonesInView, type ZonesInView } from '../airspace/index.ts';

interface ZoneMapDrawerProps {
  open: boolean;
  filter: { keyword: string; status: NoFlyZone['status'] | undefined };
  onEdit(zone: NoFlyZone): void;
  onClose(): void;
}

const GROUP = 'zones';
const AIRPORTS = 'airports';
const NONE: NoFlyZone[] = [];
const NOWHERE = { zones: [], count: 0, total: 0 };
const NOTHING: ZonesInView = { own: NOWHERE, airports: NOWHERE };

/** The list on the map: a click on a zone says which it is. Airports are no part of the list, but of what flights are held to. */
export function ZoneMapDrawer({ open, filter, onEdit, onClose }: ZoneMapDrawerProps) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [picked, setPicked] = useState<PickedFeature>();
  const { data } = useRead(noFlyZone.getNoFlyZones, { ...filter, pageSize: DRAWN_MAX });
  const rows = data?.rows ?? NONE;
  const isMore = data !== undefined && data.total > rows.length;
  const seen = useSeen(map, filter);
  const {
    own,
    airports: { zones: airports, ...drawn },
  } = seen ?? NOTHING;
  const shown = useMemo(() => {
    const listed = new Set<string>(rows.map(({ id }) => id));
    return [...rows, ...(isMore ? own.zones.filter(({ id }) => !listed.has(id)) : [])];
  }, [rows, own, isMore]);
  const chosenId = picked?.group === GROUP ? picked.id : undefined;
  const chosen = useRowOf(
    shown.find(({ id }) => id === chosenId),
    rows,
  );
  const chosenAirport = picked?.group === AIRPORTS ? airports.find(({ id }) => id === picked.id) : undefined;

  useEffect(() => {
    map?.shapes.set(
      GROUP,
      shown.map(({ id, kind, shape }) => ({ id, kind: id === chosenId ? 'selected' : zoneLook(kind), shape })),
    );
    // From far above an area is less than a dot.
    map?.markers.set(
      GROUP,
      shown.map(({ id, name, shape }) => ({ id, kind: 'point', position: middleOf(shape), label: name })),
    );
  }, [map, shown, chosenId]);
  useEffect(() => {
    map?.shapes.set(
      AIRPORTS,
      airports.map(({ id, name, kind, shape }) => ({ id, kind: zoneLook(kind), shape, label: name })),
    );
  }, [map, airports]);
  const look = () => map?.camera.fit(rows.flatMap(({ shape }) => extentOf(shape)));
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [map, rows]);
  // The ring of an airport lies over much else: whoever clicks there means what is smaller.
  useEffect(() => map?.on('click', ({ feature, features }) => setPicked(features.find(({ group }) => group === GROUP) ?? feature)), [map]);

  const moreZones = () => {
    if (!seen) return t('noflyzone.onMap.more', { shown: rows.length });
    if (own.total > own.count) return t('noflyzone.onMap.someZones', { shown: own.count, total: own.total });
    return t('noflyzone.onMap.moreInView', { shown: rows.length });
  };

  return (
    <ListMapDrawer
      open={open}
      title={t('noflyzone.onMap')}
      more={[
        ...(isMore ? [moreZones()] : []),
        ...(drawn.total > drawn.count ? [t('noflyzone.onMap.someAirports', { shown: drawn.count, total: drawn.total })] : []),
      ]}
      hint={t(data && rows.length === 0 ? 'noflyzone.empty' : 'noflyzone.onMap.hint')}
      chosen={
        chosenAirport ? (
          <div>
            <strong>{chosenAirport.name}</strong>
            <p className="page-note">{`${t(`noflyzone.type.${chosenAirport.kind}`)} · ${t('noflyzone.airports.approximate')}`}</p>
          </div>
        ) : (
          chosen && (
            <>
              <div>
                <strong>{chosen.name}</strong>
                <p className="page-note">{`${t(`noflyzone.type.${chosen.kind}`)} · ${t(`noflyzone.status.${chosen.status}`)} · ${formatDateTime(chosen.validUntil)}`}</p>
              </div>
              <Allowed permission="noFlyZone:edit">
                <Button onClick={() => onEdit(chosen)}>{t('common.edit')}</Button>
              </Allowed>
            </>
          )
        )
      }
      onMap={setMap}
      onCentre={look}
      onClose={onClose}
    />
  );
}

/** What of the airspace lies in view, for whoever may see that; of one's own what the list is searched for, by name. */
function useSeen(map: MapHandle | undefined, { keyword, status }: ZoneMapDrawerProps['filter']): ZonesInView | undefined {
  const index = useZones();
  const bounds = useBounds(map);
  return useMemo(() => {
    const part = keyword.toLowerCase();
    const isWanted = ({ name }: Zone) => status !== 'invalid' && name.toLowerCase().includes(part);
    return index && bounds && zonesInView(index, bounds, isWanted);
  }, [index, bounds, keyword, status]);
}

/** All that is known of it: what was only seen on the map is looked up. */
function useRowOf(zone: Pick<Zone, 'id' | 'name'> | undefined, rows: readonly NoFlyZone[]): NoFlyZone | undefined {
  const listed = rows.find(({ id }) => id === zone?.id);
  const when = zone !== undefined && listed === undefined;
  const { data } = useRead(noFlyZone.getNoFlyZones, { keyword: zone?.name ?? '', pageSize: DRAWN_MAX }, { when });
  return listed ?? (when ? data?.rows.find(({ id }) => id === zone.id) : undefined);
}
