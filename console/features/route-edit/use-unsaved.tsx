import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { guardLeaving } from '../../browser/leave-guard.ts';
import { useLeaving } from '../../ui/form/use-leaving.tsx';
import type { RouteDesk } from './route-desk.ts';
import { useDesk } from './use-desk.ts';

/** The editor is not alone on the screen: links and menus around it lead elsewhere, and what is not kept would be gone. */
export function useUnsaved(desk: RouteDesk, onLeft: () => void): { leave(): void; question: ReactNode } {
  const { isChanged } = useDesk().now;
  const [elsewhere, setElsewhere] = useState<{ go(): void }>();
  const { leave, question } = useLeaving({
    open: true,
    isUnsaved: () => desk.now().isChanged,
    onClose: () => (elsewhere ? elsewhere.go() : onLeft()),
    onStay: () => setElsewhere(undefined),
  });
  const ask = useEffectEvent((go: () => void) => {
    setElsewhere({ go });
    leave();
  });
  useEffect(() => (isChanged ? guardLeaving((go) => ask(go)) : undefined), [isChanged]);
  return { leave, question };
}
