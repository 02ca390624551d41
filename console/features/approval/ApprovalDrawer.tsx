import type { TaskApproval } from '@skyhelm/contract/approval';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { approval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { Decisions, type Decision } from './Decisions.tsx';
import { ProofVerdict } from './ProofVerdict.tsx';
import { Question } from './Question.tsx';

interface ApprovalDrawerProps {
  opened: TaskApproval['id'];
  open: boolean;
  onClose(): void;
}

/** Somebody else may decide it, or take it back, while it is read. */
const LOOK_EVERY_MS = 15_000;

/** One question, with all there is to weigh. */
export function ApprovalDrawer({ opened, open, onClose }: ApprovalDrawerProps) {
  const t = useWords();
  const everyMs = (found: { approval: TaskApproval } | undefined) => (found?.approval.state === 'pending' ? LOOK_EVERY_MS : undefined);
  const { data, error, refetch } = useRead(approval.getApproval, { id: opened }, { when: open, everyMs });
  const [asking, setAsking] = useState<Decision>();
  const [overtaken, setOvertaken] = useState<string>();
  const holdsAny = [useHas('approval:pass'), useHas('approval:fail')].some(Boolean);
  useBack(open, onClose);
  const isWaiting = data?.approval.state === 'pending';
  const ways = (['fail', 'pass'] as const).filter((way) => isWaiting && data.task.may.includes(way));
  const close = () => setAsking(undefined);
  return (
    <Drawer
      open={open}
      size={960}
      title={t('approval.title')}
      onClose={onClose}
      destroyOnHidden
      footer={
        ways.length > 0 && (
          <div className={`drawer-footer ${styles['foot']}`}>
            <ProofVerdict approvalId={opened} />
            {ways.map((way) => (
              <Button
                key={way}
                className={styles['decide'] ?? ''}
                {...(way === 'pass' ? { type: 'primary' as const } : { danger: true })}
                onClick={() => setAsking(way)}
              >
                {t(`approval.${way}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {overtaken !== undefined && <Alert className="form-refusal" type="warning" showIcon role="alert" title={overtaken} />}
      {isWaiting && holdsAny && ways.length === 0 && <Alert className="form-refusal" type="info" showIcon title={t('approval.own')} />}
      {data ? <Question {...data} /> : error ? <LoadFailed error={error} onRetry={refetch} /> : <Waiting />}
      {data && (
        <Decisions
          task={data.task}
          asking={asking}
          onDecided={onClose}
          onOvertaken={(text) => {
            close();
            setOvertaken(text);
          }}
          onClose={close}
        />
      )}
    </Drawer>
  );
}

/** The shape of what comes, so that nothing jumps. */
const Waiting = () => (
  <div className={styles['question']} aria-busy>
    <span className="skeleton-bar" />
    <div className="skeleton-card" style={{ height: 280, background: 'var(--line)' }} />
    <span className="skeleton-bar" />
    <span className="skeleton-bar" />
  </div>
);
