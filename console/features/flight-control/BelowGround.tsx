import type { BelowGround } from '@skyhelm/core/plan/checks/below-ground';
import { useState } from 'react';
import { useLength } from '../../session/use-length.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { useWords } from '../../words/words.ts';
import styles from './flight.module.css';

/** How many ways of a route run below the ground, and by how much; nothing where none does. */
export function BelowGroundLine({ below }: { below: BelowGround | undefined }) {
  const t = useWords();
  const length = useLength();
  if (!below) return null;
  return (
    <p className={styles['alarm']} role="alert">
      {t('flight.belowGround', { count: below.ways, depth: length(below.metres) })}
    </p>
  );
}

/** Before such a route is sent it is asked about: it is warned of only, as files of heights are coarse, but nobody flies into a hill unasked. */
export function useBelowGroundQuestion<T>(below: BelowGround | undefined, send: (from: T) => unknown) {
  const t = useWords();
  const [asked, setAsked] = useState<{ from: T }>();
  return {
    sendAsked: (from: T) => (below ? setAsked({ from }) : void send(from)),
    question: (
      <ConfirmDanger
        open={asked !== undefined}
        title={t('flight.belowGround.title')}
        actionText={t('flight.belowGround.send')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void send(asked.from);
        }}
      >
        <BelowGroundLine below={below} />
        <p>{t('flight.belowGround.explain')}</p>
      </ConfirmDanger>
    ),
  };
}
