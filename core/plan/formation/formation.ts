/** All at once, or each so long after the one before. */
export const TAKE_OFFS = ['simultaneous', 'delayed'] as const;
export type TakeOff = (typeof TAKE_OFFS)[number];

/** Several aircraft along one route, each in a cell of its own beside the leader. */
export interface Formation {
  /** Aircraft, the leader among them. */
  count: number;
  /** Metres from each cell to the next one. */
  cellDistance: number;
  /** Degrees, clockwise from the axis, in which the next cell lies: 90 to the right, 180 behind. */
  offsetAngle: number;
  /** Metres by which each cell lies further ahead along the axis, on top of that; behind, where it is less than nought. */
  axisOffset: number;
  /** Metres by which each cell is higher. */
  heightStep: number;
  takeOff: TakeOff;
  /** Seconds from each take-off to the next one; of no meaning where all take off at once. */
  delaySeconds: number;
  /** Metres that any two of them keep from each other at every moment. */
  minimumDistance: number;
}

/** The specification says only that there is at least one aircraft. */
export const FORMATION_LIMITS = {
  count: { min: 1, max: 50 },
  cellDistance: { min: 1, max: 1_000 },
  offsetAngle: { min: -360, max: 360 },
  axisOffset: { min: -1_000, max: 1_000 },
  heightStep: { min: -100, max: 100 },
  delaySeconds: { min: 0, max: 600 },
  minimumDistance: { min: 1, max: 500 },
} as const;
export type FormationNumber = keyof typeof FORMATION_LIMITS;

/** Of all its routes together. */
export const FORMATION_WAYPOINTS = 50_000;

export const NEW_FORMATION: Readonly<Formation> = {
  count: 3,
  cellDistance: 20,
  offsetAngle: 90,
  axisOffset: 0,
  heightStep: 0,
  takeOff: 'simultaneous',
  delaySeconds: 10,
  minimumDistance: 10,
};

/** Seconds after the leader's take-off. */
export const delayOf = ({ takeOff, delaySeconds }: Pick<Formation, 'takeOff' | 'delaySeconds'>, member: number): number =>
  takeOff === 'delayed' ? member * delaySeconds : 0;
