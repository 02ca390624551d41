import { MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { CourseDetails, CourseStep, DoneWithout } from '@skyhelm/core/vehicle/command-course';
import { isSameValue, type Parameter } from '@skyhelm/core/vehicle/parameter';
import { resultName, type Answer } from './answer.ts';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import { commandOf, isArming, type Arrival, type CommandStep, type SaidStep } from './step.ts';

/** So long for an answer. */
const ANSWER_MS = 3_000;
/** So long between two words of a vehicle that is at it. */
const PROGRESS_MS = 10_000;
const WHOLE_MS = 120_000;
/** So long until what no vehicle answers is said again: it shows once that it has heard, and either may be lost. */
const AGAIN_MS = 500;
/** Each telling is a line in a ledger: a vehicle that never stops saying how far it is must not fill it. */
const TELL_EVERY_MS = 500;
/** An answer that comes after all is better than none. */
const LATE_MS = 60_000;
/** Reasons for a refusal may come after the refusal. */
const REASONS_MS = 1_000;
/** The way to where the next step begins; a mode that was asked for is in the heartbeat a little later. */
const ARRIVE_MS = 600_000;
const MODE_MS = 5_000;

export interface RunEars {
  tell(step: CourseStep, details?: CourseDetails): void;
  /** It does what was asked for; what it could do without may still follow. */
  done(): void;
}

export interface RunTools {
  /** Sends it, once. */
  say(step: SaidStep): void;
  sayCancel(command: number): void;
  /** Why the vehicle does not start its motors, as far as it has said so by now. */
  armingReasons(): string[];
  /** What it has complained of since then. */
  complaints(since: number): string[];
}

/** One command on its way: each of its steps is sent once, unless it could do without, the next only after the vehicle has said yes to the one before. */
export interface Run {
  readonly isOver: boolean;
  /** It counts as unanswered; should the answer still come, it is told, and nothing more is sent. */
  readonly isLate: boolean;
  waitsFor(command: number): boolean;
  /** Where it is doubtful whether the answer is to this one, a yes counts once it is seen. */
  take(answer: Answer, now: number, isDoubtful: boolean): void;
  /** A parameter as the vehicle has it: the answer to a setting or a question. */
  hear(parameter: Parameter, now: number): void;
  /** It waits for the vehicle to come somewhere. */
  readonly isWatching: boolean;
  see(patch: Patch, now: number): void;
  tick(now: number): void;
  /** Nothing more of it is sent; what the vehicle is at, it goes on with. */
  cease(): void;
  /** As `cease`, and what the vehicle is at, it is told to leave off. */
  cancel(): void;
  /** There is no way to the vehicle any more. */
  abandon(): void;
}

interface Refusal {
  result: string;
  step: 'denied' | 'failed';
  startsMotors: boolean;
  /** Of this attempt. */
  since: number;
  reasonsBy: number;
}

export function run(
  steps: readonly CommandStep[],
  { tell, done }: RunEars,
  { say, sayCancel, armingReasons, complaints }: RunTools,
  begunAt: number,
): Run {
  let at = 0;
  let isOver = false;
  let [isInProgress, isCeased, isCancelling, isLate] = [false, false, false, false];
  let [sentAt, answerBy, toldAt] = [begunAt, begunAt + ANSWER_MS, -Infinity];
  let saidAt = begunAt;
  let refusal: Refusal | undefined;
  let seen: VehicleState | undefined;
  let [isInMode, isDoubted] = [false, false];
  let [isDone, repeated]: [boolean, CommandStep?] = [false];
  let without: DoneWithout | undefined;

  function end(step: CourseStep, details: CourseDetails = {}): void {
    isOver = true;
    tell(step, details);
  }

  function next(now: number): void {
    at++;
    const step = steps[at];
    noteDone();
    if (!step) return end('accepted', without && { result: without });
    if (isDone && (isLate || isCeased)) return leaveOut(now);
    if (isLate) return void (isOver = true);
    if (isCeased) return end('cancelled', { result: 'ceased' });
    [isInProgress, sentAt, answerBy] = [false, now, now + ANSWER_MS];
    if (step.wire !== 'none') return utter(step, now);
    [seen, isInMode, answerBy] = [{}, false, now + (step.withinMs ?? ARRIVE_MS)];
    tell('progress');
  }

  function utter(step: SaidStep & Pick<CommandStep, 'atOnce'>, now: number): void {
    if (step.wire === 'MISSION_SET_CURRENT') [seen, saidAt] = [{}, now];
    say(step);
    if (step.atOnce) say(step.atOnce);
  }

  function utterAgain(now: number): void {
    const step = steps[at];
    if (step?.wire !== 'MISSION_SET_CURRENT' || isLate || isCeased || now - saidAt < AGAIN_MS) return;
    saidAt = now;
    say(step);
  }

  function noteDone(): void {
    if (isDone || !steps.slice(at).every(({ beside }) => beside)) return;
    isDone = true;
    done();
  }

  function leaveOut(now: number): void {
    without ??= steps[at]!.beside;
    next(now);
  }

  function watch(now: number): void {
    const step = steps[at];
    if (!seen) return;
    if (step?.wire === 'none') return watchArrival(step, seen, now);
    if ((step?.wire !== 'COMMAND_LONG' && step?.wire !== 'MISSION_SET_CURRENT') || !step.isSeen?.(seen)) return;
    believe();
    next(now);
  }

  /** Whoever has changed the mode flies it now. */
  function watchArrival(step: Arrival, seen: VehicleState, now: number): void {
    if (step.mode === undefined || seen.nativeMode === step.mode) isInMode = true;
    else if (isInMode || now - sentAt > MODE_MS) return end('cancelled', { result: 'takenOver' });
    if (!isInMode || !step.isThere(seen)) return;
    believe();
    next(now);
  }

  /** A yes that may have been to an earlier order is none until the vehicle is seen to do it. */
  function doubt(now: number): void {
    [seen, isDoubted, answerBy] = [{}, true, now + MODE_MS];
  }

  function believe(): void {
    [seen, isDoubted] = [undefined, false];
  }

  function leaveOff(): void {
    isCeased = true;
    if (seen && !isDoubted && !isOver) end('cancelled', { result: 'ceased' });
  }

  function goOn({ progress }: Answer, now: number): void {
    if (isLate) return;
    isInProgress = true;
    answerBy = Math.min(now + PROGRESS_MS, sentAt + WHOLE_MS);
    if (now - toldAt >= TELL_EVERY_MS) {
      toldAt = now;
      tell('progress', progress === undefined ? {} : { progress });
    }
    askToLeaveOff();
  }

  function askToLeaveOff(): void {
    if (!isCeased || !isInProgress || !isCancelling) return;
    isCancelling = false;
    sayCancel(commandOf(steps[at]!)!);
  }

  /** What it says of the motors, or of a mode it has to be in for them, is a refusal, though some autopilots call it a failure. */
  function refuse(result: number, now: number): void {
    if (isDone) return leaveOut(now);
    const startsMotors = at <= steps.findIndex(isArming);
    const step = result === MavResult.FAILED && !startsMotors ? 'failed' : 'denied';
    // What it does not know it has nothing to say about.
    const reasonsBy = result === MavResult.UNSUPPORTED ? now : now + REASONS_MS;
    refusal = { result: steps[at]!.refusedAs ?? resultName(result), step, startsMotors, since: sentAt, reasonsBy };
    tellReasons(now);
  }

  function tellReasons(now: number): void {
    if (!refusal) return;
    const { result, step, startsMotors, since, reasonsBy } = refusal;
    const known = startsMotors ? armingReasons() : [];
    const reasons = known.length > 0 ? known : complaints(since);
    if (reasons.length > 0 || now >= reasonsBy) end(step, { result, ...((startsMotors || reasons.length > 0) && { reasons }) });
  }

  function fallSilent(now: number): void {
    if (isLate) return void (isOver = true);
    if (isDone) return repeated === steps[at] || isCeased ? leaveOut(now) : repeat(now);
    believe();
    [isLate, answerBy] = [true, now + LATE_MS];
    tell('silence');
  }

  function repeat(now: number): void {
    repeated = steps[at];
    answerBy = now + ANSWER_MS;
    say(repeated as SaidStep);
  }

  tell('sent');
  utter(steps[0] as SaidStep, begunAt);

  return {
    get isOver() {
      return isOver;
    },
    get isLate() {
      return isLate;
    },
    waitsFor: (command) => !isOver && !refusal && command === commandOf(steps[at]!),
    take(answer, now, isDoubtful) {
      const step = steps[at]!;
      if (answer.result === MavResult.ACCEPTED && isDoubtful && step.wire === 'COMMAND_LONG' && step.isSeen) doubt(now);
      else if (answer.result === MavResult.ACCEPTED) {
        believe();
        next(now);
      } else if (answer.result === MavResult.IN_PROGRESS) goOn(answer, now);
      else if (answer.result === MavResult.CANCELLED && !isDone) end('cancelled', { result: resultName(answer.result) });
      else refuse(answer.result, now);
    },
    hear({ name, value }, now) {
      const step = steps[at];
      if (isOver || (step?.wire !== 'PARAM_SET' && step?.wire !== 'PARAM_REQUEST_READ') || step.said.name !== name) return;
      if (step.wire === 'PARAM_SET') {
        // Another value may have been on its way already; one that stays another is no yes.
        if (isSameValue('f32', value, step.said.value)) next(now);
      } else if (value !== null && step.isRight(value)) next(now);
      else end('denied', { result: name });
    },
    get isWatching() {
      return seen !== undefined && !isOver;
    },
    see(patch, now) {
      if (!seen || isOver) return;
      Object.assign(seen, patch);
      watch(now);
    },
    tick(now) {
      if (isOver) return;
      if (refusal) tellReasons(now);
      else if (seen && now < answerBy) {
        watch(now);
        utterAgain(now);
      } else if (now >= answerBy) fallSilent(now);
    },
    cease: leaveOff,
    cancel() {
      isCancelling = true;
      leaveOff();
      askToLeaveOff();
    },
    abandon() {
      if (isOver || isLate) return;
      if (isDone) end('accepted', { result: without ?? steps[at]!.beside! });
      else end('silence', { result: 'linkLost' });
    },
  };
}
