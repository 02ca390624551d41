import { MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import { resultName, type Answer } from './answer.ts';
import { ARM, type CommandStep } from './step.ts';

/** So long for an answer. */
const ANSWER_MS = 3_000;
/** So long between two words of a vehicle that is at it. */
const PROGRESS_MS = 10_000;
const WHOLE_MS = 120_000;
/** An answer that comes after all is better than none. */
const LATE_MS = 60_000;
/** Reasons for a refusal may come after the refusal. */
const REASONS_MS = 1_000;

export type Tell = (step: CourseStep, details?: CourseDetails) => void;

export interface RunTools {
  /** Sends it, once. */
  say(step: CommandStep): void;
  sayCancel(command: number): void;
  /** Why the vehicle does not start its motors, as far as it has said so by now. */
  armingReasons(): string[];
}

/** One command on its way: each of its steps is sent once, the next only after the vehicle has said yes to the one before. */
export interface Run {
  readonly isOver: boolean;
  /** It counts as unanswered; should the answer still come, it is told, and nothing more is sent. */
  readonly isLate: boolean;
  /** Whether the answer was to this one. */
  take(answer: Answer, now: number): boolean;
  tick(now: number): void;
  /** Nothing more of it is sent; what the vehicle is at, it goes on with. */
  cease(): void;
  /** As `cease`, and what the vehicle is at, it is told to leave off. */
  cancel(): void;
  /** There is no way to the vehicle any more. */
  abandon(): void;
}

export function run(steps: readonly CommandStep[], tell: Tell, { say, sayCancel, armingReasons }: RunTools, begunAt: number): Run {
  let at = 0;
  let isOver = false;
  let [isInProgress, isCeased, isCancelling, isLate] = [false, false, false, false];
  let [sentAt, answerBy] = [begunAt, begunAt + ANSWER_MS];
  let refusal: { result: string; reasonsBy: number } | undefined;

  function end(step: CourseStep, details: CourseDetails = {}): void {
    isOver = true;
    tell(step, details);
  }

  function next(now: number): void {
    at++;
    const step = steps[at];
    if (!step) return end('accepted');
    if (isLate) return void (isOver = true);
    if (isCeased) return end('cancelled', { result: 'ceased' });
    [isInProgress, sentAt, answerBy] = [false, now, now + ANSWER_MS];
    say(step);
  }

  function goOn({ progress }: Answer, now: number): void {
    if (isLate) return;
    isInProgress = true;
    answerBy = Math.min(now + PROGRESS_MS, sentAt + WHOLE_MS);
    tell('progress', progress === undefined ? {} : { progress });
    askToLeaveOff();
  }

  function askToLeaveOff(): void {
    if (!isCeased || !isInProgress || !isCancelling) return;
    isCancelling = false;
    sayCancel(steps[at]!.said.command);
  }

  /** What it says of the motors, or of a mode it has to be in for them, is a refusal with reasons, though some autopilots call it a failure. */
  function refuse(result: number, now: number): void {
    const name = resultName(result);
    const doesNotStart = at <= steps.indexOf(ARM);
    if (!doesNotStart) return end(result === MavResult.FAILED ? 'failed' : 'denied', { result: name });
    refusal = { result: name, reasonsBy: now + REASONS_MS };
    tellReasons(now);
  }

  function tellReasons(now: number): void {
    if (!refusal) return;
    const reasons = armingReasons();
    if (reasons.length > 0 || now >= refusal.reasonsBy) end('denied', { result: refusal.result, reasons });
  }

  function fallSilent(now: number): void {
    if (isLate) return void (isOver = true);
    [isLate, answerBy] = [true, now + LATE_MS];
    tell('silence');
  }

  tell('sent');
  say(steps[at]!);

  return {
    get isOver() {
      return isOver;
    },
    get isLate() {
      return isLate;
    },
    take(answer, now) {
      if (isOver || refusal || answer.command !== steps[at]!.said.command) return false;
      if (answer.result === MavResult.ACCEPTED) next(now);
      else if (answer.result === MavResult.IN_PROGRESS) goOn(answer, now);
      else if (answer.result === MavResult.CANCELLED) end('cancelled', { result: resultName(answer.result) });
      else refuse(answer.result, now);
      return true;
    },
    tick(now) {
      if (isOver) return;
      if (refusal) tellReasons(now);
      else if (now >= answerBy) fallSilent(now);
    },
    cease() {
      isCeased = true;
    },
    cancel() {
      isCeased = isCancelling = true;
      askToLeaveOff();
    },
    abandon() {
      if (!isOver && !isLate) end('silence', { result: 'linkLost' });
    },
  };
}
