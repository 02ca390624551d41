import type { Position } from '../geo/position.ts';
import type { Camera } from '../plan/pattern/camera.ts';

/** What is drawn for a task of each type; how it is flown say the parameters. */
export interface SpotPlan {
  type: 'spot';
  spots: Position[];
  photographs: boolean;
  /** Degrees of the camera, -90 straight down. */
  tilt: number;
}

interface Drawn {
  /** Open: the last corner is not the first again. */
  area: Position[];
  /** Degrees from north that lanes run along; nothing for whichever is flown in the shortest time. */
  angle: number | null;
}

export interface AreaPlan extends Drawn {
  type: 'area';
}
export interface OrthophotoPlan extends Drawn {
  type: 'orthophoto';
  camera: Camera;
}
export interface ObliquePlan extends Drawn {
  type: 'oblique';
  camera: Camera;
}

/** Set down with the aircraft, or let go above the place, after which it flies back the way it came. */
export const DELIVERIES = ['land', 'release'] as const;

export interface LogisticsPlan {
  type: 'logistics';
  via: Position[];
  /** Nothing until it has been chosen. */
  destination: Position | null;
  delivery: (typeof DELIVERIES)[number];
  /** Of the thrower. */
  channel: number;
}

export type TaskPlan = SpotPlan | AreaPlan | OrthophotoPlan | ObliquePlan | LogisticsPlan;

export const PLAN_SPOTS_MAX = 500;
export const PLAN_CORNERS_MAX = 500;
export const PLAN_VIA_MAX = 100;

/** All that a plan is drawn by, in order: of a delivery the last is the destination. */
export function pointsOf(plan: TaskPlan): readonly Position[] {
  if (plan.type === 'spot') return plan.spots;
  if (plan.type === 'logistics') return plan.destination ? [...plan.via, plan.destination] : plan.via;
  return plan.area;
}
