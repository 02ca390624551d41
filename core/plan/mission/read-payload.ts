import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { WaypointAction } from '../waypoint-action.ts';
import type { LoadPulses } from '../../payload/load-pulses.ts';
import type { PayloadState } from './action-items.ts';
import { readPulse } from './pulse-items.ts';

const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });

type Read = (params: readonly number[], state: PayloadState) => WaypointAction[];

/** What is said once more is still said: it turns back whatever was turned by hand meanwhile. */
function pointed(tilt: number, heading: number, before: PayloadState): WaypointAction[] {
  const changed = [
    ...(tilt === before.tilt ? [] : [act('gimbalTilt', tilt)]),
    ...(heading === before.heading ? [] : [act('gimbalHeading', heading)]),
  ];
  return changed.length > 0 ? changed : [act(before.pointed, before.pointed === 'gimbalTilt' ? tilt : heading)];
}

const READ: Partial<Record<number, Read>> = {
  [MavCmd.DO_MOUNT_CONTROL]: ([tilt = 0, , heading = 0], before) => pointed(tilt, heading, before),
  [MavCmd.IMAGE_START_CAPTURE]: ([, seconds = 0, count]) => [count === 1 ? act('photograph') : act('timedPhotographs', seconds)],
  [MavCmd.DO_DIGICAM_CONTROL]: () => [act('photograph')],
  [MavCmd.IMAGE_STOP_CAPTURE]: () => [act('endPhotographs')],
  [MavCmd.DO_SET_CAM_TRIGG_DIST]: ([metres = 0]) => [metres > 0 ? act('distancePhotographs', metres) : act('endPhotographs')],
  [MavCmd.VIDEO_START_CAPTURE]: () => [act('startRecording')],
  [MavCmd.VIDEO_STOP_CAPTURE]: () => [act('endRecording')],
  [MavCmd.DO_GRIPPER]: ([number = 1, isGrab]) => (isGrab === 1 ? [] : [act('release', number)]),
  [MavCmd.DO_SPRAYER]: ([isOn]) => [isOn === 1 ? act('pumpOn', 100) : act('pumpOff')],
};

/** What an item does with a payload; nothing where it is about something else, or is a pulse of which nobody here knows what it does. */
export function readPayload({ command, params }: MissionItem, state: PayloadState, pulses?: LoadPulses): WaypointAction[] | undefined {
  const [output = 0, width = 0] = params.map((param) => param ?? 0);
  if (command === MavCmd.DO_SET_SERVO) {
    const action = pulses && readPulse(output, width, pulses);
    return action && [action];
  }
  return READ[command]?.(
    params.map((param) => param ?? 0),
    state,
  );
}
