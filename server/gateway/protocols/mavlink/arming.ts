import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';

const ack = offsetsOf('COMMAND_ACK');
const REASON = /^(?:PreArm|Arm|Preflight Fail|Arming denied)[:!]\s*(.+)$/i;
/** Checks are repeated every half a minute while they fail. */
const REMEMBER_MS = 35_000;
const REASONS_MAX = 10;

/** Why a vehicle does not start its motors: it says so in texts, before it says no. */
export interface ArmingReasons {
  hear(text: string, now: number): void;
  /** Reasons, if this answer refuses to arm. */
  refusedBy(payload: DataView, now: number): string[] | undefined;
  /** All that it has said lately. */
  known(now: number): string[];
}

export function armingReasons(): ArmingReasons {
  const heardAt = new Map<string, number>();
  const known = (now: number) => [...heardAt].filter(([, at]) => now - at < REMEMBER_MS).map(([reason]) => reason);
  return {
    known,
    hear(text, now) {
      const reason = REASON.exec(text)?.[1];
      if (reason === undefined) return;
      heardAt.delete(reason);
      heardAt.set(reason, now);
      if (heardAt.size > REASONS_MAX) heardAt.delete(heardAt.keys().next().value!);
    },
    refusedBy(payload, now) {
      const result = payload.getUint8(ack.result);
      const isRefusal = result !== MavResult.ACCEPTED && result !== MavResult.IN_PROGRESS;
      if (payload.getUint16(ack.command, true) !== MavCmd.COMPONENT_ARM_DISARM || !isRefusal) return undefined;
      return known(now);
    },
  };
}
