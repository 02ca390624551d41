import { encode } from '@skyhelm/core/mavlink/encode';
import type { Message } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KnownList, ParameterList } from '../../../parameters.ts';
import type { Introduction } from '../../../protocol.ts';
import type { FileReader, FileReport } from '../file-transfer/file-reader.ts';
import { vehicleParameters, type VehicleParameters } from './parameters.ts';
import { parameterWire } from './wire.ts';

const ALT: Parameter = { name: 'RTL_ALT', type: 'f32', value: 15 };
const TICK_MS = 100;

let now: number;
let said: { name: string; message: Record<string, unknown> }[];
let told: string[];
let list: ParameterList | undefined;
let file: FileReport | undefined;
let own: VehicleParameters;

function begin(autopilot: Introduction['autopilot']): void {
  [now, said, told, list, file] = [0, [], [], undefined, undefined];
  const files: FileReader = {
    hears: [],
    isBusy: false,
    read: (_path, _max, report) => void (file = report),
    stop() {},
    take() {},
    tick() {},
    leave() {},
  };
  own = vehicleParameters(autopilot, {
    wire: parameterWire(autopilot, { target_system: 1, target_component: 1 }, (name, message) => void said.push({ name, message })),
    files,
    description: undefined,
    steady: () => now,
    heard() {},
  });
}

function load(known?: KnownList): void {
  own.load(known, {
    progress() {},
    loaded: (whole) => void (list = whole),
    failed: (fault) => void told.push(fault),
    described() {},
  });
}

function hear(value: Partial<Message<'PARAM_VALUE'>>): void {
  const frames = parser((frame) => own.take(frame, now));
  frames.take(encode('PARAM_VALUE', { param_type: 9, ...value }, { system: 1, component: 1, sequence: 0 }));
}

function pass(ms: number): void {
  for (const end = now + ms; now < end;) own.tick((now += TICK_MS));
}

const places = () => said.flatMap(({ name, message }) => (name === 'PARAM_REQUEST_READ' ? [message['param_index'] as number] : []));
const count = (wanted: string) => said.filter(({ name }) => name === wanted).length;
const value = (place: number, of = 30) => hear({ param_id: `P${place}`, param_value: place, param_index: place, param_count: of });

describe('a list', () => {
  beforeEach(() => {
    begin('other');
    load();
  });

  test('of which some were lost is asked for those alone, a few at a time, until all are here', () => {
    for (let place = 0; place < 30; place++) if (place % 2) value(place);
    pass(1_600);
    expect(places()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    value(4);
    expect(places()).toHaveLength(11);
    for (let place = 28; place >= 0; place -= 2) value(place);
    expect(list).toMatchObject({ missing: 0 });
    expect(list!.parameters.map(({ value: is }) => is).sort((a, b) => a! - b!)).toEqual(Array.from({ length: 30 }, (_, place) => place));
    expect(count('PARAM_REQUEST_LIST')).toBe(1);
  });

  test('that never becomes whole is shown as far as it came, and that it is not all', () => {
    for (let place = 0; place < 29; place++) value(place);
    pass(30_000);
    expect(list).toMatchObject({ missing: 1, hash: null });
    expect(list!.parameters).toHaveLength(29);
  });

  test('of a vehicle that says nothing is asked for some times and then given up', () => {
    pass(60_000);
    expect(told).toEqual(['noAnswer']);
    expect(count('PARAM_REQUEST_LIST')).toBe(5);
  });

  test('begins anew when the vehicle has another number of them, but not for ever', () => {
    value(0, 30);
    value(0, 20);
    expect(count('PARAM_REQUEST_LIST')).toBe(2);
    for (let place = 0; place < 20; place++) value(place, 20);
    expect(list!.parameters).toHaveLength(20);
    begin('other');
    load();
    for (let of = 30; of > 20; of--) value(0, of);
    expect(told).toEqual(['implausible']);
  });

  test('that is announced larger than any can be, or names places outside of itself, is not believed', () => {
    hear({ param_id: 'A', param_index: 40_000, param_count: 30 });
    expect(list).toBeUndefined();
    hear({ param_id: 'A', param_index: 0, param_count: 65_535 });
    expect(told).toEqual(['implausible']);
  });

  test('may hold what we cannot show: it counts as told', () => {
    value(0, 2);
    hear({ param_id: 'LONG', param_type: 8, param_index: 1, param_count: 2 });
    expect(list).toMatchObject({ missing: 0, parameters: [{ name: 'P0' }] });
  });

  test('is given up when the vehicle is gone', () => {
    value(0);
    own.leave();
    expect(told).toEqual(['linkLost']);
  });
});

test('asked for twice comes once, and whoever asked first gets to know', () => {
  begin('ardupilot');
  load();
  const first = file!;
  load();
  expect(told).toEqual(['linkLost']);
  first.failed('notFound');
  expect(count('PARAM_REQUEST_LIST')).toBe(0);
  file!.failed('notFound');
  value(0, 1);
  expect(list).toMatchObject({ parameters: [{ name: 'P0' }] });
});

describe('a shorter way', () => {
  test('is the packed file of ArduPilot; without one it is the list', () => {
    begin('ardupilot');
    load();
    expect(said).toEqual([]);
    file!.failed('notFound');
    expect(count('PARAM_REQUEST_LIST')).toBe(1);
    begin('ardupilot');
    load();
    file!.done(Uint8Array.of(1, 2, 3));
    expect(count('PARAM_REQUEST_LIST')).toBe(1);
  });

  const known: KnownList = { parameters: [ALT], missing: 0, hash: 5, mark: null };
  const hash = (bits: number) => {
    const four = new DataView(new ArrayBuffer(4));
    four.setUint32(0, bits);
    hear({ param_id: '_HASH_CHECK', param_value: four.getFloat32(0), param_type: 5, param_index: 65_535 });
  };

  test('is the number of PX4, where it stands for what is known', () => {
    begin('px4');
    load(known);
    pass(900);
    expect(said.map(({ message }) => message['param_id'])).toEqual(['_HASH_CHECK', '_HASH_CHECK']);
    hash(5);
    expect(list).toBe(known);
    expect(count('PARAM_REQUEST_LIST')).toBe(0);
  });

  test('is none where the number is another, or never comes; the list then has the new one', () => {
    begin('px4');
    load(known);
    hash(6);
    expect(count('PARAM_REQUEST_LIST')).toBe(1);
    value(0, 1);
    expect(list).toMatchObject({ hash: 6 });
    begin('px4');
    load(known);
    pass(4_000);
    expect(count('PARAM_REQUEST_LIST')).toBe(1);
  });
});

describe('a value that is written', () => {
  let outcomes: WriteOutcome[];
  const write = (wanted: number, parameter = ALT) => own.write(parameter, wanted, (one) => void outcomes.push(one));
  const answer = (is: number, name = 'RTL_ALT') => hear({ param_id: name, param_value: is, param_index: 65_535, param_count: 9 });
  beforeEach(() => {
    begin('ardupilot');
    outcomes = [];
  });

  test('is there once the vehicle says so', () => {
    write(20.1);
    answer(20.1);
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'written', value: 20.1 }]);
    pass(10_000);
    expect(said.map(({ name }) => name)).toEqual(['PARAM_SET']);
  });

  test('is said again after a loss, and in the end it is asked what the vehicle has', () => {
    write(20);
    pass(10_000);
    expect([count('PARAM_SET'), count('PARAM_REQUEST_READ')]).toEqual([4, 4]);
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'unanswered', value: null }]);
  });

  test('was refused where the vehicle keeps what it had, by its word or by its silence', () => {
    write(20);
    // What it says unasked, and when it is asked, each time after it was told.
    for (let times = 0; times < 8; times++) {
      expect(outcomes).toEqual([]);
      answer(15);
      answer(15);
    }
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'refused', value: 15 }]);
    write(20);
    pass(3_000);
    for (let times = 0; times < 5; times++) {
      expect(outcomes).toHaveLength(1);
      pass(1_000);
      answer(15);
    }
    expect(outcomes[1]).toMatchObject({ result: 'refused' });
  });

  test('is said again where the vehicle has not heard it', () => {
    write(20);
    answer(15);
    answer(15);
    answer(20);
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'written', value: 20 }]);
  });

  test('was altered where the vehicle has another one', () => {
    write(20);
    answer(18);
    answer(18);
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'altered', value: 18 }]);
  });

  test('is not taken for refused because an old word of the vehicle came late', () => {
    write(20);
    answer(15);
    answer(20);
    expect(outcomes).toEqual([{ name: 'RTL_ALT', result: 'written', value: 20 }]);
  });

  test('waits for the one before it, and other values are none of its answers', () => {
    write(20);
    write(30);
    answer(20, 'RTL_SPEED');
    expect([count('PARAM_SET'), outcomes.length]).toEqual([1, 0]);
    answer(20);
    expect(count('PARAM_SET')).toBe(2);
    answer(30);
    expect(outcomes.map(({ value: is }) => is)).toEqual([20, 30]);
  });

  test('that no float can carry does not leave', () => {
    write(16_777_217, { name: 'MASK', type: 'i32', value: 0 });
    expect([outcomes, said]).toEqual([[{ name: 'MASK', result: 'inexact', value: null }], []]);
  });

  test('is unknown when the vehicle is gone, and those behind it were not sent', () => {
    write(20);
    write(30);
    own.leave();
    expect(outcomes.map(({ result }) => result)).toEqual(['unanswered', 'notSent']);
  });
});
