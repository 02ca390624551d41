import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { Certification, CertificationDetails } from '@skyhelm/contract/certification';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { certification } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import photoStyles from './photos.module.css';
import { Checks } from './Checks.tsx';
import { FailDialog } from './FailDialog.tsx';
import { SubmittedFacts } from './SubmittedFacts.tsx';
import { History } from './History.tsx';
import { PassDialog } from './PassDialog.tsx';
import { Photos } from './Photos.tsx';
import { nextWaiting } from './next-waiting.ts';
import { useDetails } from './use-details.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewDrawerProps {
  opened: Certification['id'];
  among: readonly Pick<Certification, 'id' | 'standing'>[];
  open: boolean;
  onClose(): void;
}

/** One submission after the other, in the order of the list as it was when the first was opened. */
export function ReviewDrawer({ opened, among, open, onClose }: ReviewDrawerProps) {
  const t = useWords();
  const [id, setId] = useState(opened);
  const place = among.findIndex((row) => row.id === id);
  const [previous, next] = [among[place - 1]?.id, among[place + 1]?.id];
  const [settled, setSettled] = useState<readonly Certification['id'][]>([]);
  const { data, error, again } = useDetails(open ? id : undefined);
  const [asking, setAsking] = useState<'pass' | 'fail'>();
  const [viewing, setViewing] = useState(false);
  const isMe = useSession((state) => state.user?.id) === data?.userId;
  const mayDecide = data?.standing === 'pending' && !isMe;
  const mayPass = mayDecide && (data.licence === null || data.licence.daysLeft >= 0);
  useBack(open, onClose);
  useReviewKeys(open && !viewing && asking === undefined, {
    ArrowLeft: () => previous && setId(previous),
    ArrowRight: () => next && setId(next),
    p: () => mayPass && setAsking('pass'),
    f: () => mayDecide && setAsking('fail'),
  });
  const close = () => setAsking(undefined);
  const decided = () => {
    close();
    const done = [...settled, id];
    setSettled(done);
    const waiting = nextWaiting(among, id, done);
    if (waiting) setId(waiting);
    else onClose();
  };
  const decide = (way: 'pass' | 'fail') => ({
    className: styles['decide'] ?? '',
    title: withKey(t(`certification.${way}`), KEYS[way]),
    onClick: () => setAsking(way),
    children: t(`certification.${way}`),
  });
  return (
    <Drawer
      open={open}
      size={920}
      title={t('certification.title')}
      onClose={onClose}
      destroyOnHidden
      extra={
        <>
          <Step label={t('certification.previous')} keyName={KEYS.previous} icon={<LeftOutlined />} to={previous} onGo={setId} />
          <Step label={t('certification.next')} keyName={KEYS.next} icon={<RightOutlined />} to={next} onGo={setId} />
        </>
      }
      footer={
        mayDecide && (
          <div className="drawer-footer">
            <Button danger {...decide('fail')} />
            <Button type="primary" disabled={!mayPass} {...decide('pass')} />
          </div>
        )
      }
    >
      {error && <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={again} onReset={onClose} />}
      {data ? <Submission details={data} onViewing={setViewing} /> : !error && <Waiting />}
      {data && <PassDialog open={asking === 'pass'} details={data} onDecided={decided} onClose={close} />}
      {data && asking === 'fail' && <FailDialog open details={data} onDecided={decided} onClose={close} />}
    </Drawer>
  );
}

const KEYS = { pass: 'P', fail: 'F', previous: '←', next: '→' };
const withKey = (label: string, key: string): string => `${label} (${key})`;

interface StepProps {
  label: string;
  keyName: string;
  icon: React.ReactNode;
  to: Certification['id'] | undefined;
  onGo(id: Certification['id']): void;
}

const Step = ({ label, keyName, icon, to, onGo }: StepProps) => (
  <Button
    type="text"
    icon={icon}
    aria-label={label}
    title={withKey(label, keyName)}
    disabled={to === undefined}
    onClick={() => to && onGo(to)}
  />
);

function Submission({ details, onViewing }: { details: CertificationDetails; onViewing(viewing: boolean): void }) {
  const t = useWords();
  return (
    <article className={styles['submission']} aria-label={t('certification.details', { name: details.name })}>
      <header className={styles['who']}>
        <h2>{details.name}</h2>
        <span className={styles['soft']}>
          {details.userName} · {t(`dictionary.certificationKind.${details.kind}`)}
        </span>
      </header>
      <Photos photos={details.photos} onViewing={onViewing} />
      <div className={styles['columns']}>
        <SubmittedFacts details={details} />
        <Checks details={details} />
      </div>
      <PersonHistory userId={details.userId} current={details.id} />
    </article>
  );
}

function PersonHistory({ userId, current }: { userId: Certification['userId']; current: Certification['id'] }) {
  const t = useWords();
  const { data, error, refetch } = useRead(certification.getCertificationHistory, { id: userId });
  return (
    <section aria-label={t('certification.history')}>
      <h3 className={styles['heading']}>{t('certification.history')}</h3>
      {error && !data && <Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      {data && <History rows={data} current={current} />}
      {!data && !error && <span className="skeleton-bar" />}
    </section>
  );
}

/** The shape of what comes, so that nothing jumps. */
const Waiting = () => (
  <div className={styles['submission']} aria-busy>
    <span className="skeleton-bar" />
    <div className={photoStyles['photos']}>
      <div className={photoStyles['photo']} />
      <div className={photoStyles['photo']} />
    </div>
    <span className="skeleton-bar" />
    <span className="skeleton-bar" />
  </div>
);
