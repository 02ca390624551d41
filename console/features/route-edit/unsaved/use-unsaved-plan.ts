import { useEffect, useRef, useState } from 'react';
import { actsAsKey } from '../../../api/access-key.ts';
import { useSession } from '../../../session/session.ts';
import type { RouteDesk } from '../route-desk.ts';
import { keepingOf, type Keeping } from './keeping.ts';
import { dropUnsaved, isSamePlan, unsavedOf, type UnsavedPlan } from './unsaved-plan.ts';

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
  return {
    found,
    /** One step that can be taken back. What somebody else has saved since is asked about when it is saved. */
    takeUp({ draft, version }: UnsavedPlan) {
      setFound(undefined);
      const { kept } = desk.now();
      desk.change(draft, []);
      if (kept && version !== undefined) desk.rebase({ id: kept.id, version });
    },
    discard() {
      setFound(undefined);
      const { kept, isChanged } = desk.now();
      // What has been drawn meanwhile lies in the same place by now.
      if (person !== undefined && !isChanged) dropUnsaved(person, kept?.id);
    },
    giveUp: () => keeping.current?.giveUp(),
  };
}

function foundFor(desk: RouteDesk, person: string | undefined): UnsavedPlan | undefined {
  if (person === undefined) return undefined;
  const { draft, kept } = desk.now();
  const found = unsavedOf(person, kept?.id);
  if (!found || !isSamePlan(found.draft, draft)) return found;
  dropUnsaved(person, kept?.id);
  return undefined;
}
