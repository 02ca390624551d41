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

interface Asked {
  below: BelowGround | undefined;
  /** It is in flight, or nobody knows whether it is. */
  isAloft: boolean;
}

/**
 * Asked before a route is sent below the ground: it is warned of only, as files of heights are coarse, but nobody flies into a hill unasked. And before the route on
 * board is replaced in flight.
 */
export function useSendQuestion<T extends object>({ below, isAloft }: Asked, send: (from: T & { evenFlying?: true }) => unknown) {
  const t = useWords();
  const [asked, setAsked] = useState<{ from: T & { evenFlying?: true } }>();
  const isOfFlight = asked?.from.evenFlying === true;
  return {
    sendAsked(from: T): void {
      const given = isAloft ? { ...from, evenFlying: true as const } : from;
      if (below || isAloft) setAsked({ from: given });
      else void send(given);
    },
    question: (
      <ConfirmDanger
        open={asked !== undefined}
        title={t(isOfFlight ? 'flight.sendAloft.title' : 'flight.belowGround.title')}
        actionText={t(isOfFlight ? 'flight.sendAloft.send' : 'flight.belowGround.send')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void send(asked.from);
        }}
      >
        {isOfFlight && <p>{t('flight.sendAloft.explain')}</p>}
        <BelowGroundLine below={below} />
        {below && <p>{t('flight.belowGround.explain')}</p>}
      </ConfirmDanger>
    ),
  };
}
