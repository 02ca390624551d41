import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { ParameterWire } from './wire.ts';

const ANSWER_MS = 700;
/** Where a third of all messages is lost on either way, one of a hundred is still not told. What a vehicle does not have it meets with silence. */
const TRIES_MAX = 8;

/** Asks for some parameters by their names, until they are told or it has been asked often enough. */
export interface Asking {
  readonly isOver: boolean;
  take(told: Parameter): void;
  tick(now: number): void;
  abandon(): void;
}

export function asking(
  wire: ParameterWire,
  names: readonly string[],
  done: (told: ReadonlyMap<string, Parameter>) => void,
  begunAt: number,
): Asking {
  const told = new Map<string, Parameter>();
  let [tries, answerBy, isOver] = [0, 0, false];

  function ask(now: number): void {
    tries++;
    answerBy = now + ANSWER_MS;
    for (const name of names) if (!told.has(name)) wire.askForName(name);
  }

  function end(): void {
    isOver = true;
    done(told);
  }

  ask(begunAt);

  return {
    get isOver() {
      return isOver;
    },
    take(parameter) {
      if (isOver || !names.includes(parameter.name)) return;
      told.set(parameter.name, parameter);
      if (names.every((name) => told.has(name))) end();
    },
    tick(now) {
      if (isOver || now < answerBy) return;
      if (tries < TRIES_MAX) ask(now);
      else end();
    },
    abandon() {
      if (!isOver) end();
    },
  };
}
