import type { Issue } from '@skyhelm/core/issue';
import type { WaypointMode } from '@skyhelm/core/plan/route';
import type { WaypointActionKind } from '@skyhelm/core/plan/waypoint-action';
import type { WordKey } from '@skyhelm/i18n/translate';
import { useWords, type Say } from '../../words/words.ts';
import styles from './route-file.module.css';

/** As many as anybody reads. */
const SHOWN_MAX = 100;

/** What is done is kept by its name, and said in words. */
const OF_ACTIONS = ['routeFile.lost.action', 'routeFile.lost.addedAction'];

/** So is how a waypoint is passed, and what becomes of it. */
const OF_MODES = ['routeFile.lost.mode', 'routeFile.lost.stop'];

const textOf = (t: Say, { code, params }: Pick<Issue, 'code' | 'params'>): string => {
  const action = OF_ACTIONS.includes(code) ? t(`route.action.${params?.['action'] as WaypointActionKind}`) : undefined;
  const mode = (name: 'was' | 'is') => ({ [name]: t(`route.mode.${params?.[name] as WaypointMode}`) });
  const modes = OF_MODES.includes(code) ? { ...mode('was'), ...mode('is') } : {};
  return t(`issues.${code}` as WordKey, { ...params, ...(action !== undefined && { action }), ...modes });
};

/** What a file or a route says that the other has no room for. */
export function Remarks({ issues }: { issues: readonly Pick<Issue, 'code' | 'params'>[] }) {
  const t = useWords();
  // The same may be said twice: where it stands in the list is all that tells them apart.
  const shown = issues.slice(0, SHOWN_MAX).map((issue, at) => ({ issue, at }));
  return (
    <ul className={styles['remarks']}>
      {shown.map(({ issue, at }) => (
        <li key={at}>{textOf(t, issue)}</li>
      ))}
      {issues.length > SHOWN_MAX && <li>{t('route.check.more', { count: issues.length - SHOWN_MAX })}</li>}
    </ul>
  );
}
