import type { Certification } from '@skyhelm/contract/certification';
import type { WordKey } from '@skyhelm/i18n/translate';
import { ReasonDialog } from '../../ui/form/ReasonDialog.tsx';
import { useWords } from '../../words/words.ts';
import type { DecisionDialogProps } from './PassDialog.tsx';
import { useDecision } from './use-decision.ts';

const COMMON: Record<Certification['kind'], WordKey[]> = {
  realName: [
    'certification.reason.unreadable',
    'certification.reason.incomplete',
    'certification.reason.mismatch',
    'certification.reason.wrongDocument',
    'certification.reason.outdated',
  ],
  pilot: [
    'certification.reason.unreadable',
    'certification.reason.incomplete',
    'certification.reason.licenceMismatch',
    'certification.reason.wrongDocument',
    'certification.reason.outdated',
  ],
};

export function FailDialog({ open, details, onDecided, onClose }: DecisionDialogProps) {
  const t = useWords();
  const decide = useDecision(details);
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/certification')).approveUser;
    return { safeParse: (values: unknown) => input.safeParse({ id: details.userId, pass: false, ...(values as object) }) };
  };
  return (
    <ReasonDialog
      open={open}
      title={t('certification.fail.title', { kind: t(`dictionary.certificationKind.${details.kind}`), name: details.name })}
      label={t('certification.reason')}
      hint={t('certification.reason.hint')}
      max={200}
      actionText={t('certification.fail')}
      common={{ label: t('certification.reason.common'), texts: COMMON[details.kind].map((key) => t(key)) }}
      schema={schema}
      onSubmit={async (reason, submitKey) => {
        await decide(false, reason, submitKey);
        onDecided();
      }}
      onClose={onClose}
    />
  );
}
