import type { TaskStatus } from './task.ts';

/**
 * What comes next for whoever flies a task: nothing yet, to start it, to send its plan, to take off, to fly, to go on with what was broken off,
 * to say that it is done; or it is over.
 */
export const FLIGHT_STAGES = ['unreleased', 'start', 'send', 'takeOff', 'flying', 'brokenOff', 'flown', 'over'] as const;
export type FlightStage = (typeof FLIGHT_STAGES)[number];

export interface FlownPlan {
  course: 'aboard' | 'flying' | 'brokenOff' | 'flown';
  /** The aircraft has it, and nothing else since. */
  isAboard: boolean;
  /** It is the plan as it is now. */
  isCurrent: boolean;
}

export function stageOf(status: TaskStatus, flying: boolean | undefined, plan: FlownPlan | null): FlightStage {
  if (status === 'unpublished') return 'unreleased';
  if (status === 'published') return 'start';
  if (status !== 'executing') return 'over';
  if (flying) return 'flying';
  if (!plan?.isCurrent) return 'send';
  if (plan.course === 'brokenOff') return 'brokenOff';
  if (plan.course === 'flown') return 'flown';
  // What is on board and said to fly may have landed this very moment: whoever follows it says so soon.
  if (plan.course === 'flying') return 'flying';
  return plan.isAboard ? 'takeOff' : 'send';
}

/** What is in the air has another plan than the task's, or none: nothing of that flight is the task's. */
export const isOnAnotherFlight = (stage: FlightStage, plan: FlownPlan | null): boolean => stage === 'flying' && plan?.isAboard !== true;
