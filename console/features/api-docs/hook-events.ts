import type { HookBody } from '@skyhelm/contract/web-hook-bodies';
import { TASK_EVENTS, type TaskEvent } from '@skyhelm/contract/task-operations';
import { EVENT_NEEDS, WEB_HOOK_EVENTS, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import type { Permission } from '@skyhelm/contract/permissions';

const ID = '0199c2f0-7a3e-7cc1-9a55-3f0c8a1d2b4e';
const AT = '2030-01-01T00:00:00.000Z';
const IN_EVERY_LANGUAGE = { zh: '…', en: '…', ru: '…' };
/** In the words of whoever wrote it. */
const WRITTEN = '…';
/** Names are whatever people have entered. */
const DEVICE = { id: ID, name: 'Heron', sn: 'SN-1' };
const TASK = { id: ID, number: 12, name: 'Quay', site: 'Harbour', deadline: AT, executor: 'Pilot', by: 'Approver', reason: null };

const told = <E extends WebHookEvent>(event: E) => ({ id: ID, event, at: AT });

const ofTask = <E extends TaskEvent>(event: E) => ({
  ...told(event),
  device: DEVICE,
  task: { ...TASK, type: 'spot', status: 'unpublished', approval: 'approved', version: 3 } as const,
});

const EXAMPLES: { [E in WebHookEvent]: HookBody<E> } = {
  'device.online': { ...told('device.online'), device: DEVICE },
  'device.offline': { ...told('device.offline'), device: DEVICE },
  'alarm.began': { ...told('alarm.began'), device: DEVICE, alarm: { fault: 'batteryLow' } },
  'alarm.ended': { ...told('alarm.ended'), device: DEVICE, alarm: { fault: 'batteryLow' } },
  'flight.tookOff': { ...told('flight.tookOff'), device: DEVICE },
  'flight.landed': { ...told('flight.landed'), device: DEVICE, flight: { seconds: 60, metres: 500 } },
  'flight.lost': { ...told('flight.lost'), device: DEVICE, flight: { seconds: 60, metres: 500 } },
  'flight.recorded': {
    ...told('flight.recorded'),
    device: DEVICE,
    flight: { id: ID, takeOffAt: AT, landedAt: AT, metres: 500, isLandingUnseen: false },
  },
  ...(Object.fromEntries(TASK_EVENTS.map((event) => [event, ofTask(event)])) as { [E in TaskEvent]: HookBody<E> }),
  'push.sent': {
    ...told('push.sent'),
    push: { id: ID, sending: 1, priority: 'high', title: WRITTEN, text: WRITTEN, by: 'Office', receivers: 40 },
  },
  'message.sent': {
    ...told('message.sent'),
    message: { kind: 'taskFallen', group: 'task', priority: null, title: IN_EVERY_LANGUAGE, text: IN_EVERY_LANGUAGE, receivers: 2 },
  },
};

export interface ToldEvent {
  event: WebHookEvent;
  permission: Permission;
  example: HookBody;
}

/** What web hooks are told, by examples that the compiler holds to what is really posted. */
export const TOLD_EVENTS: readonly ToldEvent[] = WEB_HOOK_EVENTS.map((event) => ({
  event,
  permission: EVENT_NEEDS[event],
  example: EXAMPLES[event],
}));
