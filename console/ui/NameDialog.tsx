import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Input } from './inputs.ts';
import styles from './name-dialog.module.css';
import { useBack } from './use-back.ts';

interface NameDialogProps {
  open: boolean;
  title: string;
  label: string;
  first: string;
  max: number;
  /** Nothing is a name too. */
  mayBeEmpty?: boolean;
  isPending: boolean;
  onClose(): void;
  onDone(text: string): void;
}

/** One short text, and off it goes. */
export function NameDialog({ open, title, label, first, max, mayBeEmpty = false, isPending, onClose, onDone }: NameDialogProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState(first);
  useBack(open, onClose);
  const isFit = mayBeEmpty || text.trim() !== '';
  return (
    <Modal
      open={open}
      width={440}
      title={title}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !isFit, loading: isPending }}
      onCancel={onClose}
      onOk={() => onDone(text.trim())}
    >
      <div className={styles['named']}>
        <label htmlFor={id}>{label}</label>
        <Input
          id={id}
          autoFocus
          maxLength={max}
          showCount
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => isFit && onDone(text.trim())}
        />
      </div>
    </Modal>
  );
}
