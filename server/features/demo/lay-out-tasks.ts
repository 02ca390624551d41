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
import { AppError } from '../../platform/app-error.ts';
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
  /** Why one of its tasks has not come as far as it should. */
  note(task: string, why: string): void;
}

/** It can be started once its aircraft, which goes on patrol by itself, has landed. */
class InTheAir extends Error {}

/**
 * Lays out all of them, or those named, each whatever becomes of the others. Answers with those whose aircraft is in the air: told again, all that was done stays as it
 * is, and they go on from there. A fault is thrown once the rest has been laid out.
 */
export async function layOutTasks(work: DemoWork, only?: readonly string[]): Promise<string[]> {
  const samples = SAMPLE_TASKS.filter(({ key }) => only?.includes(key) ?? true);
  const waiting: SampleTask[] = [];
  const faults: unknown[] = [];
  const places = await placesFor(work);
  for (const sample of samples) {
    // Of two tasks of one aircraft the first comes first, or the second would have it already.
    const isHeldUp = waiting.some(({ pilot }) => pilot === sample.pilot);
    try {
      await layOutTask(work, sample, places, isHeldUp);
    } catch (error) {
      const isFlying = error instanceof InTheAir;
      if (isFlying) waiting.push(sample);
      else if (!(error instanceof AppError)) faults.push(error);
      if (!isFlying || !only) work.note(sample.key, error instanceof AppError ? error.code : String(error));
    }
  }
  if (faults.length > 0) throw faults[0];
  return waiting.map(({ key }) => key);
}

async function placesFor({ call }: DemoWork) {
  const sites = (await call(PLANNER, getSites, { pageSize: 50 })).rows;
  const aircraft = (await call(PLANNER, getDevices, { type: 'uav', pageSize: 50 })).rows;
  return { sites, aircraft };
}

async function layOutTask(
  work: DemoWork,
  sample: SampleTask,
  { sites, aircraft }: Awaited<ReturnType<typeof placesFor>>,
  isHeldUp: boolean,
): Promise<void> {
  const site = sites.find(({ name }) => name === work.say(`demo.site.${sample.site}`));
  const uav = aircraft.find(({ owner }) => owner !== null && owner.userName === sample.pilot);
  if (!site) return;
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
  const added = await work.call(PLANNER, addTask, wish, before?.planned);
  await walk(work, sample, added, { before, isHeldUp });
  if (before) await work.fly(added.id, site, before.started);
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

interface Walk {
  before: Before | undefined;
  isHeldUp: boolean;
}

async function walk(
  { call, say }: DemoWork,
  { course, pilot }: SampleTask,
  { id, version }: Wish,
  { before, isHeldUp }: Walk,
): Promise<void> {
  const take: Record<Step, (wish: Wish) => Promise<{ version: number }>> = {
    submit: (wish) => call(PLANNER, submitTask, wish, before?.planned),
    pass: (wish) => call(REVIEWER, passTask, wish, before?.planned),
    fail: (wish) => call(REVIEWER, failTask, { ...wish, reason: say('approval.reason.time') }),
    release: (wish) => call(PLANNER, releaseTask, wish, before?.planned),
    start: (wish) => {
      if (isHeldUp) throw new InTheAir('its aircraft waits for another task');
      return call(pilot!, startTask, wish, before?.started).catch((error: unknown) => {
        throw isInTheAir(error) ? new InTheAir('its aircraft is in the air') : error;
      });
    },
  };
  let wish: Wish = { id, version };
  for (const step of STEPS[course]) wish = { id, version: (await take[step](wish)).version };
}

const isInTheAir = (error: unknown): boolean =>
  error instanceof AppError && error.extra.issues?.some(({ code }) => code === 'task.preFlight.flying') === true;
