import { useEffectEvent, useLayoutEffect } from 'react';
import { useHas } from '../../../session/session.ts';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words/words.ts';
import type { RouteDesk } from '../route-desk.ts';
import { useDesk } from '../use-desk.ts';

/** Whether the route may be changed here. What could never be saved is not to be drawn for hours first: the desk takes nothing then, and says so. */
export function useLookingOnly(desk: RouteDesk, isOurs: boolean): boolean {
  const t = useWords();
  const isKept = useDesk().now.kept !== undefined;
  const isAllowed = useHas('route:edit');
  const mayChange = !isKept || (isOurs && isAllowed);
  const refuse = useEffectEvent(() => toast.warning(t('route.lookOnly')));
  // Before anybody sees fields that they could not use.
  useLayoutEffect(() => {
    desk.lookOnly(mayChange ? undefined : () => refuse());
    return () => desk.lookOnly(undefined);
  }, [desk, mayChange]);
  return mayChange;
}
