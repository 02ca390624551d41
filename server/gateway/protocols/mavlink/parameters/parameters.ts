import { messageNamed } from '@skyhelm/core/mavlink/message';
import { isExact } from '@skyhelm/core/mavlink/parameter-value';
import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { ParameterHands } from '../../../parameters.ts';
import type { Introduction } from '../../../protocol.ts';
import type { Dialogue } from '../dialogue.ts';
import type { FileReader } from '../file-transfer/file-reader.ts';
import type { DescriptionReader } from '../metadata/description-reader.ts';
import { asking, type Asking } from './asking.ts';
import { loading, type Loading, type Shortcut } from './loading.ts';
import { toldValueIn } from './value-message.ts';
import type { ParameterWire } from './wire.ts';
import { writing, type Writing } from './writing.ts';

const HEARS = [messageNamed('PARAM_VALUE').id];
/** More than a whole file of them. */
const WAITING_MAX = 1_000;

const SHORTCUTS: Record<Introduction['autopilot'], Shortcut> = { ardupilot: 'packedFile', px4: 'hash', other: 'none' };

/** All that one vehicle is asked and told about its parameters on one way. */
export interface VehicleParameters extends ParameterHands, Dialogue {}

interface Waiting {
  parameter: Parameter;
  value: number;
  done(outcome: WriteOutcome): void;
}

export function vehicleParameters(
  autopilot: Introduction['autopilot'],
  tools: {
    wire: ParameterWire;
    files: FileReader;
    /** Nothing for an autopilot that says nothing of its parameters. */
    description: Pick<DescriptionReader, 'begin' | 'stop'> | undefined;
    steady(): number;
    heard(parameter: Parameter): void;
  },
): VehicleParameters {
  const { wire, steady, description } = tools;
  const waiting: Waiting[] = [];
  let loadingNow: Loading | undefined;
  let writingNow: Writing | undefined;
  let asked: Asking[] = [];

  function writeNext(): void {
    while (!writingNow || writingNow.isOver) {
      const next = waiting.shift();
      if (!next) return void (writingNow = undefined);
      writingNow = writing(wire, next.parameter, next.value, next.done, steady());
    }
  }

  function dropWaiting(): void {
    for (const { parameter, done } of waiting.splice(0)) done({ name: parameter.name, result: 'notSent', value: null });
  }

  function dropAnswered(): void {
    if (asked.some(({ isOver }) => isOver)) asked = asked.filter(({ isOver }) => !isOver);
  }

  return {
    hears: HEARS,
    load(known, report) {
      // Whoever waits for the earlier one must not wait for ever.
      loadingNow?.abandon();
      description?.stop();
      loadingNow = loading(tools, SHORTCUTS[autopilot], known, {
        ...report,
        loaded(list) {
          report.loaded(list);
          if (description) description.begin(known?.mark ?? null, report.described);
          else report.described(undefined);
        },
      });
    },
    write(parameter, value, done) {
      const { name, type } = parameter;
      if (!isExact(wire.encoding, type, value)) return done({ name, result: 'inexact', value: null });
      if (waiting.length >= WAITING_MAX) return done({ name, result: 'notSent', value: null });
      waiting.push({ parameter, value, done });
      writeNext();
    },
    ask: (names, done) => void asked.push(asking(wire, names, done, steady())),
    cease() {
      writingNow?.cease();
      dropWaiting();
    },
    take(frame, now) {
      const told = toldValueIn(frame, wire.encoding);
      loadingNow?.take(told, now);
      if (!told.parameter) return;
      tools.heard(told.parameter);
      for (const one of asked) one.take(told.parameter);
      dropAnswered();
      writingNow?.take(told.parameter, now);
      writeNext();
    },
    tick(now) {
      loadingNow?.tick(now);
      if (loadingNow?.isOver) loadingNow = undefined;
      writingNow?.tick(now);
      writeNext();
      for (const one of asked) one.tick(now);
      dropAnswered();
    },
    leave() {
      loadingNow?.abandon();
      writingNow?.abandon();
      dropWaiting();
      for (const one of asked.splice(0)) one.abandon();
      loadingNow = writingNow = undefined;
    },
  };
}
