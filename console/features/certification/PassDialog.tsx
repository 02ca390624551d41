import type { CertificationDetails } from '@skyhelm/contract/certification';
import { Alert, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useBack } from '../../ui/use-back.ts';
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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = useRef<HTMLButtonElement>(null);
  useBack(open, onClose);
  const pass = async () => {
    setBusy(true);
    setRefusal(undefined);
    await decide(true).then(onDecided, (error: Error) => setRefusal(error.message));
    setBusy(false);
  };
  return (
    <Modal
      open={open}
      width={440}
      title={t('certification.pass.title', { kind: t(`dictionary.certificationKind.${details.kind}`), name: details.name })}
      onCancel={onClose}
      afterOpenChange={(shown) => shown && confirm.current?.focus()}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="pass" ref={confirm} type="primary" loading={busy} onClick={() => void pass()}>
          {t('certification.pass')}
        </Button>,
      ]}
    >
      {refusal !== undefined && <Alert className="form-refusal" type="error" showIcon role="alert" title={refusal} />}
      {t('certification.pass.explain')}
    </Modal>
  );
}
