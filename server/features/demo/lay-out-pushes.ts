import { addNewsPush, stopNewsPush } from '@skyhelm/contract/news-push';
import type { PushMode, PushPriority } from '@skyhelm/contract/news-push-facts';
import { getAllRoles } from '@skyhelm/contract/role';
import type { DemoWork } from './lay-out-tasks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_MINUTES = 1_440;
const SENDER = 'demo';

interface SamplePush {
  /** `demo.push.{key}` and `demo.push.{key}.text` are its words. */
  key: string;
  priority: PushPriority;
  mode: PushMode;
  to: 'technician' | 'dispatcher';
  /** Hours from the start of the demo, or the next morning at its sites. */
  at?: number | 'morning';
  isStopped?: true;
}

/** Nothing urgent: whoever looks around is not to be asked for a confirmation first. */
const SAMPLES: readonly SamplePush[] = [
  { key: 'propellers', priority: 'middle', mode: 'single', to: 'technician' },
  { key: 'frequencies', priority: 'high', mode: 'single', to: 'dispatcher' },
  { key: 'update', priority: 'high', mode: 'timed', to: 'dispatcher', at: 20 },
  { key: 'briefing', priority: 'low', mode: 'cycle', to: 'dispatcher', at: 'morning' },
  { key: 'exercise', priority: 'low', mode: 'timed', to: 'technician', at: 72, isStopped: true },
];

/** Eight o'clock in Beijing, where its people are, and not within the hour: whoever looks around sees it waiting. */
function nextMorning(startedAt: Date): Date {
  const midnight = Math.floor((startedAt.getTime() + HOUR_MS) / DAY_MS) * DAY_MS;
  return new Date(midnight + DAY_MS);
}

export async function layOutPushes({ call, say, startedAt }: DemoWork): Promise<void> {
  const roles = await call(SENDER, getAllRoles, {});
  for (const { key, priority, mode, to, at, isStopped } of SAMPLES) {
    const role = roles.find(({ name }) => name === say(`demo.role.${to}`));
    if (!role) continue;
    const { id } = await call(SENDER, addNewsPush, {
      title: say(`demo.push.${key}`),
      content: say(`demo.push.${key}.text`),
      ...{ priority, mode, roleIds: [role.id] },
      pushAt:
        at === undefined ? null : (at === 'morning' ? nextMorning(startedAt) : new Date(startedAt.getTime() + at * HOUR_MS)).toISOString(),
      intervalMinutes: mode === 'cycle' ? DAY_MINUTES : null,
    });
    if (isStopped) await call(SENDER, stopNewsPush, { id });
  }
}
