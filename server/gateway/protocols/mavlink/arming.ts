import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';

const ack = offsetsOf('COMMAND_ACK');

export function refusesToArm(payload: DataView): boolean {
  const result = payload.getUint8(ack.result);
  const isRefusal = result !== MavResult.ACCEPTED && result !== MavResult.IN_PROGRESS;
  return isRefusal && payload.getUint16(ack.command, true) === MavCmd.COMPONENT_ARM_DISARM;
}
