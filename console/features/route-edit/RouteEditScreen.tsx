import type { RouteId } from '@skyhelm/contract/ids';
import type { StoredRoute } from '@skyhelm/contract/route';
import { newRoute } from '@skyhelm/core/plan/route-defaults';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useSceneTheme } from '../../ui/scene.ts';
import { useWords } from '../../words/words.ts';
import { Editor } from './Editor.tsx';
import styles from './edit.module.css';
import { routeDesk, type Draft } from './route-desk.ts';
import { handedDraft, handedOver, newSitting, takeOver, type Sitting } from './sitting.ts';
import { DeskContext } from './use-desk.ts';

/** `/edit-route` begins a new one, `/edit-route/{id}` opens one that is kept. */
export function RouteEditScreen({ params }: { params: Record<string, string> }) {
  useSceneTheme();
  const id = params['id'] as RouteId | undefined;
  const [handed] = useState(() => id && handedOver(id));
  useEffect(takeOver, []);
  return <div className={styles['editor']}>{handed ? <Work sitting={handed} /> : id ? <Stored id={id} /> : <New />}</div>;
}

const Work = ({ sitting }: { sitting: Sitting }) => (
  <DeskContext value={sitting.desk}>
    <Editor sitting={sitting} />
  </DeskContext>
);

function New() {
  const own = useSession((state) => state.user?.settings.waypointDefaults ?? null);
  const [sitting] = useState(() => {
    const desk = routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route: newRoute(own) });
    const handed = handedDraft();
    if (handed) desk.change(handed, []);
    return newSitting(desk, true);
  });
  return <Work sitting={sitting} />;
}

function Stored({ id }: { id: RouteId }) {
  const t = useWords();
  const { data, error, refetch } = useRead(calls.getRoute, { id });
  if (error && !data) {
    if (!(error instanceof ApiError)) return <LoadFailed error={error} onRetry={refetch} />;
    return (
      <EmptyState mood="empty" title={t('route.missing')} text={error.message} action={<Link href="/route">{t('route.toList')}</Link>} />
    );
  }
  if (!data) {
    return (
      <p className={styles['waiting']} role="status">
        {t('common.loading')}
      </p>
    );
  }
  return <Opened stored={data} />;
}

const draftOf = ({ name, remarks, folder, isTemplate, route }: StoredRoute): Draft => ({ name, remarks, folder, isTemplate, route });

/** As it was when it was opened: what is read again meanwhile must not change what somebody works on. */
function Opened({ stored }: { stored: StoredRoute }) {
  const { id, version, mayEdit, airspace } = stored;
  const [sitting] = useState(() => newSitting(routeDesk(draftOf(stored), { id, version }), mayEdit, airspace.state === 'broken'));
  return <Work sitting={sitting} />;
}
