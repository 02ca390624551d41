import { MavAutopilot, MavState, MavType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Message } from '@skyhelm/core/mavlink/message';

/** What a ground station says once a second. A vehicle that hears it takes for granted that somebody watches over it. */
export const ourHeartbeat: Partial<Message<'HEARTBEAT'>> = {
  type: MavType.GCS,
  autopilot: MavAutopilot.INVALID,
  system_status: MavState.ACTIVE,
  mavlink_version: 3,
};
