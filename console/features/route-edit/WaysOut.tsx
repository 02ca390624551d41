import type { Issue } from '@skyhelm/core/issue';
import { clearanceOf } from '@skyhelm/core/plan/checks/terrain';
import { clearanceMendings } from '@skyhelm/core/plan/mend/clearance';
import { mendingsFor, planningIn, type Mending } from '@skyhelm/core/plan/mend/mendings';
import { isPlaced, type PlacedIssue } from '@skyhelm/core/plan/path/airspace-issues';
import type { Route } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useDistance, useLength } from '../../session/use-length.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { mend } from './desk-edits.ts';
import styles from './issues.module.css';
import { useDesk } from './use-desk.ts';
import { useAir } from './use-faults.ts';
import { useTerrain } from './use-terrain.ts';

const isInZone = (issue: Issue): issue is PlacedIssue => isPlaced(issue) && issue.zoneId !== undefined;

/** Whether a change of the route is known that mends such an issue. */
export const isMendable = (issue: Issue): boolean =>
  issue.at?.[0] === 'waypoints' && (issue.severity === 'error' ? isInZone(issue) : clearanceOf(issue) !== undefined);

/** What would mend an issue. Looked for when somebody asks, and only for the route that they asked about: a hundred issues would take seconds with every step. */
export function WaysOut({ issue }: { issue: Issue }) {
  const t = useWords();
  const { now } = useDesk();
  const { route } = now.draft;
  const [asked, setAsked] = useState<Route>();
  const isOpen = asked === route;
  return (
    <div className={styles['ways']}>
      <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => setAsked(isOpen ? undefined : route)}>
        {t('route.mend.ask')}
      </button>
      {isOpen && <Offered issue={issue} route={route} />}
    </div>
  );
}

function Offered({ issue, route }: { issue: Issue; route: Route }) {
  const t = useWords();
  const { desk } = useDesk();
  const air = useAir();
  const [length, distance] = [useLength(), useDistance()];
  const terrain = useTerrain();
  const mendings = useMemo(() => {
    const planning = planningIn(air, route, terrain);
    return isInZone(issue) ? mendingsFor(issue, planning) : clearanceMendings(issue, planning);
  }, [issue, air, route, terrain]);
  const textOf = ({ kind, metres, touched }: Mending): string => {
    const rounded = Math.round(metres);
    if (kind === 'moveOut') return t('route.mend.moveOut', { number: touched[0]! + 1, distance: distance(rounded) });
    return kind === 'goRound'
      ? t('route.mend.goRound', { distance: distance(Math.max(1, rounded)) })
      : t(`route.mend.${kind}`, { height: length(rounded) });
  };
  const take = (mending: Mending) => mend(desk, mending, () => toast.success(t('route.mend.done')));
  if (mendings.length === 0) return <p role="status">{t('route.mend.none')}</p>;
  return (
    <div className={styles['offers']} role="group" aria-label={t('route.mend.ask')}>
      {mendings.map((mending) => (
        <Button key={mending.kind} onClick={() => take(mending)}>
          {textOf(mending)}
        </Button>
      ))}
    </div>
  );
}
