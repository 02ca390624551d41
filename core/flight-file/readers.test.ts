import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordedSample } from '../record/recording.ts';
import { factsOf, type StateField } from '../vehicle/state.ts';
import { FLIGHT_FILE_FORMATS, flightFileFormat, type FlightFileFormat } from './flight-file.ts';
import { dataflashFile } from './testing/dataflash-file.ts';
import { MADE_UP_AT, madeUpFlight } from './testing/made-up-flight.ts';
import { readFile, type WasRead } from './testing/read-file.ts';
import { tlogFile } from './testing/tlog-file.ts';
import { ulogFile } from './testing/ulog-file.ts';

const SECONDS = 30;
const { samples: flown, events: said } = madeUpFlight(SECONDS);

const FILES: Record<FlightFileFormat, Uint8Array> = { tlog: tlogFile(flown, said), bin: dataflashFile(flown), ulg: ulogFile(flown) };

/** What every format tells of a flight. */
const SHARED: StateField[] = [
  'latitude',
  'longitude',
  'altitude',
  'height',
  'velocityNorth',
  'velocityEast',
  'velocityDown',
  'groundSpeed',
  'climbRate',
  'heading',
  'roll',
  'pitch',
  'yaw',
  'positioning',
  'satellites',
  'hdop',
  'batteryVoltage',
  'batteryCurrent',
  'batteryPercent',
  'homeLatitude',
  'homeLongitude',
  'homeAltitude',
  'mode',
  'armed',
  'flying',
];

/** Whatever is said once a second may be a second old; everything else is a tenth of one. */
const SLOW_MS = 1_100;

function differences(read: RecordedSample[]): string[] {
  return read.slice(30).flatMap(({ at, state }) => {
    const near = flown.filter((sample) => sample.at <= at && sample.at >= at - SLOW_MS);
    return SHARED.filter((name) => !near.some((sample) => isSame(name, sample.state[name], state[name]))).map(
      (name) => `${name} at ${at - MADE_UP_AT}: ${state[name]}`,
    );
  });
}

function isSame(name: StateField, one: number | boolean | undefined, other: number | boolean | undefined): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= 2 * factsOf(name).step;
}

const kinds = ({ events }: WasRead) => events.map(({ event }) => event.kind);

describe.each(FLIGHT_FILE_FORMATS)('a flight in a .%s', (format) => {
  const read = readFile(format, FILES[format]);

  test('is read as it was flown', () => {
    expect(differences(read.samples)).toEqual([]);
    expect(read.report).toMatchObject({ bytes: FILES[format].length, skipped: 0 });
  });

  test('has its times from the file, ten samples a second that never go back', () => {
    expect(Math.abs(read.samples[0]!.at - MADE_UP_AT)).toBeLessThan(100);
    expect(Math.abs(read.samples.at(-1)!.at - flown.at(-1)!.at)).toBeLessThan(100);
    expect(read.samples.every(({ at }, index) => index === 0 || at >= read.samples[index - 1]!.at)).toBe(true);
    expect(read.samples.length).toBeGreaterThan(SECONDS * 10 - 5);
    expect(read.samples.length).toBeLessThan(SECONDS * 10 + 5);
  });

  test('is the same however the file is cut into pieces', () => {
    for (const size of [1, 7, 100, 4_099]) {
      const again = readFile(format, FILES[format], size);
      expect(again.samples).toEqual(read.samples);
      expect(again.events).toEqual(read.events);
    }
  });

  test('tells of modes and of what the vehicle said', () => {
    expect(kinds(read)).toContain('modeChanged');
    expect(kinds(read)).toContain('statusText');
  });
});

test('who flew is told as far as the file knows', () => {
  expect(readFile('bin', FILES.bin).report.vehicles).toEqual([
    {
      system: 1,
      airframe: 'multirotor',
      autopilot: 'ardupilot',
      firmware: '4.6.3',
      hardwareId: 'mavlink:38003a000f51363138353534000000000000',
    },
  ]);
  expect(readFile('ulg', FILES.ulg).report).toMatchObject({
    vehicles: [
      {
        system: 1,
        airframe: 'multirotor',
        autopilot: 'px4',
        firmware: '1.15.3',
        hardwareId: 'mavlink:000200000000203256465008002a003d0000',
      },
    ],
    issues: [{ code: 'flightFile.dropouts', severity: 'warning', params: { seconds: 3 } }],
  });
  expect(readFile('tlog', FILES.tlog).report.vehicles).toMatchObject([{ system: 1, airframe: 'multirotor', autopilot: 'ardupilot' }]);
});

test('texts of several pieces come whole out of a .tlog', () => {
  const texts = readFile('tlog', FILES.tlog).events.flatMap(({ event }) => (event.kind === 'statusText' ? event.text : []));
  expect(texts).toEqual(said.map(({ event }) => (event.kind === 'statusText' ? event.text : '')));
});

test('a vehicle that never learnt the time begins when it is said to have begun, and that is told', () => {
  const beganAt = Date.UTC(2020, 0, 1);
  const timeless = flown.map((sample) => ({ ...sample, at: sample.at - MADE_UP_AT - Date.UTC(1980, 0, 6) }));
  const { samples, report } = readFile('ulg', ulogFile(timeless), 65_536, beganAt);
  expect(samples[0]!.at).toBe(beganAt);
  expect(report.issues.map(({ code }) => code)).toContain('flightFile.undated');
});

describe.each(FLIGHT_FILE_FORMATS)('a damaged .%s', (format) => {
  const whole = readFile(format, FILES[format]);

  test('that is empty or of another kind is an error with a reason', () => {
    expect(readFile(format, new Uint8Array(0)).report.issues).toEqual([{ code: 'flightFile.empty', severity: 'error' }]);
    const picture = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251);
    expect(readFile(format, picture).report.issues).toEqual([{ code: 'flightFile.format', severity: 'error' }]);
  });

  test('that was cut off is read up to there', () => {
    const half = readFile(format, FILES[format].subarray(0, FILES[format].length / 2));
    expect(half.samples.length).toBeGreaterThan(whole.samples.length * 0.4);
    expect(half.samples.slice(0, -2)).toEqual(whole.samples.slice(0, half.samples.length - 2));
  });

  test('with a hole in the middle goes on after it, and says how much was skipped', () => {
    const [from, to] = [Math.floor(FILES[format].length * 0.4), Math.floor(FILES[format].length * 0.4) + 777];
    const holed = Uint8Array.from([...FILES[format].subarray(0, from), ...FILES[format].subarray(to)]);
    const { samples, report } = readFile(format, holed);
    expect(samples.length).toBeGreaterThan(whole.samples.length * 0.97);
    expect(samples.at(-1)).toEqual(whole.samples.at(-1));
    expect(report.skipped).toBeLessThan(2_000);
    expect(report.issues.filter(({ code }) => code === 'flightFile.skipped')).toHaveLength(report.skipped > 0 ? 1 : 0);
  });

  test('whatever bytes are forged, it is read to its end and tells nothing impossible', () => {
    const forged = fc.array(fc.tuple(fc.nat(FILES[format].length - 1), fc.nat(255)), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(forged, fc.nat(FILES[format].length), (changes, length) => {
        const bytes = FILES[format].slice(0, length);
        for (const [at, byte] of changes) if (at < length) bytes[at] = byte;
        const { samples, report } = readFile(format, bytes, 4_000);
        expect(report.skipped).toBeLessThanOrEqual(bytes.length);
        for (const { at, state } of samples) {
          expect(Number.isSafeInteger(at)).toBe(true);
          expect(Math.abs(state.latitude ?? 0)).toBeLessThanOrEqual(90);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('noughts and noise behind a whole recording are no part of it', () => {
    const behind = Uint8Array.from({ length: 20_000 }, (_, at) => (at < 10_000 ? 0 : (at * 7919) % 251));
    const { samples, report } = readFile(format, Uint8Array.from([...FILES[format], ...behind]));
    expect(samples).toEqual(whole.samples);
    expect(report.skipped).toBeGreaterThan(behind.length * 0.99);
  });

  test('noise is read to its end', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), fc.boolean(), (noise, hasHead) => {
        const bytes = hasHead ? Uint8Array.from([...FILES[format].subarray(0, 3_000), ...noise]) : noise;
        expect(readFile(format, bytes, 500).report.bytes).toBe(bytes.length);
      }),
    );
  });
});

test('a format is known by the end of the name', () => {
  expect(flightFileFormat('00000042.BIN')).toBe('bin');
  expect(flightFileFormat('2026-05-17 flight.tlog')).toBe('tlog');
  expect(flightFileFormat('log_3_2026.ulg')).toBe('ulg');
  expect(flightFileFormat('flight.log')).toBeUndefined();
  expect(flightFileFormat('tlog')).toBeUndefined();
});
