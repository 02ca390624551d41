import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { ROUTE_WAYPOINTS } from '@skyhelm/core/plan/route-limits';
import { followTerrain } from '@skyhelm/core/plan/terrain/follow';
import { isKnown } from '@skyhelm/core/plan/terrain/ground';
import { Button } from 'antd';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { put } from './desk-edits.ts';
import styles from './fields.module.css';
import { NumberField } from './NumberField.tsx';
import { useDesk } from './use-desk.ts';
import { useTerrain } from './use-terrain.ts';
import { Aside } from './use-typing.ts';

/** All of the route so high above the ground. */
export function FollowTerrain() {
  const t = useWords();
  const { desk, now } = useDesk();
  const terrain = useTerrain();
  const [height, setHeight] = useState(now.draft.route.height);
  const isPossible = terrain !== undefined && isKnown(terrain.legs) && height > 0;

  function follow(): void {
    const before = desk.now().draft.route;
    const route = terrain && followTerrain(before, height, terrain, plannedPerformance(before));
    if (route === 'tooMany') toast.error(t('issues.route.tooManyWaypoints', { max: ROUTE_WAYPOINTS.max }));
    if (typeof route === 'object') put(desk, route, []);
  }

  return (
    <>
      <div className={styles['inline']}>
        <Aside value>
          <NumberField label={t('route.follow')} unit={t('route.metres')} value={height} isFaulty={!(height > 0)} onChange={setHeight} />
        </Aside>
        <Button disabled={!isPossible} onClick={follow}>
          {t('route.follow.do')}
        </Button>
      </div>
      <p className="page-note">{t(isPossible ? 'route.follow.explain' : 'route.follow.unknown')}</p>
    </>
  );
}
