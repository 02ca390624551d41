import { expect, test } from 'vitest';
import { doubtOf } from '../parameter-facts.ts';
import { readPdef, type MetadataFault, type ReadMetadata } from './read-pdef.ts';

const FILE = {
  '': { RTL_ALT_TYPE: { DisplayName: 'RTL mode altitude type', Values: { '1': 'Terrain', '0': 'Relative to Home' }, User: 'Standard' } },
  ATC_: {
    ATC_RAT_RLL_P: {
      DisplayName: 'Roll axis rate controller P gain',
      Description: 'Corrects in proportion to\nthe difference.',
      Range: { low: '0.01', high: '0.5' },
      Increment: '0.005',
    },
  },
  BRD_: {
    BRD_SERIAL_NUM: { DisplayName: 'Serial', Range: { low: '-8388608', high: '8388607' }, ReadOnly: 'True', RebootRequired: 'True' },
  },
  FS_: { FS_OPTIONS: { DisplayName: 'Failsafe options', Bitmask: { '4': 'GCS', '0': 'RC', '40': 'none' }, Units: 'x', Volatile: 'True' } },
  json: { version: 0 },
};

const read = (content: unknown): ReadMetadata => {
  const found = readPdef(typeof content === 'string' ? content : JSON.stringify(content));
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const fault = (text: string): MetadataFault | undefined => {
  const found = readPdef(text);
  return typeof found === 'string' ? found : undefined;
};

test('what a file of ArduPilot says of its parameters is read, numbers from text', () => {
  const { vehicle, parameters } = read(FILE);
  const facts = new Map(parameters.map((one) => [one.name, one.facts]));
  expect(vehicle).toBe('ArduCopter');
  expect(facts.get('RTL_ALT_TYPE')).toEqual({
    label: 'RTL mode altitude type',
    values: [
      { value: 0, label: 'Relative to Home' },
      { value: 1, label: 'Terrain' },
    ],
  });
  expect(facts.get('ATC_RAT_RLL_P')).toEqual({
    ...{ label: 'Roll axis rate controller P gain', description: 'Corrects in proportion to the difference.' },
    ...{ group: 'ATC', min: 0.01, max: 0.5, increment: 0.005 },
  });
  expect(facts.get('BRD_SERIAL_NUM')).toMatchObject({ isReadOnly: true, needsReboot: true });
  expect(facts.get('FS_OPTIONS')).toMatchObject({
    ...{ unit: 'x', isVolatile: true },
    bits: [
      { bit: 0, label: 'RC' },
      { bit: 4, label: 'GCS' },
    ],
  });
  expect(doubtOf(facts.get('ATC_RAT_RLL_P')!, 0.6)?.code).toBe('above');
});

test('the firmware is told by a parameter that only it has, and by nothing where there is none or both', () => {
  const plane = { RTL_: { RTL_AUTOLAND: {} } };
  expect([read(plane).vehicle, read({ A: { A_B: {} } }).vehicle, read({ ...FILE, ...plane }).vehicle]).toEqual([
    'ArduPlane',
    undefined,
    undefined,
  ]);
});

test('hostile content is left out and changes no object', () => {
  const hostile = `{"__proto__":{"isAdmin":{"DisplayName":"x"}},"A_":{"__proto__":{"DisplayName":"y"},"constructor":{"Range":{"low":"1"}},
    "A_ONE":{"DisplayName":{"deep":[[[1]]]},"Range":[1,2],"Values":"all","Bitmask":{"1e9":"x"},"Units":7},"A_TWO":null,"NAME TOO LONG FOR ANY":{},"A_\\u0000":{}}}`;
  const { parameters } = read(hostile);
  expect(parameters.map(({ name }) => name)).toEqual(['isAdmin', '__proto__', 'constructor', 'A_ONE']);
  expect(parameters.at(-1)!.facts).toEqual({ label: '', group: 'A' });
  expect(({} as Record<string, unknown>)['DisplayName'] ?? ({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('what is no such file is refused with the reason', () => {
  const depth = 200_000;
  const many = { A_: Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`A_${at}`, {}])) };
  expect([fault('<html>'), fault(''), fault('[]'), fault('{"json":{"version":0}}'), fault(JSON.stringify(many))]).toEqual([
    ...(['notJson', 'notJson', 'notMetadata', 'notMetadata'] as const),
    'tooMany',
  ]);
  expect(['notJson', 'notMetadata']).toContain(fault('['.repeat(depth) + ']'.repeat(depth)));
  expect(read({ A_: { A_LONG: { DisplayName: 'x'.repeat(5_000), Description: 'y'.repeat(9_000) } } }).parameters[0]!.facts).toMatchObject({
    label: 'x'.repeat(200),
    description: 'y'.repeat(2_000),
  });
});
