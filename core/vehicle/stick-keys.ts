import { STICK_WAYS, type Sticks, type StickWay } from './sticks.ts';

/** Keys by their place on the keyboard, whatever is printed on them: the left hand has one stick, the right hand the other. */
export const STICK_KEYS: Readonly<Record<string, readonly [StickWay, 1 | -1]>> = {
  KeyW: ['leftY', 1],
  KeyS: ['leftY', -1],
  KeyA: ['leftX', -1],
  KeyD: ['leftX', 1],
  ArrowUp: ['rightY', 1],
  ArrowDown: ['rightY', -1],
  ArrowLeft: ['rightX', -1],
  ArrowRight: ['rightX', 1],
};

/** From the middle to the edge: a key is all or nothing, a vehicle should not be. */
const RAMP_MS = 600;

/** Where the sticks are after so long with these keys down. A key that is let go lets the stick spring back at once. */
export function pressed(before: Sticks, keys: ReadonlySet<string>, ms: number): Sticks {
  const after = { ...before };
  for (const way of STICK_WAYS) {
    const wanted = wantedBy(keys, way);
    const from = Math.sign(before[way]) === wanted ? before[way] : 0;
    after[way] = wanted === 0 ? 0 : wanted * Math.min(1, Math.abs(from) + Math.max(0, ms) / RAMP_MS);
  }
  return after;
}

/** Both ways at once are none. */
function wantedBy(keys: ReadonlySet<string>, way: StickWay): number {
  let sum = 0;
  for (const key of keys) {
    const [of, direction] = STICK_KEYS[key] ?? [];
    if (of === way) sum += direction!;
  }
  return Math.sign(sum);
}
