import AimOutlined from '@ant-design/icons/AimOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { RouteId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { Button, Checkbox, Tag } from 'antd';
import { send } from '../../api/client.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { colourNumber, paletteOf } from '../../map/palette.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useDistance } from '../../session/use-length.ts';
import { useDark } from '../../ui/use-dark.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { placesOf } from '../route-edit/index.ts';
import styles from './shown.module.css';
import { SHOWN_MAX } from './shown-routes.ts';
import type { Aboard } from './use-aboard.ts';
import { coveredBy } from './covered-by.ts';
import type { ShownRoutes } from './use-shown-routes.ts';

export interface RowProps {
  map: MapHandle | undefined;
  shown: ShownRoutes;
  aboardOf(id: RouteId): Aboard;
  onEdit: ((id: RouteId) => void) | undefined;
}

/** One route, whether it lies on the map and in which colour, and who has it on board. */
export function RouteRow({ entry, map, shown, aboardOf, onEdit }: RowProps & { entry: RouteEntry }) {
  const t = useWords();
  const distance = useDistance();
  const { tracks } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const mayEdit = useHas('route:edit') && entry.mayEdit;
  const { id, name, folder, waypoints, length, isMine, isTemplate, owner, airspace } = entry;
  const lying = shown.all.find((one) => one.id === id);
  const { carriers, flyers } = aboardOf(id);
  const facts = [t('route.shown.waypoints', { count: waypoints }), distance(length), ...(folder ? [folder] : [])];
  // On a map that shows the whole country a route is nowhere to be seen.
  const find = async (panel: HTMLElement | null) => map?.camera.fit(placesOf((await send(calls.getRoute, { id })).route), coveredBy(panel));
  return (
    <li className={styles['row']}>
      <Checkbox
        checked={lying !== undefined}
        disabled={!lying && shown.all.length >= SHOWN_MAX}
        onChange={({ target }) => (target.checked ? shown.show(id) : shown.hide(id))}
      >
        <span className={styles['name']}>
          {lying && <i className={styles['swatch']} style={{ background: tracks[colourNumber(lying.track) - 1] }} aria-hidden="true" />}
          {name}
        </span>
        <span className={`numeric ${styles['facts']}`}>{facts.join(' · ')}</span>
        <span className={styles['tags']}>
          {flyers.length > 0 && <Tag color="processing">{t('route.shown.flying', { names: formatList(flyers) })}</Tag>}
          {carriers.length > 0 && <Tag color="success">{t('route.shown.aboard', { names: formatList(carriers) })}</Tag>}
          {airspace.state === 'broken' && <Tag color="error">{t('route.airspace.broken')}</Tag>}
          {isTemplate && <Tag>{t('route.template')}</Tag>}
          {!isMine && <Tag>{owner?.name ?? t('route.nobodys')}</Tag>}
        </span>
      </Checkbox>
      <span className={styles['doings']}>
        {lying && (
          <Button
            type="text"
            icon={<AimOutlined />}
            aria-label={t('route.shown.find', { name })}
            title={t('route.shown.find', { name })}
            onClick={({ currentTarget }) => void find(currentTarget.closest('section')).catch(() => undefined)}
          />
        )}
        {onEdit && (
          <Button
            type="text"
            icon={mayEdit ? <EditOutlined /> : <EyeOutlined />}
            aria-label={t(mayEdit ? 'route.shown.edit' : 'route.shown.view', { name })}
            title={t(mayEdit ? 'common.edit' : 'common.view')}
            onClick={() => onEdit(id)}
          />
        )}
      </span>
    </li>
  );
}
