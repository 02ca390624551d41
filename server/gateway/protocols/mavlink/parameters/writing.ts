import { isSameValue, type Parameter, type WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { ParameterWire } from './wire.ts';

const ANSWER_MS = 800;
/** The same value said twice is the same value: after a loss it is said again. */
const SETS_IN_SILENCE_MAX = 4;
/** Of a vehicle that answers and has the old value still: on a link that loses a third, four in a row get lost once in eighty times, eight never. */
const SETS_MAX = 8;
/** Autopilots meet what they refuse with silence: whether they are there at all is asked at the end. */
const READS_MAX = 4;

/** One value on its way into a vehicle, until the vehicle says what it has. */
export interface Writing {
  readonly name: string;
  readonly isOver: boolean;
  take(told: Parameter, now: number): void;
  tick(now: number): void;
  /** It is not said again; what the vehicle has is still asked. */
  cease(): void;
  abandon(): void;
}

export function writing(
  wire: ParameterWire,
  parameter: Parameter,
  value: number,
  done: (outcome: WriteOutcome) => void,
  begunAt: number,
): Writing {
  const { name, type } = parameter;
  let [sets, reads, answerBy, isOver] = [0, 0, 0, false];

  function end(result: WriteOutcome['result'], has: number | null): void {
    isOver = true;
    done({ name, result, value: has });
  }

  function set(now: number): void {
    sets++;
    answerBy = now + ANSWER_MS;
    wire.set(parameter, value);
  }

  function read(now: number): void {
    reads++;
    answerBy = now + ANSWER_MS;
    wire.askForName(name);
  }

  function sayAgain(now: number): void {
    reads = 0;
    set(now);
  }

  set(begunAt);

  return {
    name,
    get isOver() {
      return isOver;
    },
    take(told, now) {
      if (isOver || told.name !== name) return;
      if (isSameValue(type, told.value, value)) return end('written', told.value);
      // It may have been on its way before the vehicle heard us: only what it says when asked counts.
      if (reads === 0) return read(now);
      const isAsBefore = isSameValue(type, told.value, parameter.value);
      // Perhaps it never heard us: it is a refusal once it has been told often enough.
      if (isAsBefore && sets < SETS_MAX) return sayAgain(now);
      end(isAsBefore ? 'refused' : 'altered', told.value);
    },
    tick(now) {
      if (isOver || now < answerBy) return;
      if (reads === 0 && sets < SETS_IN_SILENCE_MAX) set(now);
      else if (reads < READS_MAX) read(now);
      else end('unanswered', null);
    },
    cease() {
      sets = SETS_MAX;
    },
    abandon() {
      if (!isOver) end('unanswered', null);
    },
  };
}
