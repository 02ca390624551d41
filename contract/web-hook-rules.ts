import type { Permission } from './permissions.ts';
import { TASK_EVENTS, type TaskEvent } from './task-operations.ts';

/** What other software can be told of, and what whoever has it told must be allowed to see. */
export const EVENT_NEEDS = {
  'device.online': 'device:query',
  'device.offline': 'device:query',
  'alarm.began': 'device:query',
  'alarm.ended': 'device:query',
  'flight.tookOff': 'device:query',
  'flight.landed': 'device:query',
  'flight.lost': 'device:query',
  'flight.recorded': 'flightRecord:query',
  ...(Object.fromEntries(TASK_EVENTS.map((event) => [event, 'task:query'])) as Record<TaskEvent, 'task:query'>),
  'push.sent': 'newsPush:query',
  // Messages of the platform tell of tasks, papers, devices and routes alike, as only the log does beside them.
  'message.sent': 'log:query',
} as const satisfies Record<string, Permission>;
export type WebHookEvent = keyof typeof EVENT_NEEDS;
export const WEB_HOOK_EVENTS = Object.keys(EVENT_NEEDS) as [WebHookEvent, ...WebHookEvent[]];
/** As they are offered: by what they are about. */
export const EVENT_GROUPS = ['device', 'task', 'message'] as const;
export const eventGroupOf = (event: WebHookEvent): (typeof EVENT_GROUPS)[number] =>
  event.startsWith('task.') ? 'task' : event === 'push.sent' || event === 'message.sent' ? 'message' : 'device';

/** Sent when somebody asks for it, to see whether anybody listens. */
export const PING = 'ping';

export const DELIVERY_STATES = ['waiting', 'delivered', 'givenUp'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const WEB_HOOKS_MAX = 20;
/** How many events wait for one that cannot be reached before those are left out that pass. */
export const WAITING_MAX = 10_000;
/** They tell how things stand at a moment, come by the thousand, and can be asked for: to be told of a link that was cut last night helps nobody. */
const PASSING: readonly WebHookEvent[] = ['device.online', 'device.offline', 'alarm.began', 'alarm.ended'];
export const isPassing = (event: WebHookEvent): boolean => PASSING.includes(event);
/** Pings and replays of one web hook in a minute. */
export const BY_HAND_PER_MINUTE = 30;
/** How long it is seen what became of them. */
export const DELIVERY_DAYS = 14;
/** Asked for so long, never a day without, and nothing taken over: it is switched off. */
export const OFF_AFTER_DAYS = 3;
