import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { Link, useSearch } from 'wouter';
import { useSceneTheme } from '../../ui/scene.ts';
import { useWords } from '../../words/words.ts';
import styles from './edit.module.css';
import { OpenedRoute } from './OpenedRoute.tsx';
import { PageEditor } from './PageEditor.tsx';

/** `/edit-route` begins a new one, `/edit-route/{id}` opens one that is kept; `?device=` says for which aircraft. */
export function RouteEditScreen({ params }: { params: Record<string, string> }) {
  const t = useWords();
  useSceneTheme();
  const aircraft = new URLSearchParams(useSearch()).get('device') as DeviceId | null;
  return (
    <div className={styles['editor']}>
      <OpenedRoute
        id={params['id'] as RouteId | undefined}
        beginning={{ aircraft, isOffline: false }}
        wayBack={<Link href="/route">{t('route.toList')}</Link>}
      >
        {(sitting) => <PageEditor sitting={sitting} />}
      </OpenedRoute>
    </div>
  );
}
