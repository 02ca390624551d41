import type { RouteId } from '@skyhelm/contract/ids';
import type { StoredRoute } from '@skyhelm/contract/route';
import { newRoute } from '@skyhelm/core/plan/route-defaults';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import styles from './edit.module.css';
import { routeDesk, type Draft } from './route-desk.ts';
import { handedDraft, handedOver, newSitting, takeOver, type Beginning, type Sitting } from './sitting.ts';
import { DeskContext } from './use-desk.ts';

interface Around {
  beginning: Beginning;
  /** From a route that there is not. */
  wayBack: ReactNode;
  children(sitting: Sitting): ReactNode;
}

/** A route on the desk: one that is kept, one that was just kept and goes on, or a new one. */
export function OpenedRoute({ id, ...around }: Around & { id: RouteId | undefined }) {
  const [handed] = useState(() => id && handedOver(id));
  useEffect(takeOver, []);
  if (handed) return <Work sitting={handed}>{around.children}</Work>;
  return id ? <Stored id={id} {...around} /> : <New {...around} />;
}

const Work = ({ sitting, children }: { sitting: Sitting } & Pick<Around, 'children'>) => (
  <DeskContext value={sitting.desk}>{children(sitting)}</DeskContext>
);

function New({ beginning, children }: Around) {
  const own = useSession((state) => state.user?.settings.waypointDefaults ?? null);
  const [sitting] = useState(() => {
    const desk = routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route: newRoute(own) });
    const handed = handedDraft();
    if (handed) desk.change(handed, []);
    return newSitting(desk, beginning);
  });
  return <Work sitting={sitting}>{children}</Work>;
}

function Stored({ id, ...around }: Around & { id: RouteId }) {
  const t = useWords();
  const { data, error, refetch } = useRead(calls.getRoute, { id });
  if (error && !data) {
    if (!(error instanceof ApiError)) return <LoadFailed error={error} onRetry={refetch} />;
    return <EmptyState mood="empty" title={t('route.missing')} text={error.message} action={around.wayBack} />;
  }
  if (!data) {
    return (
      <p className={styles['waiting']} role="status">
        {t('common.loading')}
      </p>
    );
  }
  return <Opened stored={data} {...around} />;
}

const draftOf = ({ name, remarks, folder, isTemplate, route }: StoredRoute): Draft => ({ name, remarks, folder, isTemplate, route });

/** As it was when it was opened: what is read again meanwhile must not change what somebody works on. */
function Opened({ stored, beginning, children }: Around & { stored: StoredRoute }) {
  const { id, version, mayEdit, airspace } = stored;
  const [sitting] = useState(() =>
    newSitting(routeDesk(draftOf(stored), { id, version }), beginning, mayEdit, airspace.state === 'broken'),
  );
  return <Work sitting={sitting}>{children}</Work>;
}
