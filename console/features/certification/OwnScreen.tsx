import type { Certification } from '@skyhelm/contract/certification';
import { useState } from 'react';
import { certification } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { DocumentsDrawer } from './DocumentsDrawer.tsx';
import { History } from './History.tsx';
import { IdentityDrawer } from './IdentityDrawer.tsx';
import { LicenceDrawer } from './LicenceDrawer.tsx';
import { presentOnes } from './own-licences.ts';
import { OwnSection } from './OwnSection.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const IDENTITY_WORDS = {
  notCertified: 'certification.own.submitIdentity',
  pending: 'certification.own.submitIdentityAgain',
  failed: 'certification.own.submitIdentityAgain',
  passed: 'certification.own.submitIdentityOther',
} as const;

type Task = { kind: 'identity' } | { kind: 'licence' } | { kind: 'view'; id: Certification['id'] };

/** My identity and licences: how they stand, what is missing, and the way to hand in what is. */
export function OwnScreen() {
  const t = useWords();
  const { data, error, refetch } = useRead(certification.getOwnCertifications, {});
  const { work, start, finish } = useTask<Task>();
  const [withdrawing, setWithdrawing] = useState<Certification['id']>();
  const onRow = { onView: (id: Certification['id']) => start({ kind: 'view', id }), onWithdraw: setWithdrawing };
  return (
    <div className={styles['own']}>
      <PageHeader title={t('menu.certification')} note={t('certification.own.note')} />
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <div className="card skeleton-card" />}
      {data && (
        <>
          <OwnSection
            title={t('certification.own.identity')}
            state={data.realName}
            rows={presentOnes(data.rows, 'realName')}
            missing={t('certification.own.identity.missing')}
            submitText={t(IDENTITY_WORDS[data.realName])}
            onSubmit={() => start({ kind: 'identity' })}
            {...onRow}
          />
          <OwnSection
            title={t('certification.own.licences')}
            state={data.pilot}
            rows={presentOnes(data.rows, 'pilot')}
            missing={t('certification.own.licences.missing')}
            submitText={t('certification.own.addLicence')}
            onSubmit={() => start({ kind: 'licence' })}
            {...onRow}
          />
          <section className="card" aria-labelledby="history-title">
            <h2 id="history-title">{t('certification.history')}</h2>
            <History rows={data.rows} onView={onRow.onView} />
          </section>
        </>
      )}
      {work?.task.kind === 'identity' && <IdentityDrawer key={work.number} open={work.open} onClose={finish} />}
      {work?.task.kind === 'licence' && <LicenceDrawer key={work.number} open={work.open} onClose={finish} />}
      {work?.task.kind === 'view' && <DocumentsDrawer key={work.number} id={work.task.id} open={work.open} onClose={finish} />}
      <WithdrawDialog id={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </div>
  );
}
