/** What a pilot asks of a vehicle by hand, each from -1 to 1: forward, to the right, up, and to turn clockwise. */
export const AXES = ['forward', 'right', 'up', 'turn'] as const;
export type Axis = (typeof AXES)[number];
export type Axes = Record<Axis, number>;

export const NEUTRAL: Axes = { forward: 0, right: 0, up: 0, turn: 0 };
export const isNeutral = (axes: Axes): boolean => AXES.every((axis) => axes[axis] === 0);

/** Two sticks as they stand, each way from -1 to 1: to the right and away from the pilot are positive. */
export const STICK_WAYS = ['leftX', 'leftY', 'rightX', 'rightY'] as const;
export type StickWay = (typeof STICK_WAYS)[number];
export type Sticks = Record<StickWay, number>;

export const AT_REST: Sticks = { leftX: 0, leftY: 0, rightX: 0, rightY: 0 };

/** What each stick does in which hand; remote controls call these modes 1 to 4. */
export const HANDS: Record<Handedness, Record<StickWay, Axis>> = {
  japanese: { leftX: 'turn', leftY: 'forward', rightX: 'right', rightY: 'up' },
  american: { leftX: 'turn', leftY: 'up', rightX: 'right', rightY: 'forward' },
  chinese: { leftX: 'right', leftY: 'forward', rightX: 'turn', rightY: 'up' },
  antiJapanese: { leftX: 'right', leftY: 'up', rightX: 'turn', rightY: 'forward' },
};

export const HANDEDNESS = ['japanese', 'american', 'chinese', 'antiJapanese'] as const;
export type Handedness = (typeof HANDEDNESS)[number];

export function axesOf(sticks: Sticks, handedness: Handedness): Axes {
  const axes = { ...NEUTRAL };
  for (const way of STICK_WAYS) axes[HANDS[handedness][way]] = sticks[way];
  return axes;
}

/** A stick that rests a little beside its middle must not make the vehicle drift. */
const DEAD_ZONE = 0.06;
/** How much of the curve is cubic: fine near the middle, all of it at the edge. */
const CURVE = 0.35;

/** What a finger or a gamepad means, from where the stick is. */
export function felt(deflection: number): number {
  if (!Number.isFinite(deflection)) return 0;
  const size = Math.min(1, Math.abs(deflection));
  if (size <= DEAD_ZONE) return 0;
  const share = (size - DEAD_ZONE) / (1 - DEAD_ZONE);
  return Math.sign(deflection) * (CURVE * share ** 3 + (1 - CURVE) * share);
}

/** The stronger hand counts: nobody is kept from steering by a gamepad that lies on the desk. */
export function together(one: Sticks, other: Sticks): Sticks {
  const stronger = (way: StickWay): number => (Math.abs(other[way]) > Math.abs(one[way]) ? other[way] : one[way]);
  return { leftX: stronger('leftX'), leftY: stronger('leftY'), rightX: stronger('rightX'), rightY: stronger('rightY') };
}

/** A gamepad of the standard layout; it counts towards the pilot, we count away from them. */
export const gamepadSticks = ([leftX = 0, leftY = 0, rightX = 0, rightY = 0]: readonly number[]): Sticks => ({
  leftX: felt(leftX),
  leftY: felt(-leftY),
  rightX: felt(rightX),
  rightY: felt(-rightY),
});
