import AimOutlined from '@ant-design/icons/AimOutlined';
import type { Position } from '@skyhelm/core/geo/position';
import type { RouteDifferences, WaypointDifference } from '@skyhelm/core/plan/compare/differences';
import type { Route } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useState } from 'react';
import { paletteOf } from '../../../map/palette.ts';
import { useDistance } from '../../../session/use-length.ts';
import { useDark } from '../../../ui/use-dark.ts';
import { useWords } from '../../../words/words.ts';
import styles from './compare.module.css';
import { useFactText, type FactRow } from './fact-text.ts';
import { LOOKS } from './looks.ts';

const MORE = 100;

interface DifferenceTableProps {
  names: readonly [string, string];
  routes: readonly [Route, Route];
  found: RouteDifferences;
  /** What is told beside what is flown. */
  others: readonly FactRow[];
  onLook(at: Position): void;
}

/** Field by field and waypoint by waypoint, both values beside each other. */
export function DifferenceTable({ names, routes: [one, other], found, others, onLook }: DifferenceTableProps) {
  const t = useWords();
  const distance = useDistance();
  const { ofRoute, ofWaypoint } = useFactText();
  const [shown, setShown] = useState(MORE);
  const ofAll = [...others, ...found.route.map(ofRoute)];
  const rest = found.waypoints.length - shown;
  const titleOf = ({ one: mine, other: theirs }: WaypointDifference) =>
    mine === undefined || theirs === undefined || mine === theirs
      ? t('route.waypointNumber', { number: (mine ?? theirs)! + 1 })
      : t('route.compare.renumbered', { one: mine + 1, other: theirs + 1 });
  const placeOf = ({ one: mine, other: theirs }: WaypointDifference) =>
    theirs === undefined ? one.waypoints[mine!]! : other.waypoints[theirs]!;
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('route.compare.what')}</th>
            <th scope="col">
              <LineSample side="one" />
              {names[0]}
            </th>
            <th scope="col">
              <LineSample side="other" />
              {names[1]}
            </th>
          </tr>
        </thead>
        {ofAll.length > 0 && (
          <tbody>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={3}>
                {t('route.compare.route')}
              </th>
            </tr>
            {ofAll.map((row) => (
              <Fact key={row.label} {...row} />
            ))}
          </tbody>
        )}
        {found.waypoints.slice(0, shown).map((difference) => {
          const { one: mine, other: theirs, moved, changes } = difference;
          const isInBoth = mine !== undefined && theirs !== undefined;
          return (
            <tbody key={`${mine ?? ''} ${theirs ?? ''}`}>
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={3}>
                  {titleOf(difference)}
                  <Button
                    type="text"
                    icon={<AimOutlined />}
                    aria-label={t('route.compare.look', { waypoint: titleOf(difference) })}
                    title={t('route.compare.look', { waypoint: titleOf(difference) })}
                    onClick={() => onLook({ ...placeOf(difference) })}
                  />
                </th>
              </tr>
              {!isInBoth && (
                <tr>
                  <th scope="row">{t('route.compare.there')}</th>
                  <td>{mine === undefined ? t('common.no') : t('common.yes')}</td>
                  <td>{theirs === undefined ? t('common.no') : t('common.yes')}</td>
                </tr>
              )}
              {moved !== 0 && (
                <tr>
                  <th scope="row">{t('route.compare.place')}</th>
                  <td colSpan={2}>{Number.isNaN(moved) ? t('common.none') : t('route.compare.moved', { distance: distance(moved) })}</td>
                </tr>
              )}
              {changes.map((change) => (
                <Fact key={change.fact} {...ofWaypoint(change)} />
              ))}
            </tbody>
          );
        })}
      </table>
      {rest > 0 && (
        <Button block onClick={() => setShown(shown + MORE)}>
          {t('route.compare.more', { count: rest })}
        </Button>
      )}
    </>
  );
}

const Fact = ({ label, one, other }: FactRow) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{one}</td>
    <td>{other}</td>
  </tr>
);

/** As its line is on the map. */
function LineSample({ side }: { side: 'one' | 'other' }) {
  const { tracks } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const { track, isDashed } = LOOKS[side];
  return (
    <svg className={styles['sample']} viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
      <path
        d="M3 4h26"
        stroke={tracks[track - 1]}
        strokeWidth={isDashed ? 3 : 6}
        {...(isDashed ? { strokeDasharray: '6 4' } : { strokeLinecap: 'round' })}
      />
    </svg>
  );
}
