import type { DeviceId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import type { Aircraft, planFormation } from '@skyhelm/core/plan/formation/check-formation';
import type { Formation } from '@skyhelm/core/plan/formation/formation';
import type { WayOut } from '@skyhelm/core/plan/formation/ways-out';
import { performanceOf, type Performance } from '@skyhelm/core/plan/path/performance';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect, useMemo, useState } from 'react';
import { flightTraits } from '../../../api/endpoints.generated.ts';
import { useReads } from '../../../api/use-reads.ts';
import { useHas } from '../../../session/session.ts';
import { useTerrainsBelow } from '../use-terrain.ts';
import { formationApart, waysOutApart } from '../pattern/apart.ts';
import { useHomes } from '../pattern/use-homes.ts';

type Planned = ReturnType<typeof planFormation>;

interface Reckoned {
  /** What was reckoned last; nothing before that. */
  planned: Planned | undefined;
  /** It is of the numbers as they are now. */
  isFresh: boolean;
  ways: readonly WayOut[];
}

const NONE: readonly DeviceId[] = [];

/** How each of them flies, as the server knows it when they are started. Nothing as long as it is unknown of any. */
function usePerformances(ids: readonly DeviceId[]): Performance[] | undefined {
  const mayAsk = useHas('device:query');
  const asked = useMemo(() => new Map((mayAsk ? ids : NONE).map((id) => [id, { deviceId: id, asKept: true }])), [ids, mayAsk]);
  const traits = useReads(flightTraits.getFlightTraits, asked);
  return useMemo(() => {
    const known = ids.flatMap((id) => traits.get(id) ?? []);
    return known.length === ids.length ? known.map(performanceOf) : undefined;
  }, [ids, traits]);
}

/** What comes of it, from the homes of the aircraft and as these fly where they are chosen, and what would mend it. */
export function useFormation(route: Route, formation: Formation, ids: readonly DeviceId[]): Reckoned {
  const [homes, performances] = [useHomes(ids), usePerformances(ids)];
  const [done, setDone] = useState<{ of: Formation; route: Route; key: string; planned: Planned; ways: WayOut[] }>();
  const isOfAll = (known: readonly unknown[] | undefined) => known?.length === formation.count;
  const key = JSON.stringify({
    homes: isOfAll(homes) ? homes : undefined,
    performances: isOfAll(performances) ? performances : undefined,
  } satisfies Aircraft);
  useEffect(() => {
    let isGone = false;
    const from = JSON.parse(key) as Aircraft;
    const show = (planned: Planned, ways: WayOut[]) => isGone || setDone({ of: formation, route, key, planned, ways });
    void formationApart(route, formation, from).then(async (planned) => {
      show(planned, []);
      const isMendable = planned.issues.some(({ code }) => code === 'formation.tooClose');
      if (isMendable && !isGone) show(planned, await waysOutApart(route, formation, from));
    });
    return () => void (isGone = true);
  }, [route, formation, key]);
  const isFresh = done?.of === formation && done.route === route && done.key === key;
  return { planned: done?.planned, isFresh, ways: isFresh ? done.ways : [] };
}

/** Of each route what the rules find, with the number of its aircraft. */
export function useRouteIssues(routes: readonly Route[] | undefined, name: string, air: Airspace): { number: number; issue: Issue }[] {
  const terrains = useTerrainsBelow(routes);
  return useMemo(
    () =>
      (routes ?? []).flatMap((route, index) =>
        checkRoute({ name: name || '1', remarks: '', route, limits: {}, airspace: air, terrain: terrains[index] })
          .filter(({ severity }) => severity === 'error')
          .map((issue) => ({ number: index + 1, issue })),
      ),
    [routes, terrains, name, air],
  );
}
