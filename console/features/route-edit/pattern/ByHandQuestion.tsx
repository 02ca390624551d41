import { ConfirmDanger } from '../../../ui/ConfirmDanger.tsx';
import { useWords } from '../../../words/words.ts';
import { useDesk } from '../use-desk.ts';

/** A pattern and waypoints set by hand cannot both be right: which of them is given up is asked once. */
export function ByHandQuestion() {
  const t = useWords();
  const { desk, now } = useDesk();
  const loses = now.proposal?.loses ?? 'pattern';
  return (
    <ConfirmDanger
      open={now.proposal !== undefined}
      title={t(`pattern.loses.${loses}`)}
      actionText={t(`pattern.loses.${loses}.do`)}
      onCancel={() => desk.answer(false)}
      onConfirm={() => desk.answer(true)}
    >
      {t(`pattern.loses.${loses}.explain`)}
    </ConfirmDanger>
  );
}
