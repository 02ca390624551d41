import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { Button, Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useBack } from './use-back.ts';

interface ConfirmDangerProps {
  open: boolean;
  /** What will happen, with the name of what it happens to. */
  title: string;
  /** What goes with it, what stays. */
  children?: ReactNode;
  actionText: string;
  cancelText?: string;
  /** Without it there is nothing to confirm: it cannot be done, and the text says why. */
  onConfirm?: (() => unknown) | undefined;
  onCancel(): void;
}

/** The way back is the default button; the dangerous one says what it does. */
export function ConfirmDanger({ open, title, children, actionText, cancelText, onConfirm, onCancel }: ConfirmDangerProps) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const wayBack = useRef<HTMLButtonElement>(null);
  useBack(open, onCancel);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm?.();
    } catch {
      // Whoever sent it has shown the refusal; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      width={440}
      onCancel={onCancel}
      // Focused any earlier, it would be taken for what had the focus before, which gets it back in the end.
      afterOpenChange={(shown) => shown && wayBack.current?.focus()}
      title={
        <span className="danger-title">
          <ExclamationCircleFilled />
          {title}
        </span>
      }
      footer={[
        <Button key="cancel" ref={wayBack} onClick={onCancel}>
          {cancelText ?? t('common.cancel')}
        </Button>,
        onConfirm && (
          <Button key="confirm" danger loading={busy} onClick={() => void confirm()}>
            {actionText}
          </Button>
        ),
      ]}
    >
      {children}
    </Modal>
  );
}
