import { decide, type AutoDecision } from '@skyhelm/core/task/auto-approval';
import { warning, type Issue } from '@skyhelm/core/issue';
import { hoursAloft, plannedTime, planMs, startWindow } from '@skyhelm/core/task/start-window';
import type { Route } from '@skyhelm/core/plan/route';
import type { TaskApprovalId } from '@skyhelm/contract/ids';
import type { MovedTask } from '@skyhelm/contract/task-steps';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { notePlanOpen } from '../route/index.ts';
import { airAt, proveAir, siteOf } from './air.ts';
import type { StepContext } from './by-itself.ts';
import { scheduleDue } from './due.ts';
import { passed } from './decide.ts';
import { pilotIssues } from './dispatch.ts';
import { heightOf } from './height.ts';
import { meets } from './met.ts';
import { insertQuestion, noteFindings, wasRefused } from './question.store.ts';
import { refuseErrors } from './refuse-issues.ts';
import { refuseOverdue, releasePosted, requireChosen } from './release.ts';
import { asked, contextOf, movedTo } from './step.ts';
import type { SeenTask, TaskRow } from './task-access.store.ts';
import { personBehind } from './task-record.ts';
import { autoApprovalOf, configOf } from './task-setting.store.ts';
import { personFacts } from './task.store.ts';
import { tellApprovers } from './tell.ts';

type Ports = Pick<Services, 'blobs' | 'bus' | 'jobs'>;

const HOUR_MS = 3_600_000;

/** Asks whether the task may be flown. The plan is held to the air first: nobody is asked about what no answer would open. */
export async function ask(
  context: RequestContext & { actor: Actor },
  ports: Ports,
  row: SeenTask,
  action: 'submit' | 'post',
): Promise<MovedTask> {
  const { now, language } = context;
  const step = contextOf(context, ports);
  refuseOverdue(row, now);
  if (action === 'post') requireChosen(row, now);
  const { approvalHours } = await configOf(context.db, row.enterpriseId);
  const dueAt = new Date(Math.min(startWindow(plannedTime(row)).closesAt, now.getTime() + approvalHours * HOUR_MS));
  const approvalId = newId<TaskApprovalId>();
  const submittedBy = step.by.id;
  const who = { submittedBy, submittedFor: personBehind(context.actor) };
  const changes = { approvalId, ...who, approvalDeadline: dueAt, approverName: '', reason: '', isPosted: action === 'post' };
  const pending = await asked(context, ports, row, { action, changes });
  const { proof, issues, route } = await proveAir({ ...step, blobs: ports.blobs }, row);
  refuseErrors(issues, language);
  await notePlanOpen(context.db, row.enterpriseId, row.routeId);
  await insertQuestion(context.db, pending, { id: approvalId, submittedBy, submittedByName: step.by.name, submittedAt: now, dueAt });
  const isRefused = await wasRefused(context.db, row);
  const found = await weigh({ ...step, actor: context.actor, blobs: ports.blobs }, pending, route, issues, isRefused);
  if (found) await noteFindings(context.db, approvalId, found);
  if (found?.outcome === 'approved') {
    const itself: StepContext = { ...step, by: { id: null, name: '' } };
    const approved = await passed(itself, ports, pending, 'system', proof);
    return movedTo(await releasePosted(itself, ports, approved));
  }
  await scheduleDue(ports.jobs, context.db, pending);
  const approvers = await tellApprovers(step, ports.bus, pending);
  return movedTo(pending, approvers === 0 ? [warning('task.noApprover')] : []);
}

/** What the rules of automatic approval say; nothing where there are none. What cannot be found out is left to a person. */
async function weigh(
  context: StepContext & { actor: Actor } & Pick<Ports, 'blobs'>,
  row: TaskRow,
  route: Route,
  issues: readonly Issue[],
  isRefused: boolean,
): Promise<AutoDecision | undefined> {
  if (!(await autoApprovalOf(context.db, row.enterpriseId)).setting?.isOn) return undefined;
  // One question at a time: two tasks that meet and are submitted at once would not see each other.
  const { setting } = await autoApprovalOf(context.db, row.enterpriseId, true);
  if (!setting) return undefined;
  const { from, until, ...rules } = setting;
  return decide(
    { ...rules, from: Date.parse(from), until: Date.parse(until) },
    {
      hands: await knownHands(context, row),
      type: row.type,
      now: context.now.getTime(),
      highest: await heightOf(context, row, route, 'lastTold'),
      flown: hoursAloft(plannedTime(row), planMs(route, siteOf(row)), context.now.getTime()),
      air: await airAt(context, row, route, issues),
      conflicts: await meets(context, row, route),
      licence: row.executorId === null ? undefined : (await pilotIssues(context, row)).length === 0,
      isRefused,
    },
  );
}

/** Of whoever made it what it is: whom the list may name. */
async function knownHands({ db, enterpriseId }: StepContext, row: TaskRow): Promise<(string | undefined)[]> {
  const known: (string | undefined)[] = [];
  for (const id of new Set([row.founderId, row.submittedBy, ...row.editors, ...(row.hasUnknownEditor ? [null] : [])])) {
    const person = id === null ? undefined : await personFacts(db, enterpriseId, id);
    known.push(person?.state === 'normal' ? person.id : undefined);
  }
  return known;
}
