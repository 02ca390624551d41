import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import type { ReactNode } from 'react';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

interface ReturnQuestionProps {
  /** What is about to be told, and the zones that it leads through; nothing where there is nothing to ask. */
  asked: { kind: Homeward; zones: readonly string[] } | undefined;
  /** Says how it would fly there. */
  preview: ReactNode;
  onReturn(kind: Homeward): void;
  onClose(): void;
}

/** Calling an aircraft back is never refused: whoever does it knows what it flies through. */
export function ReturnQuestion({ asked, preview, onReturn, onClose }: ReturnQuestionProps) {
  const t = useWords();
  return (
    <ConfirmDanger
      open={asked !== undefined}
      title={t('flight.wayHome', { zone: formatList(asked?.zones ?? []) })}
      actionText={t('flight.wayHome.return')}
      onCancel={onClose}
      onConfirm={() => {
        if (asked) onReturn(asked.kind);
        onClose();
      }}
    >
      <p>{t('flight.wayHome.explain')}</p>
      {preview}
    </ConfirmDanger>
  );
}
