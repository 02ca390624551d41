import { PARAMETERS_MAX, type Parameter } from '@skyhelm/core/vehicle/parameter';
import type { LoadReport } from '../../../parameters.ts';
import type { ToldValue } from './value-message.ts';
import type { ParameterWire } from './wire.ts';

/** So long without a value, and the vehicle is done with telling. */
const STALL_MS = 1_500;
const LIST_TRIES_MAX = 5;
/** Asked for at the same time: a slow radio must not be buried. */
const WINDOW = 10;
const ANSWER_MS = 700;
/** A third of all messages may be lost on either way. */
const TRIES_MAX = 20;
/** So long for all of them; what has come until then is shown, and that it is not all. */
const WHOLE_MS = 180_000;
/** It may begin anew in the middle with another number of them, but not for ever. */
const BEGINNINGS_MAX = 3;

/** Asks for the whole list, then for each place that was left out. */
export interface Listing {
  readonly isOver: boolean;
  take(told: ToldValue, now: number): void;
  tick(now: number): void;
}

export function listing(wire: ParameterWire, hash: number | null, report: Omit<LoadReport, 'described'>, begunAt: number): Listing {
  /** By place; nothing for those we cannot show. Grows with what is told, never with what is announced. */
  let told = new Map<number, Parameter | undefined>();
  let asked = new Map<number, { tries: number; at: number }>();
  let count: number | undefined;
  let [listTries, beginnings, place] = [0, 0, 0];
  let [heardAt, isFilling, isOver] = [begunAt, false, false];

  function askForAll(now: number): void {
    listTries++;
    heardAt = now;
    wire.askForAll();
  }

  function finish(): void {
    isOver = true;
    const parameters = [...told.values()].filter((one) => one !== undefined);
    report.loaded({ parameters, missing: count! - told.size, hash: told.size === count ? hash : null });
  }

  function fail(fault: 'noAnswer' | 'implausible'): void {
    isOver = true;
    report.failed(fault);
  }

  function beginAgain(now: number): void {
    if (++beginnings > BEGINNINGS_MAX) return fail('implausible');
    told = new Map();
    asked = new Map();
    [place, listTries, isFilling] = [0, 0, false];
    askForAll(now);
  }

  /** The next few that are missing and not asked for. */
  function fill(now: number): void {
    while (asked.size < WINDOW && place < count!) {
      const next = place++;
      if (told.has(next)) continue;
      asked.set(next, { tries: 1, at: now });
      wire.askForPlace(next);
    }
    if (asked.size === 0) finish();
  }

  function askAgain(now: number): void {
    for (const [missing, one] of asked) {
      if (now - one.at < ANSWER_MS) continue;
      if (one.tries >= TRIES_MAX) {
        asked.delete(missing);
        continue;
      }
      one.tries++;
      one.at = now;
      wire.askForPlace(missing);
    }
    fill(now);
  }

  askForAll(begunAt);

  return {
    get isOver() {
      return isOver;
    },
    take({ parameter, place: at, count: announced, hash: isHash }, now) {
      if (isOver || at === undefined || isHash !== undefined || at >= announced) return;
      if (announced > PARAMETERS_MAX) return fail('implausible');
      if (count !== undefined && announced !== count) {
        count = announced;
        return beginAgain(now);
      }
      count = announced;
      heardAt = now;
      told.set(at, parameter);
      asked.delete(at);
      report.progress(told.size, count);
      if (told.size === count) finish();
      else if (isFilling) fill(now);
    },
    tick(now) {
      if (isOver) return;
      if (now - begunAt > WHOLE_MS) return count === undefined ? fail('noAnswer') : finish();
      if (isFilling) return askAgain(now);
      if (now - heardAt < STALL_MS) return;
      if (told.size > 0) {
        isFilling = true;
        fill(now);
      } else if (listTries < LIST_TRIES_MAX) askForAll(now);
      else fail('noAnswer');
    },
  };
}
