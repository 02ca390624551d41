import type { CertificationDetails } from '@skyhelm/contract/certification';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWords } from '../../words/words.ts';
import { useDecision } from './use-decision.ts';

export interface DecisionDialogProps {
  open: boolean;
  details: CertificationDetails;
  onDecided(): void;
  onClose(): void;
}

export function PassDialog({ open, details, onDecided, onClose }: DecisionDialogProps) {
  const t = useWords();
  const decide = useDecision(details);
  return (
    <ConfirmDialog
      open={open}
      title={t('certification.pass.title', { kind: t(`dictionary.certificationKind.${details.kind}`), name: details.name })}
      actionText={t('certification.pass')}
      onConfirm={() => decide(true).then(onDecided)}
      onClose={onClose}
    >
      {t('certification.pass.explain')}
    </ConfirmDialog>
  );
}
