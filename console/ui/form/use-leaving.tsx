import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { ConfirmDanger } from '../ConfirmDanger.tsx';
import { useBack } from '../use-back.ts';

interface Leaving {
  open: boolean;
  isUnsaved(): boolean;
  onClose(): void;
  /** Whoever was asked has thought better of it. */
  onStay?(): void;
}

/** Whichever way a form is left, by its own buttons, the browser's way back or a reload, unsaved work is asked about first. */
export function useLeaving({ open, isUnsaved, onClose, onStay }: Leaving): { leave(): void; question: ReactNode } {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  const leave = () => (isUnsaved() ? setAsking(true) : onClose());
  useBack(open, leave);
  const keepPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (!open) return;
    const unload = (event: BeforeUnloadEvent) => keepPage(event);
    addEventListener('beforeunload', unload);
    return () => removeEventListener('beforeunload', unload);
  }, [open]);
  const question = (
    <ConfirmDanger
      open={asking}
      title={t('common.unsavedChanges')}
      actionText={t('common.leave')}
      cancelText={t('common.stay')}
      onCancel={() => {
        setAsking(false);
        onStay?.();
      }}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
    />
  );
  return { leave, question };
}
