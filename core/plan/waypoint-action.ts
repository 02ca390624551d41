/** What one number of an action may be. */
export interface ActionNumber {
  min: number;
  max: number;
  default: number;
  isWhole?: true;
}

const degrees = (min: number, max: number, byDefault: number): ActionNumber => ({ min, max, default: byDefault });
const whole = (min: number, max: number, byDefault: number): ActionNumber => ({ min, max, default: byDefault, isWhole: true });

/** The gimbal turns with the nose, keeps where it points, or moves along with the aircraft. */
export const GIMBAL_MODES = [0, 1, 2] as const;

/** All that can be done at a waypoint: which payload does it, and which number is said with it, if any. */
export const WAYPOINT_ACTIONS = {
  gimbalTilt: { payload: 'gimbal', value: degrees(-90, 30, -90) },
  gimbalHeading: { payload: 'gimbal', value: degrees(-180, 180, 0) },
  gimbalMode: { payload: 'gimbal', value: whole(0, 2, 0) },
  headFollow: { payload: 'gimbal' },
  positionHold: { payload: 'gimbal' },
  photograph: { payload: 'camera' },
  startRecording: { payload: 'camera' },
  endRecording: { payload: 'camera' },
  zoom: { payload: 'camera', value: { min: 1, max: 200, default: 2 } },
  /** Seconds between two pictures. */
  timedPhotographs: { payload: 'camera', value: { min: 0.5, max: 600, default: 2 } },
  /** Metres between two pictures. */
  distancePhotographs: { payload: 'camera', value: { min: 0.5, max: 1_000, default: 10 } },
  endPhotographs: { payload: 'camera' },
  playSound: { payload: 'pager', value: whole(1, 99, 1) },
  stopSound: { payload: 'pager' },
  release: { payload: 'thrower', value: whole(1, 16, 1) },
  pumpOn: { payload: 'pump', value: whole(1, 100, 100) },
  pumpOff: { payload: 'pump' },
  /** Minutes of one run. */
  startLifeDetection: { payload: 'lifeDetector', value: whole(5, 10, 5) },
  endLifeDetection: { payload: 'lifeDetector' },
} as const satisfies Record<string, { payload: string; value?: ActionNumber }>;

export type WaypointActionKind = keyof typeof WAYPOINT_ACTIONS;
export const WAYPOINT_ACTION_KINDS = Object.keys(WAYPOINT_ACTIONS) as WaypointActionKind[];

export interface WaypointAction {
  kind: WaypointActionKind;
  /** Nothing where the action has no number. */
  value: number | null;
}

/** Two rows of pictures cannot begin at one waypoint: the second would end the first. */
export const SERIES_OF_PHOTOGRAPHS: readonly WaypointActionKind[] = ['timedPhotographs', 'distancePhotographs'];

/** What something falls from. */
export const LETTING_GO: readonly WaypointActionKind[] = ['release'];

export const ACTIONS_MAX = 20;

export const numberOf = (kind: WaypointActionKind): ActionNumber | undefined => {
  const facts: { payload: string; value?: ActionNumber } = WAYPOINT_ACTIONS[kind];
  return facts.value;
};

/** Its number is within the action's own bounds, and there is none where the action has none. */
export function isFitting({ kind, value }: WaypointAction): boolean {
  const bounds = numberOf(kind);
  if (!bounds || value === null) return !bounds && value === null;
  return value >= bounds.min && value <= bounds.max && (!bounds.isWhole || Number.isInteger(value));
}
