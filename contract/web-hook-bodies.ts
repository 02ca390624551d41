import type { Fault } from '@skyhelm/core/vehicle/fault';
import type { Approval, TaskStatus, TaskType } from '@skyhelm/core/task/task';
import type { MessageKind } from './message.ts';
import type { MessageGroup } from './message-facts.ts';
import type { PushPriority } from './news-push-facts.ts';
import type { TaskEvent } from './task-operations.ts';
import type { PING, WebHookEvent } from './web-hook-rules.ts';

interface OfDevice {
  /** As it is called when it is told. */
  device: { id: string; name?: string; sn?: string };
}
interface OfAlarm extends OfDevice {
  /** `about`: the name of a zone. */
  alarm: { fault: Fault; about?: string };
}

export interface ToldTask {
  id: string;
  number: number;
  name: string;
  type: TaskType;
  /** As they are after the step. */
  status: TaskStatus;
  approval: Approval;
  version: number;
  site: string;
  deadline: string;
  executor: string | null;
  /** Who has taken the step; null where it happened by itself. */
  by: string | null;
  /** Null where none was given. */
  reason: string | null;
}

export interface ToldPush {
  id: string;
  /** Which of its sendings it is, from 1. */
  sending: number;
  priority: PushPriority;
  title: string;
  text: string;
  by: string;
  /** How many people it went to. */
  receivers: number;
}

/** Word of the platform itself, which has no priority; title and text in every language, under `zh`, `en` and `ru`. */
export interface ToldMessage {
  kind: MessageKind;
  group: MessageGroup;
  priority: null;
  title: Record<string, string>;
  text: Record<string, string>;
  receivers: number;
}

/** What each event tells beside `id`, `event` and `at`. */
export interface HookFacts extends Record<TaskEvent, { task: ToldTask } & Partial<OfDevice>> {
  'device.online': OfDevice;
  'device.offline': OfDevice;
  'alarm.began': OfAlarm;
  'alarm.ended': OfAlarm;
  'flight.tookOff': OfDevice;
  'flight.landed': OfDevice & { flight: { seconds: number; metres: number } };
  /** Last heard in the air, and given up: nobody saw it land. */
  'flight.lost': OfDevice & { flight: { seconds: number; metres: number } };
  'flight.recorded': OfDevice & {
    flight: { id: string; takeOffAt: string; landedAt: string; metres: number; isLandingUnseen: boolean };
  };
  'push.sent': { push: ToldPush };
  'message.sent': { message: ToldMessage };
  ping: object;
}

/** What is posted to a web hook. */
export type HookBody<E extends WebHookEvent | typeof PING = WebHookEvent | typeof PING> = {
  [K in E]: { id: string; event: K; at: string } & HookFacts[K];
}[E];
