import { Button, Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useBack } from './use-back.ts';
import { Refusal } from './form/Refusal.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** What will happen, with the name of what it happens to. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  actionText: string;
  /** Send quietly: refusals are shown inside the dialog, which stays open. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** A last look before something that cannot be taken back but harms nothing. */
export function ConfirmDialog({ open, title, children, actionText, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  useBack(open, close);
  const act = async () => {
    setBusy(true);
    setRefusal(undefined);
    await onConfirm().catch((error: Error) => setRefusal(error.message));
    setBusy(false);
  };
  return (
    <Modal
      open={open}
      width={440}
      title={title}
      onCancel={close}
      afterOpenChange={(shown) => shown && confirm.current?.focus()}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={close}>
          {t('common.cancel')}
        </Button>,
        <Button key="confirm" ref={confirm} type="primary" loading={busy} onClick={() => void act()}>
          {actionText}
        </Button>,
      ]}
    >
      <Refusal text={refusal} />
      {children}
    </Modal>
  );
}
