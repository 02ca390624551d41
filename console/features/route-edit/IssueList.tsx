import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import type { Issue } from '@skyhelm/core/issue';
import { isWayHeld } from '@skyhelm/core/plan/checks/index';
import { foundText } from '../../words/found-text.ts';
import { useWords, type Say } from '../../words/words.ts';
import { useAirportsOff } from '../airspace/index.ts';
import { detailOf } from './issue-detail.ts';
import styles from './issues.module.css';
import { ROUTE_FIELDS, routeFieldOf, type RouteField } from './route-fields.ts';
import { useDesk } from './use-desk.ts';
import { useIssues } from './use-faults.ts';
import { isMendable, WaysOut } from './WaysOut.tsx';

/** As many as anybody reads. */
const SHOWN_MAX = 100;

export const waypointOf = ({ at }: Issue): number | undefined => (at?.[0] === 'waypoints' && typeof at[1] === 'number' ? at[1] : undefined);

interface IssueListProps {
  /** Shows where it is. */
  onJump(index: number): void;
  onField(field: RouteField): void;
}

/** What is wrong, each with the way to its place. */
export function IssueList({ onJump, onField }: IssueListProps) {
  const t = useWords();
  const issues = useIssues();
  const { desk, now } = useDesk();
  // Two rules may say the same of one place: where it stands in the list is all that tells them apart.
  const shown = issues.slice(0, SHOWN_MAX).map((issue, at) => ({ issue, at }));
  if (issues.length === 0) {
    return (
      <>
        <p className={styles['fine']}>
          <CheckCircleOutlined /> {t('route.check.fine')}
        </p>
        <WithoutAirports />
      </>
    );
  }
  return (
    <>
      {!isWayHeld(now.draft.route) && <p className={styles['unheld']}>{t('route.check.unheld')}</p>}
      <ul className={styles['issues']}>
        {shown.map(({ issue, at }) => {
          const [index, field] = [waypointOf(issue), routeFieldOf(issue)];
          return (
            <li key={at} data-severity={issue.severity}>
              <span className={styles['mark']}>{t(`route.check.${issue.severity}`)}</span>
              <span>{withDetail(t, issue)}</span>
              {index !== undefined && (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => {
                    desk.select([index]);
                    onJump(index);
                  }}
                >
                  {t('route.waypointNumber', { number: index + 1 })}
                </button>
              )}
              {field && (
                <button type="button" className="link-button" onClick={() => onField(field)}>
                  {t(ROUTE_FIELDS[field])}
                </button>
              )}
              {isMendable(issue) && <WaysOut issue={issue} />}
            </li>
          );
        })}
      </ul>
      {issues.length > SHOWN_MAX && <p>{t('route.check.more', { count: issues.length - SHOWN_MAX })}</p>}
      <WithoutAirports />
    </>
  );
}

function WithoutAirports() {
  const t = useWords();
  return useAirportsOff() && <p className={styles['beside']}>{t('route.check.noAirports', { screen: t('menu.noFlyZone') })}</p>;
}

function withDetail(t: Say, issue: Issue): string {
  const [name, value] = [foundText(t, issue), detailOf(t, issue)];
  return value === undefined ? name : t('common.pair', { name, value });
}
