import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { actsAsKey } from '../../../api/access-key.ts';
import { useSession } from '../../../session/session.ts';
import type { RouteDesk } from '../route-desk.ts';
import { keepingOf, type Keeping } from './keeping.ts';
import { dropFound, isSamePlan, unsavedOf, type FoundPlan } from './unsaved-plan.ts';

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
  const route = useSyncExternalStore(desk.subscribe, () => desk.now().kept?.id);
  // What was left of a new route is none of the one that has been saved since: it waits for the next new one.
  const first = found.find((one) => one.route === route);
  const answered = (plan: FoundPlan) => {
    setFound((all) => all.filter((one) => one !== plan));
    if (person !== undefined) dropFound(person, plan);
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
    if (!isNews) dropFound(person, found);
    return isNews;
  });
}
