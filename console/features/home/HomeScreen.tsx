import type { Summary } from '@skyhelm/contract/home';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { Alert } from 'antd';
import { home } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { Alarms } from './Alarms.tsx';
import { Certifications, Devices, People, Server } from './Figures.tsx';
import { Fleet } from './Fleet.tsx';
import { Flights } from './Flights.tsx';
import styles from './home.module.css';
import { LargestDepartments } from './LargestDepartments.tsx';
import { OwnCertification } from './OwnCertification.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { shapesFor } from './shapes.ts';
import { SignIns } from './SignIns.tsx';
import { useLiveFigures } from './use-live-figures.ts';
import { Winds } from './Winds.tsx';
import { Approvals, Tasks } from './Work.tsx';

const REFRESH_MS = 60_000;

/** What exists, from where I stand: a part I may not see is not there, and the others close the gap. */
export function HomeScreen() {
  const t = useWords();
  const { user, permissions } = useSession();
  const may = (permission: Permission) => holds(permissions, permission);
  const { data, error, refetch } = useRead(home.getSummary, { timeZone: zoneHere() }, { everyMs: REFRESH_MS });
  useLiveFigures(may('device:query'));
  return (
    <section className={styles['home']}>
      <PageHeader
        title={t('menu.dashboard')}
        note={t('home.greeting', { name: user?.name ?? '' })}
        secondary={user?.enterpriseInfo.isDemo && <span className={styles['demo']}>{t('home.demo')}</span>}
      />
      {data?.server.isDiskLow && <Alert type="warning" showIcon title={t('home.diskLow')} description={t('home.diskLow.hint')} />}
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={styles['cards']} aria-busy={!data}>
          {data ? (
            <Parts summary={data} may={may} />
          ) : (
            shapesFor(may).map(({ part, span }) => <div key={part} className={`${styles['waiting']} ${span ? styles[span] : ''}`} />)
          )}
        </div>
      )}
      {data && !data.people && !data.departments && !data.certifications && !data.devices && !data.tasks && !data.recent && (
        <EmptyState mood="empty" title={t('home.nothing')} />
      )}
    </section>
  );
}

interface PartsProps {
  summary: Summary;
  may(permission: Permission): boolean;
}

/** What flies, what is wrong, what waits; then what was done, and who and what there is. `shapes.ts` has them in the same order. */
function Parts({ summary, may }: PartsProps) {
  const hasWinds = summary.winds !== null && summary.winds.total > 0;
  return (
    <>
      {may('device:query') && <Fleet />}
      {summary.devices && <Devices devices={summary.devices} />}
      {summary.alarms && <Alarms alarms={summary.alarms} />}
      {summary.approvals && <Approvals approvals={summary.approvals} />}
      {summary.tasks && <Tasks tasks={summary.tasks} />}
      {may('flightRecord:query') && <Flights />}
      {summary.people && <People people={summary.people} />}
      {summary.departments && <LargestDepartments departments={summary.departments} />}
      {summary.certifications && <Certifications certifications={summary.certifications} />}
      <OwnCertification />
      {summary.signIns && <SignIns days={summary.signIns} />}
      <Server server={summary.server} />
      {summary.winds && hasWinds && <Winds winds={summary.winds} />}
      {summary.recent && <RecentOperations entries={summary.recent} span={hasWinds ? 'two' : 'all'} />}
    </>
  );
}
