import type { TaskDetails } from '@skyhelm/contract/task';
import type { WordKey } from '@skyhelm/i18n/translate';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ReasonDialog } from '../../ui/form/ReasonDialog.tsx';
import { useWords } from '../../words/words.ts';
import { useDecision } from './use-decision.ts';

export type Decision = 'pass' | 'fail';

interface DecisionsProps {
  task: TaskDetails;
  asking: Decision | undefined;
  onDecided(): void;
  onOvertaken(text: string): void;
  onClose(): void;
}

const REASON_MAX = 200;
const COMMON: readonly WordKey[] = [
  'approval.reason.air',
  'approval.reason.conflict',
  'approval.reason.time',
  'approval.reason.pilot',
  'approval.reason.unclear',
];

/** The last question before either answer. */
export function Decisions({ task, asking, onDecided, onOvertaken, onClose }: DecisionsProps) {
  const t = useWords();
  const { pass, fail } = useDecision(task, { onDecided, onOvertaken });
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/approval')).failTask;
    return { safeParse: (values: unknown) => input.safeParse({ id: task.id, version: task.version, ...(values as object) }) };
  };
  return (
    <>
      <ConfirmDialog
        open={asking === 'pass'}
        title={t('approval.pass.title', { name: task.name })}
        actionText={t('approval.pass')}
        onConfirm={pass}
        onClose={onClose}
      >
        {t(task.isPosted ? 'approval.pass.explainPosted' : 'approval.pass.explain')}
      </ConfirmDialog>
      {asking === 'fail' && (
        <ReasonDialog
          open
          title={t('approval.fail.title', { name: task.name })}
          label={t('task.reason')}
          hint={t('approval.reason.hint')}
          max={REASON_MAX}
          actionText={t('approval.fail')}
          common={{ label: t('approval.reason.common'), texts: COMMON.map((key) => t(key)) }}
          schema={schema}
          onSubmit={fail}
          onClose={onClose}
        />
      )}
    </>
  );
}
