import type { Certification } from '@skyhelm/contract/certification';
import { useState } from 'react';
import { certification } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_CERTIFICATIONS } from './certification-reads.ts';

export function WithdrawDialog({ id, onClose }: { id: Certification['id'] | undefined; onClose(): void }) {
  const t = useWords();
  const [asked, setAsked] = useState(id);
  if (id !== undefined && id !== asked) setAsked(id);
  const withdraw = useChange(certification.withdrawCertification, {
    stale: KNOWING_CERTIFICATIONS,
    onSuccess: () => toast.success(t('certification.own.withdrawn')),
  });
  return (
    <ConfirmDanger
      open={id !== undefined}
      title={t('certification.own.withdraw.title')}
      actionText={t('certification.own.withdraw')}
      onCancel={onClose}
      onConfirm={() => asked && withdraw.mutateAsync({ input: { id: asked } }).then(onClose)}
    >
      {t('certification.own.withdraw.explain')}
    </ConfirmDanger>
  );
}
