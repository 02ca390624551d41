import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { MessageName } from '@skyhelm/core/mavlink/message';
import { say } from '../../vehicle/aircraft.ts';
import { armingFaults, sayFaults } from '../../vehicle/arming.ts';
import type { Comms } from '../comms.ts';
import { tellPicture } from '../notices.ts';
import { nameOf } from '../streams.ts';
import { canWrite, report } from '../telemetry/index.ts';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import type { Action, Actions } from './order.ts';

/** One message by one; nought asks for all of them. */
function tellModes(comms: Comms, wanted: number): boolean {
  const { modes, autopilot } = comms.craft.flavour;
  if (autopilot !== 'px4' || wanted > modes.length) return false;
  modes.forEach((mode, index) => {
    if (wanted !== 0 && wanted !== index + 1) return;
    comms.send('AVAILABLE_MODES', {
      number_modes: modes.length,
      mode_index: index + 1,
      custom_mode: mode.number,
      standard_mode: mode.standard ?? 0,
      mode_name: mode.name,
    });
  });
  return true;
}

const requestMessage: Action = ({ comms }, { param1, param2 }) => {
  const name = nameOf(param1);
  if (name === 'AVAILABLE_MODES') return tellModes(comms, param2) ? MavResult.ACCEPTED : MavResult.UNSUPPORTED;
  if (name === 'CAMERA_IMAGE_CAPTURED') {
    const picture = comms.craft.camera.pictures.find(({ index }) => index === param2);
    if (picture) tellPicture(comms, picture);
    return picture ? MavResult.ACCEPTED : MavResult.DENIED;
  }
  const isUndescribed = name === 'COMPONENT_METADATA' && !comms.craft.flavour.facts;
  if (!name || !canWrite(name) || isUndescribed) return MavResult.UNSUPPORTED;
  return report(comms, name) ? MavResult.ACCEPTED : MavResult.TEMPORARILY_REJECTED;
};

const setInterval: Action = ({ streams, comms }, { param1, param2 }) => {
  const name = nameOf(param1);
  if (!name) return MavResult.UNSUPPORTED;
  const usual = comms.craft.flavour.unasked[name];
  const interval = param2 === 0 ? (usual ? 1_000 / usual : 0) : param2 / 1_000;
  return streams.every(name, interval) ? MavResult.ACCEPTED : MavResult.UNSUPPORTED;
};

const getInterval: Action = ({ streams, comms }, { param1 }) => {
  const name = nameOf(param1);
  const interval = name ? streams.intervalOf(name) : undefined;
  const said = interval === undefined ? 0 : interval === 0 ? -1 : Math.round(interval * 1_000);
  comms.send('MESSAGE_INTERVAL', { message_id: param1, interval_us: said });
  return interval === undefined ? MavResult.UNSUPPORTED : MavResult.ACCEPTED;
};

/** Older commands that ask for one message each. */
const asking =
  (name: MessageName): Action =>
  (orders, order) =>
    requestMessage(orders, { ...order, param1: messageNamed(name).id });

export const QUESTIONS: Actions = {
  [MavCmd.REQUEST_MESSAGE]: requestMessage,
  [MavCmd.SET_MESSAGE_INTERVAL]: setInterval,
  [MavCmd.GET_MESSAGE_INTERVAL]: getInterval,
  [MavCmd.REQUEST_AUTOPILOT_CAPABILITIES]: asking('AUTOPILOT_VERSION'),
  [MavCmd.GET_HOME_POSITION]: asking('HOME_POSITION'),
  [MavCmd.REQUEST_CAMERA_INFORMATION]: asking('CAMERA_INFORMATION'),
  [MavCmd.REQUEST_CAMERA_SETTINGS]: asking('CAMERA_SETTINGS'),
  [MavCmd.REQUEST_CAMERA_CAPTURE_STATUS]: asking('CAMERA_CAPTURE_STATUS'),
  [MavCmd.REQUEST_STORAGE_INFORMATION]: asking('STORAGE_INFORMATION'),
  [MavCmd.RUN_PREARM_CHECKS]: ({ comms: { craft } }) => {
    if (craft.armed) return MavResult.TEMPORARILY_REJECTED;
    sayFaults(craft, armingFaults(craft));
    return MavResult.ACCEPTED;
  },
  [MavCmd.DO_SEND_BANNER]: ({ comms: { craft } }) => {
    for (const line of craft.flavour.banner) say(craft, 'info', line);
    return MavResult.ACCEPTED;
  },
};
