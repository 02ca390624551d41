import type { RouteId } from '@skyhelm/contract/ids';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { Input } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { FoundRoutes } from './FoundRoutes.tsx';
import { OtherShown } from './OtherShown.tsx';
import styles from './shown.module.css';
import { SHOWN_MAX } from './shown-routes.ts';
import { useAboard } from './use-aboard.ts';
import { useFoundRoutes } from './use-found-routes.ts';
import type { ShownRoutes } from './use-shown-routes.ts';

interface RoutePanelProps {
  map: MapHandle | undefined;
  shown: ShownRoutes;
  nameOf(deviceId: string): string | undefined;
  /** A new one without an id; left out while another is in hand. */
  onEdit: ((id: RouteId | undefined) => void) | undefined;
  onClose(): void;
}

/** The routes that one may see: searched, and laid on the map or taken off it. */
export function RoutePanel({ map, shown, nameOf, onEdit, onClose }: RoutePanelProps) {
  const t = useWords();
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [folder, setFolder] = useState<string>();
  const folders = useRead(calls.getRouteFolders, {}).data ?? [];
  const found = useFoundRoutes(keyword, folder);
  const aboardOf = useAboard(nameOf);
  const row = { map, shown, aboardOf, onEdit };
  const mayAdd = useHas('route:add');
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('station.panel.routes')}</h3>
        <Button type="text" aria-label={t('common.close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      {mayAdd && onEdit && (
        <Button size="large" onClick={() => onEdit(undefined)}>
          {t('route.add')}
        </Button>
      )}
      <div className={styles['find']}>
        <Input
          type="search"
          allowClear
          size="large"
          value={keyword}
          maxLength={50}
          aria-label={t('route.search')}
          placeholder={t('route.search')}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {folders.length > 0 && (
          <Select
            size="large"
            allowClear
            aria-label={t('route.folder')}
            placeholder={t('route.folder')}
            value={folder ?? null}
            options={folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
            onChange={(next: string | null) => setFolder(next ?? undefined)}
          />
        )}
      </div>
      {shown.all.length >= SHOWN_MAX && <p role="status">{t('route.shown.full', { max: SHOWN_MAX })}</p>}
      <div className={styles['lists']}>
        <OtherShown {...row} found={found.rows ?? []} />
        <FoundRoutes {...row} found={found} isSearched={keyword.trim() !== '' || folder !== undefined} />
      </div>
      <footer>
        <Link href="/route">{t('route.shown.all')}</Link>
        <Button disabled={shown.all.length === 0} onClick={shown.hideAll}>
          {t('route.shown.hideAll')}
        </Button>
      </footer>
    </section>
  );
}
