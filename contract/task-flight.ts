import { ENTRY_MANNERS } from '@skyhelm/core/plan/mission/manner';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { versionField } from './fields.ts';
import { FoundIssue } from './flown-route.ts';
import { TaskId } from './ids.ts';
import { TaskDetails, TaskEntry } from './task.ts';
import { TaskFlightEntry } from './task-steps.ts';

const onTask = z.object({ id: TaskId });

/** A task as whoever flies it sees it, with what stands against the flight now: licence, aircraft, mount and air. Nothing is looked for of one that is over. For its executor, and for others who may open details. */
export const getTaskFlight = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTaskFlight',
  access: needs('task:query'),
  kind: 'read',
  input: onTask,
  output: z.object({ task: TaskDetails, found: z.array(FoundIssue) }),
});

/** The plan as its aircraft has been sent it, and how far the flight along it has come: the words are those of routes. */
export const SentPlan = z.object({
  course: z.enum(['aboard', 'flying', 'brokenOff', 'flown']),
  /** Nothing else has been sent there since. */
  isAboard: z.boolean(),
  /** It is the plan as it is now. */
  isCurrent: z.boolean(),
  entryPoint: z.int(),
  manner: z.enum(ENTRY_MANNERS),
  cycles: z.int(),
  /** The item that begins the way to each waypoint, and the one behind the last. */
  beginsAt: z.array(z.int()),
  endsAt: z.int(),
  /** What the aircraft calls the first item. */
  firstItem: z.int(),
  rounds: z.int(),
  /** The last waypoint behind it, counted from 1; null before it has come to the one it enters at. */
  reached: z.int().nullable(),
});
export type SentPlan = z.output<typeof SentPlan>;

/** What changes while it is flown; light enough to be asked for all the time. */
export const getTaskProgress = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTaskProgress',
  access: needs('task:query'),
  kind: 'read',
  input: onTask,
  output: z.object({
    version: versionField,
    ...TaskEntry.pick({ status: true, may: true }).shape,
    /** Null where its aircraft has never been sent it. */
    plan: SentPlan.nullable(),
    /** For its executor and whoever sees results, the latest first; the one in the air is among them. */
    flights: z.array(TaskFlightEntry),
    /** Whose records have been deleted since. */
    lostFlights: z.int(),
  }),
});
