import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { guardLeaving } from '../../browser/leave-guard.ts';
import { useLeaving } from './use-leaving.tsx';

interface Unsaved {
  /** As it was last drawn, and as it is by now. */
  isChanged: boolean;
  isUnsaved(): boolean;
  onLeft(): void;
  /** Whoever leaves has agreed that it is lost. */
  onGivenUp?(): void;
}

/** A form that is not alone on the screen: links and menus around it lead elsewhere, and what is not kept would be gone. */
export function useUnsaved({ isChanged, isUnsaved, onLeft, onGivenUp }: Unsaved): { leave(): void; question: ReactNode } {
  const [elsewhere, setElsewhere] = useState<{ go(): void }>();
  const { leave, question } = useLeaving({
    open: true,
    isUnsaved,
    onClose() {
      onGivenUp?.();
      if (elsewhere) elsewhere.go();
      else onLeft();
    },
    onStay: () => setElsewhere(undefined),
  });
  const ask = useEffectEvent((go: () => void) => {
    setElsewhere({ go });
    leave();
  });
  useEffect(() => (isChanged ? guardLeaving((go) => ask(go)) : undefined), [isChanged]);
  return { leave, question };
}
