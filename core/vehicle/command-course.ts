/**
 * How far a command has come. It is written down before it leaves and never sent a second time: where it is not known whether it left or what became
 * of it, that is what the ledger says, and a person decides.
 */
export const COURSES = ['recorded', 'sent', 'inProgress', 'done', 'refused', 'failed', 'cancelled', 'unanswered', 'unsent'] as const;
export type Course = (typeof COURSES)[number];

/** `lost` is a server that ended in between, `silence` a vehicle that does not answer in time. */
export type CourseStep = 'sent' | 'progress' | 'accepted' | 'denied' | 'failed' | 'cancelled' | 'silence' | 'lost' | 'undeliverable';

/** What came with a step, as far as the vehicle said it. */
export interface CourseDetails {
  /** The vehicle's own word, why it was not even asked, or what it does without. */
  result?: string;
  /** Percent. */
  progress?: number;
  /** Why it does not start its motors, in its own words. */
  reasons?: string[];
}

/** Why a command did not leave. */
export const UNSENT_REASONS = [
  'noGateway',
  'offline',
  'unsure',
  'unsupported',
  'unknownPosition',
  'nothingPaused',
  'outdated',
  'repeated',
] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** What a vehicle does without that has accepted a command all the same; told as its result. */
export const DONE_WITHOUT = ['speedUnconfirmed'] as const;
export type DoneWithout = (typeof DONE_WITHOUT)[number];

/** What it means that a vehicle does not do it; told as its result. */
export const REFUSED_AS = ['noLanding'] as const;
export type RefusedAs = (typeof REFUSED_AS)[number];

const STEPS: Record<'recorded' | 'sent' | 'inProgress', Partial<Record<CourseStep, Course>>> = {
  // It may have left in the moment before the server ended: nobody knows.
  recorded: { sent: 'sent', undeliverable: 'unsent', lost: 'unanswered' },
  sent: {
    progress: 'inProgress',
    accepted: 'done',
    denied: 'refused',
    failed: 'failed',
    cancelled: 'cancelled',
    silence: 'unanswered',
    lost: 'unanswered',
  },
  inProgress: {
    progress: 'inProgress',
    accepted: 'done',
    denied: 'refused',
    failed: 'failed',
    cancelled: 'cancelled',
    silence: 'unanswered',
    lost: 'unanswered',
  },
};

export const isOver = (course: Course): boolean => !(course in STEPS);

/** Late and doubled answers change nothing; one that came after all is better than none. */
export function nextCourse(course: Course, step: CourseStep): Course {
  if (course === 'unanswered' && (step === 'accepted' || step === 'denied' || step === 'failed')) return STEPS.sent[step]!;
  return isOver(course) ? course : (STEPS[course as keyof typeof STEPS][step] ?? course);
}
