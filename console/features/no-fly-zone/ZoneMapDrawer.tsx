import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { noFlyZone } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { ListMapDrawer } from '../../map/ListMapDrawer.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { extentOf, middleOf } from '../area/index.ts';

interface ZoneMapDrawerProps {
  open: boolean;
  filter: { keyword: string; status: NoFlyZone['status'] | undefined };
  onEdit(zone: NoFlyZone): void;
  onClose(): void;
}

const SHOWN_MAX = 200;
const GROUP = 'zones';
const NONE: NoFlyZone[] = [];

/** The list on the map: a click on a zone says which it is. */
export function ZoneMapDrawer({ open, filter, onEdit, onClose }: ZoneMapDrawerProps) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [chosenId, setChosenId] = useState<string>();
  const { data } = useRead(noFlyZone.getNoFlyZones, { ...filter, pageSize: SHOWN_MAX });
  const rows = data?.rows ?? NONE;
  const chosen = rows.find(({ id }) => id === chosenId);

  useEffect(() => {
    map?.shapes.set(
      GROUP,
      rows.map(({ id, kind, shape }) => ({
        id,
        kind: id === chosenId ? 'selected' : kind === 'restricted' ? 'restricted' : 'noFly',
        shape,
      })),
    );
    // From far above an area is less than a dot.
    map?.markers.set(
      GROUP,
      rows.map(({ id, name, shape }) => ({ id, kind: 'point', position: middleOf(shape), label: name })),
    );
  }, [map, rows, chosenId]);
  const look = () => map?.camera.fit(rows.flatMap(({ shape }) => extentOf(shape)));
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [map, rows]);
  useEffect(() => map?.on('click', ({ feature }) => setChosenId(feature?.group === GROUP ? feature.id : undefined)), [map]);

  return (
    <ListMapDrawer
      open={open}
      title={t('noflyzone.onMap')}
      more={data && data.total > rows.length ? t('noflyzone.onMap.more', { shown: rows.length }) : undefined}
      hint={t(data && rows.length === 0 ? 'noflyzone.empty' : 'noflyzone.onMap.hint')}
      chosen={
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
      }
      onMap={setMap}
      onCentre={look}
      onClose={onClose}
    />
  );
}
