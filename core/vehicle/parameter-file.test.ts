import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortestFloat, type Parameter } from './parameter.ts';
import { isForModel, PARAMETER_FORMATS, readParameterFile, writeParameterFile, type ParameterModel } from './parameter-file.ts';

const model: ParameterModel = { autopilot: 'ardupilot', kind: 'multirotor', firmware: '4.6.3' };
const names = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,15}$/);
const parameters: fc.Arbitrary<Parameter[]> = fc.uniqueArray(
  fc.record({
    name: names,
    type: fc.constant('f32' as const),
    value: fc.float({ noNaN: true, noDefaultInfinity: true }).map(shortestFloat),
  }),
  { selector: ({ name }) => name },
);

test('what is written is read again, in either format', () => {
  fc.assert(
    fc.property(parameters, fc.constantFrom(...PARAMETER_FORMATS), (list, format) => {
      const { values, faults, model: said } = readParameterFile(writeParameterFile(format, list, model));
      expect([...values]).toEqual(list.map(({ name, value }) => [name, value]));
      expect(faults).toEqual([]);
      expect(isForModel(said, model)).toBe(true);
    }),
  );
});

test('a line of each looks as other ground stations write it', () => {
  const list: Parameter[] = [
    { name: 'RTL_ALT', type: 'i32', value: 1500 },
    { name: 'NONE', type: 'f32', value: null },
  ];
  expect(writeParameterFile('plain', list, null)).toBe('RTL_ALT,1500\n');
  expect(writeParameterFile('qgc', list, model)).toContain('\n1\t1\tRTL_ALT\t1500\t6\n');
  expect(writeParameterFile('qgc', list, model)).not.toContain('NONE');
});

test('files of other ground stations are read, and lines that make no sense are named', () => {
  const text =
    '\uFEFF#NOTE: 7/1/2026\r\nACRO_BAL_PITCH,1\r\nANGLE_MAX 4500\nFS_THR\t.5\n1\t1\tSYSID\t-1.5e-3\t9\n\nnonsense\nA,\nB,0x10\n=C,1\nACRO_BAL_PITCH,2';
  const { values, faults } = readParameterFile(text);
  expect(Object.fromEntries(values)).toEqual({ ACRO_BAL_PITCH: 2, ANGLE_MAX: 4500, FS_THR: 0.5, SYSID: -0.0015 });
  expect(faults).toEqual([7, 8, 9, 10]);
});

test('a file of another kind of aircraft is known by what it says of itself', () => {
  const of = (text: string) => isForModel(readParameterFile(text).model, model);
  expect(of('# Stack: PX4 Pro\nA,1')).toBe(false);
  expect(of('# Stack: ArduPilot\n# Vehicle: Fixed Wing\n')).toBe(false);
  expect(of('# Stack: ArduPilot\n# Vehicle: Multi-Rotor\n')).toBe(true);
  expect(of('A,1')).toBe(true);
});

test('no text makes it fail or grow', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { values, faults } = readParameterFile(text);
      expect(values.size + faults.length).toBeLessThanOrEqual(text.length);
    }),
  );
  const many = Array.from({ length: 20_000 }, (_, at) => `P${at},1`).join('\n');
  expect(readParameterFile(many).values.size).toBe(10_000);
});

test('a long line is read as fast as it is long', () => {
  const digits = '1'.repeat(2_000_000);
  expect(readParameterFile(`A,${digits}x\n# Stack:${' '.repeat(2_000_000)}PX4\u2028x\nB,2`)).toEqual({
    values: new Map([['B', 2]]),
    model: {},
    faults: [1],
  });
});
