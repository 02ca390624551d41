import type { InputOf } from '@skyhelm/contract/endpoint';
import { failTask, passTask } from '@skyhelm/contract/approval';
import { getDevices } from '@skyhelm/contract/device';
import type { TaskId } from '@skyhelm/contract/ids';
import { getSites, type Site } from '@skyhelm/contract/site';
import { addTask } from '@skyhelm/contract/task';
import { releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { USUAL_MOUNTS } from '@skyhelm/core/task/task';
import type { CallAs } from './call-as.ts';
import { SAMPLE_TASKS, type Course, type SampleTask } from './sample-tasks.ts';

const HOUR_MS = 3_600_000;
const PLANNER = 'dispatcher1';
const REVIEWER = 'reviewer1';

interface Wish {
  id: TaskId;
  version: number;
}
interface Before {
  planned: Date;
  started: Date;
}
type Step = 'submit' | 'pass' | 'fail' | 'release' | 'start';

const STEPS: Record<Course, readonly Step[]> = {
  draft: [],
  pending: ['submit'],
  failed: ['submit', 'fail'],
  approved: ['submit', 'pass'],
  published: ['submit', 'pass', 'release'],
  executing: ['submit', 'pass', 'release', 'start'],
  completed: ['submit', 'pass', 'release', 'start'],
};

export interface DemoWork {
  call: CallAs;
  say(key: string): string;
  /** From which all its times are counted. */
  startedAt: Date;
  /** The plan of a task that was started then, from its site and back; its end completes the task. */
  fly(task: TaskId, site: Site, at: Date): Promise<void>;
}

export async function layOutTasks(work: DemoWork): Promise<void> {
  const { call } = work;
  const sites = (await call(PLANNER, getSites, { pageSize: 50 })).rows;
  const aircraft = (await call(PLANNER, getDevices, { type: 'uav', pageSize: 50 })).rows;
  for (const sample of SAMPLE_TASKS) {
    const site = sites.find(({ name }) => name === work.say(`demo.site.${sample.site}`));
    const uav = aircraft.find(({ owner }) => owner !== null && owner.userName === sample.pilot);
    if (!site) continue;
    const plan = sample.plan(tangentPlane(site).positionAt);
    const before = doneBefore(sample, work.startedAt);
    const wish: InputOf<typeof addTask> = {
      name: work.say(`demo.task.${sample.key}`),
      workLocation: work.say(`demo.task.${sample.key}.where`),
      plan,
      parameters: usualParameters(plan.type),
      deviceType: 'multirotor',
      mount: USUAL_MOUNTS[plan.type][0]!,
      siteId: site.id,
      ...timesOf(sample, work.startedAt),
      executorId: uav?.owner?.id ?? null,
      deviceId: uav?.id ?? null,
    };
    const added = await call(PLANNER, addTask, wish, before?.planned);
    await walk(work, sample, added, before);
    if (before) await work.fly(added.id, site, before.started);
  }
}

function timesOf({ from, until, deadline }: SampleTask, startedAt: Date) {
  const after = (hours: number) => new Date(startedAt.getTime() + hours * HOUR_MS).toISOString();
  return { startTime: after(from), endTime: after(until), deadline: after(deadline) };
}

/** What is completed was planned and flown before anybody looked. */
const doneBefore = ({ course, from }: SampleTask, startedAt: Date): Before | undefined => {
  if (course !== 'completed') return undefined;
  const start = startedAt.getTime() + from * HOUR_MS;
  return { planned: new Date(start - HOUR_MS), started: new Date(start) };
};

async function walk({ call, say }: DemoWork, { course, pilot }: SampleTask, { id, version }: Wish, before?: Before): Promise<void> {
  const take: Record<Step, (wish: Wish) => Promise<{ version: number }>> = {
    submit: (wish) => call(PLANNER, submitTask, wish, before?.planned),
    pass: (wish) => call(REVIEWER, passTask, wish, before?.planned),
    fail: (wish) => call(REVIEWER, failTask, { ...wish, reason: say('approval.reason.time') }),
    release: (wish) => call(PLANNER, releaseTask, wish, before?.planned),
    start: (wish) => call(pilot!, startTask, wish, before?.started),
  };
  let wish: Wish = { id, version };
  for (const step of STEPS[course]) wish = { id, version: (await take[step](wish)).version };
}
