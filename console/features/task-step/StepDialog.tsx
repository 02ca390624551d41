import { Alert, Button, Modal } from 'antd';
import { useId, useState } from 'react';
import { taskSteps } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { TextArea } from '../../ui/inputs.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_TASKS, type OwnStep, type Stepped } from '../task/index.ts';
import { tellOfStep } from './tell-of-step.ts';
import styles from './task-step.module.css';

/** The release has a question of its own: to whom. */
export type PlainStep = Exclude<OwnStep, 'release'>;

const CALLS = {
  submit: taskSteps.submitTask,
  post: taskSteps.postTask,
  revoke: taskSteps.revokeTask,
  start: taskSteps.startTask,
  giveBack: taskSteps.giveBackTask,
  complete: taskSteps.completeTask,
  delete: taskSteps.deleteTask,
  recover: taskSteps.recoverTask,
} satisfies Record<PlainStep, unknown>;

const REASON_MAX = 200;
const DANGEROUS: readonly PlainStep[] = ['delete', 'revoke', 'giveBack'];

interface StepDialogProps {
  open: boolean;
  step: PlainStep;
  row: Stepped;
  onClose(): void;
}

/** What will happen, to which task, and what comes of it. A refusal leaves it open. */
export function StepDialog({ open, step, row, onClose }: StepDialogProps) {
  const t = useWords();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useChange(CALLS[step], { stale: KNOWING_TASKS, onSuccess: (done) => tellOfStep(t, step, done) });
  const isDangerous = DANGEROUS.includes(step);
  useBack(open && !isDangerous, onClose);
  const go = async () => {
    if (step === 'giveBack' && reason.trim() === '') return setMissing(true);
    const input = { id: row.id, version: row.version, ...((step === 'giveBack' || step === 'revoke') && { reason: reason.trim() }) };
    await change.mutateAsync({ input: input as typeof input & { reason: string } });
    onClose();
  };
  const title = t(`task.step.${step}.title`, { name: row.name });
  const explained = (
    <div className={styles['question']}>
      <p>{t(step === 'revoke' && row.approval === 'pending' ? 'task.step.revoke.pending' : `task.step.${step}.explain`)}</p>
      {(step === 'giveBack' || step === 'revoke') && (
        <>
          <label htmlFor={id}>{t(step === 'giveBack' ? 'task.reason.required' : 'task.reason.optional')}</label>
          <TextArea
            id={id}
            value={reason}
            maxLength={REASON_MAX}
            showCount
            autoSize={{ minRows: 2, maxRows: 4 }}
            {...(isMissing && { status: 'error' as const })}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
          {isMissing && <Alert type="error" showIcon role="alert" title={t('issues.task.reason')} />}
        </>
      )}
    </div>
  );
  if (isDangerous) {
    return (
      <ConfirmDanger open={open} title={title} actionText={t(`task.step.${step}`)} onCancel={onClose} onConfirm={go}>
        {explained}
      </ConfirmDanger>
    );
  }
  return (
    <Modal
      open={open}
      width={440}
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="go" type="primary" loading={change.isPending} onClick={() => void go().catch(() => undefined)}>
          {t(`task.step.${step}`)}
        </Button>,
      ]}
    >
      {explained}
    </Modal>
  );
}
