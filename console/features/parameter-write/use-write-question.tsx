import { useState, type ReactNode } from 'react';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { useWords } from '../../words/words.ts';

/** What a write is asked about: the server refuses it until a person has confirmed. */
export type WriteDoubt = 'flying' | 'outOfRange';

interface Asked {
  doubt: WriteDoubt;
  /** As the server says it, with the names. */
  reason: string;
  isOpen: boolean;
  answer(isConfirmed: boolean): void;
}

export function useWriteQuestion(): { ask(doubt: WriteDoubt, reason: string): Promise<boolean>; question: ReactNode } {
  const t = useWords();
  const [asked, setAsked] = useState<Asked>();
  const ask = (doubt: WriteDoubt, reason: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked((before) => before && { ...before, isOpen: false });
        resolve(isConfirmed);
      };
      setAsked({ doubt, reason, isOpen: true, answer });
    });
  return {
    ask,
    question: asked && (
      <ConfirmDanger
        open={asked.isOpen}
        title={t(`parameter.confirm.${asked.doubt}`)}
        actionText={t('parameter.confirm.write')}
        onConfirm={() => asked.answer(true)}
        onCancel={() => asked.answer(false)}
      >
        <p>{asked.doubt === 'flying' ? t('parameter.confirm.flying.explain') : asked.reason}</p>
      </ConfirmDanger>
    ),
  };
}
