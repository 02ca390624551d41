import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import type { MissionItem } from './plan-item.ts';

/** How often each autopilot is told to jump that is to jump as long as it flies. */
export const FOR_EVER = { ardupilot: -1, px4: 65_535 } as const;

/** A jump that an autopilot takes some times and then no more. */
export const isCountedJump = ({ command, params: [, times] }: Pick<MissionItem, 'command' | 'params'>): boolean =>
  command === MavCmd.DO_JUMP && (times ?? 0) > 0 && times !== FOR_EVER.px4;
