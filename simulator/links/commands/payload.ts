import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { doOnTheWay } from '../../guidance/on-the-way.ts';
import { DEGREE } from '../../world/angle.ts';
import { accepted, type Action, type Actions } from './order.ts';

const likeInMission: Action = ({ comms: { craft } }, order) => accepted(doOnTheWay(craft, order));
/** A rate that is not asked for again stops: whoever moves the gimbal may have gone. */
const RATE_SECONDS = 1;

const pointOrTurn: Action = ({ comms }, order) => {
  const { gimbal } = comms.craft;
  if (Number.isFinite(order.param1) || Number.isFinite(order.param2)) {
    gimbal.ratesUntil = 0;
    return accepted(doOnTheWay(comms.craft, order));
  }
  if (!Number.isFinite(order.param3) && !Number.isFinite(order.param4)) return MavResult.DENIED;
  gimbal.pitchRate = (Number.isFinite(order.param3) ? order.param3 : 0) * DEGREE;
  gimbal.yawRate = (Number.isFinite(order.param4) ? order.param4 : 0) * DEGREE;
  gimbal.ratesUntil = comms.now / 1_000 + RATE_SECONDS;
  return MavResult.ACCEPTED;
};

/** Minus one leaves as it is, minus two takes for the sender, minus three gives up. */
const takeGimbal: Action = ({ comms }, { param1, param2, from }) => {
  const { gimbal } = comms.craft;
  if (param1 === -2) gimbal.controller = { system: from.system, component: from.component };
  else if (param1 === -3) gimbal.controller = { system: 0, component: 0 };
  else if (param1 >= 0) gimbal.controller = { system: param1, component: param2 };
  return MavResult.ACCEPTED;
};

export const PAYLOAD: Actions = {
  [MavCmd.IMAGE_START_CAPTURE]: likeInMission,
  [MavCmd.IMAGE_STOP_CAPTURE]: likeInMission,
  [MavCmd.VIDEO_START_CAPTURE]: likeInMission,
  [MavCmd.VIDEO_STOP_CAPTURE]: likeInMission,
  [MavCmd.DO_DIGICAM_CONTROL]: likeInMission,
  [MavCmd.DO_SET_CAM_TRIGG_DIST]: likeInMission,
  [MavCmd.DO_SET_CAM_TRIGG_INTERVAL]: likeInMission,
  [MavCmd.DO_MOUNT_CONTROL]: likeInMission,
  [MavCmd.SET_CAMERA_MODE]: () => MavResult.ACCEPTED,
  [MavCmd.DO_GIMBAL_MANAGER_PITCHYAW]: pointOrTurn,
  [MavCmd.DO_GIMBAL_MANAGER_CONFIGURE]: takeGimbal,
};
