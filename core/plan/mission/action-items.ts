import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { WaypointAction, WaypointActionKind } from '../waypoint-action.ts';
import { doing, type MissionVehicle } from './manner.ts';
import { pulseFor, type Pulse } from './pulse-items.ts';

/** What is under way when an action begins: some are told only together with it. */
export interface PayloadState {
  tilt: number;
  heading: number;
  /** Which of the two was told last. */
  pointed: 'gimbalTilt' | 'gimbalHeading';
  series: 'timed' | 'distance' | undefined;
}

export const AT_FIRST: PayloadState = { tilt: 0, heading: 0, pointed: 'gimbalTilt', series: undefined };

/** Of a mount: to be told where it points by messages. PX4 wants it said, ArduPilot does not keep it. */
const MAVLINK_TARGETING = 2;
const GRIPPER_RELEASE = 0;

type Encode = (value: number, state: PayloadState, vehicle: MissionVehicle) => MissionItem[] | undefined;

const mount = ({ tilt, heading }: PayloadState, { autopilot }: MissionVehicle): MissionItem[] => [
  doing(MavCmd.DO_MOUNT_CONTROL, [tilt, 0, heading], [0, 0, autopilot === 'px4' ? MAVLINK_TARGETING : 0]),
];
/** Neither autopilot has a word for it in a mission. */
const unsaid: Encode = () => undefined;

const ENCODE: Record<WaypointActionKind, Encode> = {
  gimbalTilt: (_, state, vehicle) => mount(state, vehicle),
  gimbalHeading: (_, state, vehicle) => mount(state, vehicle),
  gimbalMode: unsaid,
  headFollow: unsaid,
  positionHold: unsaid,
  photograph: () => [doing(MavCmd.IMAGE_START_CAPTURE, [0, 0, 1])],
  startRecording: () => [doing(MavCmd.VIDEO_START_CAPTURE)],
  endRecording: () => [doing(MavCmd.VIDEO_STOP_CAPTURE)],
  zoom: unsaid,
  timedPhotographs: (seconds) => [doing(MavCmd.IMAGE_START_CAPTURE, [0, seconds, 0])],
  distancePhotographs: (metres) => [doing(MavCmd.DO_SET_CAM_TRIGG_DIST, [metres])],
  endPhotographs: (_, { series }) => [series === 'distance' ? doing(MavCmd.DO_SET_CAM_TRIGG_DIST, [0]) : doing(MavCmd.IMAGE_STOP_CAPTURE)],
  playSound: unsaid,
  stopSound: unsaid,
  release: (number) => [doing(MavCmd.DO_GRIPPER, [number, GRIPPER_RELEASE])],
  pumpOn: (_, __, { autopilot }) => (autopilot === 'ardupilot' ? [doing(MavCmd.DO_SPRAYER, [1])] : undefined),
  pumpOff: (_, __, { autopilot }) => (autopilot === 'ardupilot' ? [doing(MavCmd.DO_SPRAYER, [0])] : undefined),
  startLifeDetection: unsaid,
  endLifeDetection: unsaid,
};

export const afterAction = (state: PayloadState, { kind, value }: WaypointAction): PayloadState => {
  if (kind === 'gimbalTilt') return { ...state, tilt: value ?? 0, pointed: kind };
  if (kind === 'gimbalHeading') return { ...state, heading: value ?? 0, pointed: kind };
  if (kind === 'timedPhotographs' || kind === 'distancePhotographs')
    return { ...state, series: kind === 'timedPhotographs' ? 'timed' : 'distance' };
  return state;
};

/** PX4 counts outputs otherwise and does not take pulses in every version; a row of pictures by distance is the autopilot's own. */
const pulseOf = (action: WaypointAction, { series }: PayloadState, { autopilot, pulses }: MissionVehicle): Pulse | undefined =>
  !pulses || autopilot !== 'ardupilot' || (action.kind === 'endPhotographs' && series === 'distance')
    ? undefined
    : pulseFor(action, pulses);

interface Told {
  /** Nothing where the aircraft cannot be told of it. */
  items: MissionItem[] | undefined;
  isNumberLost: boolean;
  state: PayloadState;
}

export function actionItems(action: WaypointAction, before: PayloadState, vehicle: MissionVehicle): Told {
  const next = afterAction(before, action);
  const pulse = pulseOf(action, next, vehicle);
  const items = pulse ? [doing(MavCmd.DO_SET_SERVO, [pulse.output, pulse.width])] : ENCODE[action.kind](action.value ?? 0, next, vehicle);
  const state = action.kind === 'endPhotographs' ? { ...next, series: undefined } : next;
  return { items, isNumberLost: pulse?.isNumberLost ?? false, state };
}
