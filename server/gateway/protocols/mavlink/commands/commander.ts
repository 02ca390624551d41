import { heightAboveHome } from '@skyhelm/core/airspace/pointing';
import { isAim, type Aim, type Command } from '@skyhelm/core/vehicle/command';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { ParameterEncoding } from '@skyhelm/core/mavlink/parameter-value';
import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import type { CommandHands, Order } from '../../../protocol.ts';
import type { Dialogue } from '../dialogue.ts';
import { toldValueIn } from '../parameters/value-message.ts';
import { answerIn } from './answer.ts';
import type { Paused, VehicleFacts } from './manner.ts';
import { aimOf, isHolding, plan } from './plan.ts';
import { run, type Run, type RunTools } from './run.ts';
import type { CommandStep } from './step.ts';

const ON_THE_WAY: readonly Command['kind'][] = ['pause', 'continue', 'changeSpeed', 'changeYaw'];

/** As high as it was when it was told, where nothing was said of that: what is said again is the same height. */
const asTold = (aim: Aim, state: VehicleState): Aim =>
  ({ ...aim, params: { ...aim.params, height: aim.params.height ?? heightAboveHome(state) } }) as Aim;

const pausedIn = ({ nativeMode, mode = 0 }: VehicleState, aim: Paused['aim']): Paused | undefined =>
  nativeMode === undefined ? undefined : { nativeMode, mode: modeNumbered(mode), aim };

/** Carries out what one vehicle is told on one way. */
export interface Commander extends CommandHands, Dialogue {
  /** What the vehicle measures, for orders that wait until it has come somewhere. */
  see(patch: Patch, now: number): void;
  /** A mode was ordered beside all orders: the answer to it is in nothing different from one to them. */
  noteHold(now: number): void;
}

/** So long the answer to a mode may be to the hold. */
const HOLD_ANSWER_MS = 3_000;

const PARAM_VALUE = messageNamed('PARAM_VALUE').id;
const HEARS = [messageNamed('COMMAND_ACK').id, PARAM_VALUE];

interface Tools extends RunTools {
  encoding: ParameterEncoding;
  firmware(): string;
}

export function commander(vehicle: Pick<VehicleFacts, 'kind' | 'autopilot'>, tools: Tools, steady: () => number): Commander {
  const runs = new Map<string, Run>();
  let aim: Paused['aim'];
  let paused: Paused | undefined;
  /** What was gone on with, until the vehicle is seen to be at it. */
  let resumed: Paused | undefined;
  let newest: Command['kind'] | undefined;
  let wasWaiting = false;
  let heldAt = -Infinity;

  function noteDone({ command, state }: Order, steps: readonly CommandStep[], waitedWith: Paused | undefined): void {
    if (command.kind === 'pause') paused ??= waitedWith ?? pausedIn(state, aim);
    else if (command.kind === 'continue') [resumed, paused] = [paused ?? resumed, undefined];
    else if (!ON_THE_WAY.includes(command.kind)) resumed = paused = undefined;
    if (!ON_THE_WAY.includes(command.kind)) aim = isAim(command) ? { steps, told: asTold(command, state) } : undefined;
  }

  /** Whoever turns home by itself, or is flown on by a remote control, has left what it was told to wait with: to go on with that would take it back from there. */
  function noteMode(nativeMode: number): void {
    const isWaiting = isHolding(vehicle, nativeMode);
    if (!isWaiting && (wasWaiting || nativeMode !== paused?.nativeMode)) paused = undefined;
    if (!isWaiting) resumed = undefined;
    wasWaiting = isWaiting;
  }

  /** Its mode is told once a second: a pause that soon after it was told to go on would be taken for one of its waiting, and there would be nothing to go on with. */
  function waitedWith({ nativeMode }: VehicleState): Paused | undefined {
    const isOnTheWay = newest !== undefined && ON_THE_WAY.includes(newest);
    return isOnTheWay && nativeMode !== undefined && isHolding(vehicle, nativeMode) ? (paused ?? resumed) : undefined;
  }

  function hearValue(frame: Frame, now: number): void {
    const { parameter } = toldValueIn(frame, tools.encoding);
    if (parameter) for (const one of runs.values()) one.hear(parameter, now);
    forgetOver();
  }

  function forgetOver(): void {
    for (const [id, one] of runs) if (one.isOver) runs.delete(id);
  }

  return {
    hears: HEARS,
    obey(order, tell) {
      const steps = plan(order.command, {
        ...vehicle,
        firmware: tools.firmware(),
        state: order.state,
        paused,
        routeSpeed: order.routeSpeed,
      });
      if (typeof steps === 'string') return steps;
      // Whoever presses the stop button must not see an earlier order go on behind it.
      for (const earlier of runs.values()) earlier.cease();
      const waited = waitedWith(order.state);
      newest = order.command.kind;
      const ears = {
        tell: (step: CourseStep, details: CourseDetails = {}) => tell(step, details),
        done: () => noteDone(order, steps, waited),
      };
      runs.set(order.commandId, run(steps, ears, tools, steady()));
      return undefined;
    },
    cease() {
      for (const one of runs.values()) one.cease();
    },
    pausedIn: () => paused?.mode,
    pausedAim: () => aimOf(vehicle, paused)?.told,
    cancel(commandId) {
      const one = runs.get(commandId);
      if (!one || one.isOver || one.isLate) return false;
      one.cancel();
      return true;
    },
    take(frame, now) {
      if (runs.size === 0) return;
      if (frame.message.id === PARAM_VALUE) return hearValue(frame, now);
      const answer = answerIn(frame.payload);
      if (!answer) return;
      // Two may wait for an answer to the same command: it is to the older one, unless that has waited too long. Then it may be to either.
      const waiting = [...runs.values()].filter((one) => one.waitsFor(answer.command));
      const late = waiting.filter((one) => one.isLate);
      const [first = late[0]] = waiting.filter((one) => !one.isLate);
      const isToHold = answer.command === MavCmd.DO_SET_MODE && now - heldAt < HOLD_ANSWER_MS;
      first?.take(answer, now, isToHold || (!first.isLate && late.length > 0));
      forgetOver();
    },
    see(patch, now) {
      if (patch.nativeMode !== undefined) noteMode(patch.nativeMode);
      if (runs.size === 0) return;
      for (const one of runs.values()) if (one.isWatching) one.see(patch, now);
      forgetOver();
    },
    noteHold: (now) => void (heldAt = now),
    tick(now) {
      if (runs.size === 0) return;
      for (const one of runs.values()) one.tick(now);
      forgetOver();
    },
    leave() {
      for (const one of runs.values()) one.abandon();
      runs.clear();
      aim = paused = resumed = newest = undefined;
    },
  };
}
