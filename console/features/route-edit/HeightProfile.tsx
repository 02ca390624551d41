import { useMemo, type CSSProperties } from 'react';
import { paletteOf } from '../../map/palette.ts';
import { useLength } from '../../session/use-length.ts';
import { useDark } from '../../ui/use-dark.ts';
import { useWords } from '../../words/words.ts';
import { HEIGHT, profileOf, WIDTH } from './height-profile.ts';
import { rangeText } from './height-range.ts';
import { selection } from './selection.ts';
import styles from './profile.module.css';
import { useDesk } from './use-desk.ts';
import { useAir } from './use-faults.ts';
import { useTerrain } from './use-terrain.ts';

/** More dots than that are a line anyway. */
const DOTS_MAX = 200;

const lineOf = (points: readonly { x: number; y: number }[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** How high it flies along the way, and down to its landing. Each waypoint can be chosen here too. */
export function HeightProfile() {
  const t = useWords();
  const length = useLength();
  const { desk, now } = useDesk();
  const { route } = now.draft;
  const { waypoints } = route;
  const terrain = useTerrain();
  const { home } = useAir();
  const { selected: chosen } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const profile = useMemo(() => profileOf(route, home, terrain), [route, home, terrain]);
  if (!profile) return null;
  const { points, landing, ground, low, high } = profile;
  const line = lineOf(points);
  return (
    <figure className={styles['profile']}>
      <figcaption>
        {t('route.profile')}
        <span className="numeric">{rangeText(t, length(low), length(high))}</span>
      </figcaption>
      <div className={styles['box']} style={{ '--chosen': chosen } as CSSProperties}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,${HEIGHT} ${lineOf([...points, ...landing])} ${WIDTH},${HEIGHT}`} />
          {ground.map((points) => (
            <polygon key={points} className={styles['ground']} points={points} />
          ))}
          <polyline points={line} vectorEffect="non-scaling-stroke" />
          {landing.length > 0 && (
            <polyline className={styles['landing']} points={lineOf([points.at(-1)!, ...landing])} vectorEffect="non-scaling-stroke" />
          )}
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
