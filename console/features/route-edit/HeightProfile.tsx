import { legLength } from '@skyhelm/core/plan/legs';
import type { Waypoint } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { useMemo, type CSSProperties } from 'react';
import { paletteOf } from '../../map/palette.ts';
import { useLength } from '../../session/use-length.ts';
import { useDark } from '../../ui/use-dark.ts';
import { useWords } from '../../words/words.ts';
import { rangeText } from './height-range.ts';
import { selection } from './selection.ts';
import styles from './profile.module.css';
import { useDesk } from './use-desk.ts';
import { useTerrain } from './use-terrain.ts';

const [WIDTH, HEIGHT] = [1_000, 100];
/** More dots than that are a line anyway. */
const DOTS_MAX = 200;

/** How high it flies along the way. Each waypoint can be chosen here too. */
export function HeightProfile() {
  const t = useWords();
  const length = useLength();
  const { desk, now } = useDesk();
  const { waypoints } = now.draft.route;
  const terrain = useTerrain();
  const { selected: chosen } = paletteOf(useDark() ? 'dark' : 'light', 'base');
  const profile = useMemo(() => profileOf(waypoints, terrain), [waypoints, terrain]);
  if (!profile) return null;
  const { points, ground, low, high } = profile;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className={styles['profile']}>
      <figcaption>
        {t('route.profile')}
        <span className="numeric">{rangeText(t, length(low), length(high))}</span>
      </figcaption>
      <div className={styles['box']} style={{ '--chosen': chosen } as CSSProperties}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
          {ground.map((points) => (
            <polygon key={points} className={styles['ground']} points={points} />
          ))}
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

function profileOf(waypoints: readonly Waypoint[], terrain: Terrain | undefined) {
  const heights = waypoints.map(({ altitude }) => altitude);
  if (waypoints.length < 2 || heights.some((height) => !Number.isFinite(height))) return undefined;
  const ways = [0];
  for (let index = 1; index < waypoints.length; index++) ways.push(ways[index - 1]! + legLength(waypoints[index - 1]!, waypoints[index]!));
  const low = heights.reduce((least, height) => Math.min(least, height), Infinity);
  const high = heights.reduce((most, height) => Math.max(most, height), -Infinity);
  const isGround = terrain !== undefined && terrain.datum !== null && terrain.legs.length === waypoints.length - 1;
  const below = isGround ? terrain.legs.map((leg) => leg.map((height) => (height === null ? null : height - terrain.datum!))) : [];
  const [lowest, highest] = rangeOf(below);
  const floor = Math.min(0, low, lowest);
  const span = Math.max(1, Math.max(high, highest) - floor) * 1.15;
  const whole = ways.at(-1)!;
  if (!(whole > 0)) return undefined;
  const yOf = (height: number) => HEIGHT - ((height - floor) / span) * HEIGHT;
  return {
    low,
    high,
    points: heights.map((height, index) => ({ index, x: (ways[index]! / whole) * WIDTH, y: yOf(height) })),
    ground: shapesOf(
      below.flatMap((leg, index) => {
        const [from, to] = [ways[index]!, ways[index + 1]!];
        return leg.map((height, part) => ({ x: ((from + ((to - from) * part) / (leg.length - 1)) / whole) * WIDTH, height }));
      }),
      yOf,
    ),
  };
}

function rangeOf(legs: readonly (readonly (number | null)[])[]): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const leg of legs) {
    for (const height of leg) {
      if (height === null) continue;
      lowest = Math.min(lowest, height);
      highest = Math.max(highest, height);
    }
  }
  return [lowest, highest];
}

/** One for each stretch of which the ground is known. */
function shapesOf(ground: readonly { x: number; height: number | null }[], yOf: (height: number) => number): string[] {
  const stretches: { x: number; y: number }[][] = [[]];
  for (const { x, height } of ground) {
    if (height !== null) stretches.at(-1)!.push({ x, y: yOf(height) });
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  }
  return stretches
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const top = stretch.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
      return `${stretch[0]!.x},${HEIGHT} ${top} ${stretch.at(-1)!.x},${HEIGHT}`;
    });
}
