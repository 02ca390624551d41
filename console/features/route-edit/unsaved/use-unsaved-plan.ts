import { useEffect, useRef, useState } from 'react';
import { actsAsKey } from '../../../api/access-key.ts';
import { useSession } from '../../../session/session.ts';
import type { RouteDesk } from '../route-desk.ts';
import { keepingOf, type Keeping } from './keeping.ts';
import { dropUnsaved, isSamePlan, unsavedOf, type FoundPlan } from './unsaved-plan.ts';

/** What this person left behind of the route on the desk, and what is on it now, kept for the next time. A page that acts as a key leaves nothing in a browser. */
export function useUnsavedPlan(desk: RouteDesk) {
  const person = useSession((state) => (actsAsKey() ? undefined : state.user?.id));
  const [found, setFound] = useState(() => foundFor(desk, person));
  const keeping = useRef<Keeping>(undefined);
  useEffect(() => {
    if (person === undefined) return;
    const begun = keepingOf(desk, person);
    keeping.current = begun;
    addEventListener('pagehide', begun.leave);
    return () => {
      removeEventListener('pagehide', begun.leave);
      begun.end();
    };
  }, [desk, person]);
  const [first] = found;
  const answered = ({ slot }: FoundPlan) => {
    setFound((all) => all.filter((one) => one.slot !== slot));
    if (person !== undefined) dropUnsaved(person, desk.now().kept?.id, slot);
  };
  return {
    /** The latest that has not been answered. */
    found: first,
    /** One step that can be taken back. What somebody else has saved since is asked about when it is saved. */
    takeUp(plan: FoundPlan) {
      const { kept } = desk.now();
      desk.change(plan.draft, []);
      if (kept && plan.version !== undefined) desk.rebase({ id: kept.id, version: plan.version });
      // Noted anew before it goes: at no moment is it nowhere.
      keeping.current?.note();
      answered(plan);
    },
    discard: () => first && answered(first),
    giveUp: () => keeping.current?.giveUp(),
  };
}

function foundFor(desk: RouteDesk, person: string | undefined): FoundPlan[] {
  if (person === undefined) return [];
  const { draft, kept } = desk.now();
  return unsavedOf(person, kept?.id).filter((found) => {
    const isNews = !isSamePlan(found.draft, draft);
    if (!isNews) dropUnsaved(person, kept?.id, found.slot);
    return isNews;
  });
}
