import { MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import { isToUs } from '../addressee.ts';

const ack = offsetsOf('COMMAND_ACK');
const UNKNOWN_U8 = 0xff;

/** What a vehicle answers to a command. */
export interface Answer {
  command: number;
  result: number;
  /** Percent, where it says so. */
  progress: number | undefined;
}

/** Nothing where the answer is to another ground station. */
export function answerIn(payload: DataView): Answer | undefined {
  if (!isToUs(payload.getUint8(ack.target_system), payload.getUint8(ack.target_component))) return undefined;
  const progress = payload.getUint8(ack.progress);
  return {
    command: payload.getUint16(ack.command, true),
    result: payload.getUint8(ack.result),
    progress: progress === UNKNOWN_U8 || progress > 100 ? undefined : progress,
  };
}

const NAMES = new Map<number, string>(Object.entries(MavResult).map(([name, number]) => [number, name]));

export const resultName = (result: number): string => NAMES.get(result) ?? String(result);
