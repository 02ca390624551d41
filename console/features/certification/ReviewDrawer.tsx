import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { Certification } from '@skyhelm/contract/certification';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { certification } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './certification.module.css';
import { Checks } from './Checks.tsx';
import { FailDialog } from './FailDialog.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { PassDialog } from './PassDialog.tsx';
import { Photos } from './Photos.tsx';
import { useDetails } from './use-details.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewDrawerProps {
  opened: Certification['id'];
  among: readonly Certification['id'][];
  open: boolean;
  onClose(): void;
}

/** One submission after the other, in the order of the list as it was when the first was opened. */
export function ReviewDrawer({ opened, among, open, onClose }: ReviewDrawerProps) {
  const t = useWords();
  const [id, setId] = useState(opened);
  const place = among.indexOf(id);
  const [previous, next] = [among[place - 1], among[place + 1]];
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
    >
      {open && <Submission key={id} id={id} previous={previous} next={next} onGo={setId} onClose={onClose} />}
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

interface SubmissionProps {
  id: Certification['id'];
  previous: Certification['id'] | undefined;
  next: Certification['id'] | undefined;
  onGo(id: Certification['id']): void;
  onClose(): void;
}

function Submission({ id, previous, next, onGo, onClose }: SubmissionProps) {
  const t = useWords();
  const { data, error, again } = useDetails(id);
  const [asking, setAsking] = useState<'pass' | 'fail'>();
  const [viewing, setViewing] = useState(false);
  const isMe = useSession((state) => state.user?.id) === data?.userId;
  const mayDecide = data?.standing === 'pending' && !isMe;
  useBack(!viewing && asking === undefined, onClose);
  useReviewKeys(!viewing && asking === undefined, {
    ArrowLeft: () => previous && onGo(previous),
    ArrowRight: () => next && onGo(next),
    p: () => mayDecide && setAsking('pass'),
    f: () => mayDecide && setAsking('fail'),
  });
  if (error) return <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={again} onReset={onClose} />;
  if (!data) return <Waiting />;
  const close = () => setAsking(undefined);
  const decided = () => {
    close();
    if (next) onGo(next);
    else onClose();
  };
  const dialog = { details: data, onDecided: decided, onClose: close };
  return (
    <article className={styles['submission']} aria-label={t('certification.details', { name: data.name })}>
      <header className={styles['who']}>
        <h2>{data.name}</h2>
        <span className={styles['soft']}>
          {data.userName} · {t(`dictionary.certificationKind.${data.kind}`)}
        </span>
        {mayDecide && (
          <div className={styles['decide']}>
            <Button danger title={withKey(t('certification.fail'), KEYS.fail)} onClick={() => setAsking('fail')}>
              {t('certification.fail')}
            </Button>
            <Button type="primary" title={withKey(t('certification.pass'), KEYS.pass)} onClick={() => setAsking('pass')}>
              {t('certification.pass')}
            </Button>
          </div>
        )}
      </header>
      <Photos photos={data.photos} onViewing={setViewing} />
      <div className={styles['columns']}>
        <Facts details={data} />
        <Checks details={data} />
      </div>
      <PersonHistory userId={data.userId} current={id} />
      <PassDialog open={asking === 'pass'} {...dialog} />
      {asking === 'fail' && <FailDialog open {...dialog} />}
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
    <div className={styles['photos']}>
      <div className={styles['photo']} />
      <div className={styles['photo']} />
    </div>
    <span className="skeleton-bar" />
    <span className="skeleton-bar" />
  </div>
);
