import { legLength } from '@skyhelm/core/plan/legs';
import type { Waypoint } from '@skyhelm/core/plan/route';
import { useMemo } from 'react';
import { useLength } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { selection } from './selection.ts';
import styles from './profile.module.css';
import { useDesk } from './use-desk.ts';

const [WIDTH, HEIGHT] = [1_000, 100];
/** More dots than that are a line anyway. */
const DOTS_MAX = 200;

/** How high it flies along the way. Each waypoint can be chosen here too. */
export function HeightProfile() {
  const t = useWords();
  const length = useLength();
  const { desk, now } = useDesk();
  const { waypoints } = now.draft.route;
  const profile = useMemo(() => profileOf(waypoints), [waypoints]);
  if (!profile) return null;
  const { points, low, high } = profile;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className={styles['profile']}>
      <figcaption>
        {t('route.profile')}
        <span className="numeric">{t('route.profile.range', { low: length(low), high: length(high) })}</span>
      </figcaption>
      <div className={styles['box']}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {points.length <= DOTS_MAX &&
          points.map(({ x, y, index }) => (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              className={styles['dot']}
              style={{ left: `${x / 10}%`, top: `${y}%` }}
              data-chosen={now.selected.includes(index) || undefined}
              aria-label={t('route.waypointNumber', { number: index + 1 })}
              title={`${index + 1}: ${length(waypoints[index]!.altitude)}`}
              onClick={({ shiftKey, ctrlKey, metaKey }) =>
                desk.select(selection(now.selected, index, { isRange: shiftKey, isAdding: ctrlKey || metaKey }))
              }
            />
          ))}
      </div>
    </figure>
  );
}

function profileOf(waypoints: readonly Waypoint[]) {
  const heights = waypoints.map(({ altitude }) => altitude);
  if (waypoints.length < 2 || heights.some((height) => !Number.isFinite(height))) return undefined;
  const ways = [0];
  for (let index = 1; index < waypoints.length; index++) ways.push(ways[index - 1]! + legLength(waypoints[index - 1]!, waypoints[index]!));
  const low = heights.reduce((least, height) => Math.min(least, height), Infinity);
  const high = heights.reduce((most, height) => Math.max(most, height), -Infinity);
  const [floor, span] = [Math.min(0, low), Math.max(1, high - Math.min(0, low)) * 1.15];
  const whole = ways.at(-1)!;
  if (!(whole > 0)) return undefined;
  return {
    low,
    high,
    points: heights.map((height, index) => ({ index, x: (ways[index]! / whole) * WIDTH, y: HEIGHT - ((height - floor) / span) * HEIGHT })),
  };
}
