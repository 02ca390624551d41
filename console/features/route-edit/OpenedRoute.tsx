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
import { handedDraft, isAbout, newSitting, takeOver, type Beginning, type Sitting } from './sitting.ts';
import { DeskContext } from './use-desk.ts';

interface Around {
  beginning: Beginning;
  /** From a route that there is not. */
  wayBack: ReactNode;
  children(sitting: Sitting): ReactNode;
}

interface Opening extends Around {
  onBegun(sitting: Sitting): void;
}

/** A route on the desk: one that is kept, or a new one. Once that is kept, it goes on with its id as it is. */
export function OpenedRoute({ id, ...around }: Around & { id: RouteId | undefined }) {
  const [work, setWork] = useState({ opened: id, now: id, number: 0 });
  const [sitting, setSitting] = useState<Sitting>();
  useEffect(takeOver, []);
  if (work.now !== id) {
    const goesOn = sitting !== undefined && isAbout(sitting, id);
    setWork(goesOn ? { ...work, now: id } : { opened: id, now: id, number: work.number + 1 });
  }
  const { opened, number } = work;
  const all = { ...around, onBegun: setSitting };
  return opened ? <Stored key={number} id={opened} {...all} /> : <New key={number} {...all} />;
}

function Work({ sitting, onBegun, children }: { sitting: Sitting } & Pick<Opening, 'onBegun' | 'children'>) {
  useEffect(() => onBegun(sitting), [onBegun, sitting]);
  return <DeskContext value={sitting.desk}>{children(sitting)}</DeskContext>;
}

function New({ beginning, ...around }: Opening) {
  const own = useSession((state) => state.user?.settings.waypointDefaults ?? null);
  const [sitting] = useState(() => {
    const desk = routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route: newRoute(own) });
    const handed = handedDraft();
    if (handed) desk.change(handed, []);
    return newSitting(desk, beginning);
  });
  return <Work sitting={sitting} {...around} />;
}

function Stored({ id, ...around }: Opening & { id: RouteId }) {
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
function Opened({ stored, beginning, ...around }: Opening & { stored: StoredRoute }) {
  const { id, version, mayEdit, airspace } = stored;
  const [sitting] = useState(() =>
    newSitting(routeDesk(draftOf(stored), { id, version }), beginning, mayEdit, airspace.state === 'broken'),
  );
  return <Work sitting={sitting} {...around} />;
}
