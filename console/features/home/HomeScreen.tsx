import { useState } from 'react';
import { home } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas, useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWords } from '../../words/words.ts';
import { Certifications, Devices, People, Server } from './Figures.tsx';
import styles from './home.module.css';
import { LargestDepartments } from './LargestDepartments.tsx';
import { OwnCertification } from './OwnCertification.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { SignIns } from './SignIns.tsx';

const REFRESH_MS = 60_000;
/** The cards as they will stand, so that nothing jumps when they arrive. */
const shapesOf = (seesDevices: boolean) => ({
  ...{ people: '', departments: '', certifications: '' },
  ...(seesDevices && { devices: '' }),
  ...{ signIns: 'two', own: '', server: '', recent: 'all' },
});

/** What exists, from where I stand: a part I may not see is not there, and the others close the gap. */
export function HomeScreen() {
  const t = useWords();
  const seesDevices = useHas('device:query');
  const user = useSession((session) => session.user);
  const [input] = useState(() => ({ utcOffsetMinutes: -new Date().getTimezoneOffset() }));
  const { data, error, refetch } = useRead(home.getSummary, input, { everyMs: REFRESH_MS });
  return (
    <section className={styles['home']}>
      <PageHeader
        title={t('menu.dashboard')}
        note={t('home.greeting', { name: user?.name ?? '' })}
        secondary={user?.enterpriseInfo.isDemo && <span className={styles['demo']}>{t('home.demo')}</span>}
      />
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={styles['cards']} aria-busy={!data}>
          {!data &&
            Object.entries(shapesOf(seesDevices)).map(([part, span]) => (
              <div key={part} className={`${styles['waiting']} ${span && styles[span]}`} />
            ))}
          {data?.people && <People people={data.people} />}
          {data?.departments && <LargestDepartments departments={data.departments} />}
          {data?.certifications && <Certifications certifications={data.certifications} />}
          {data?.devices && <Devices devices={data.devices} />}
          {data?.signIns && <SignIns days={data.signIns} />}
          {data && <OwnCertification />}
          {data && <Server server={data.server} />}
          {data?.recent && <RecentOperations entries={data.recent} />}
        </div>
      )}
      {data && !data.people && !data.departments && !data.certifications && !data.devices && !data.recent && (
        <EmptyState mood="empty" title={t('home.nothing')} />
      )}
    </section>
  );
}
