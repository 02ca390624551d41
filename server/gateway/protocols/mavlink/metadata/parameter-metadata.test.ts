import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileAt } from '../file-transfer/file-address.ts';
import { describedIn, parameterFileIn } from './parameter-metadata.ts';

const file = (content: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(content));
const of = (...parameters: object[]) => describedIn(file({ version: 1, parameters }));

describe('what an autopilot says of its parameters', () => {
  test('is found by name, and where one entry is about many, with their number in it', () => {
    const said = of(
      { name: 'A', shortDesc: 'First', default: 2, min: 1, max: 3, units: 'm', group: 'G', increment: 0.5, rebootRequired: true },
      { name: 'BAT{n}_CELLS', shortDesc: 'Cells of battery {n}', units: 'norm', values: [{ value: 0, description: 'None' }] },
    )!;
    expect(said('A')).toEqual({
      default: 2,
      facts: { label: 'First', group: 'G', unit: 'm', min: 1, max: 3, increment: 0.5, needsReboot: true },
    });
    expect(said('BAT12_CELLS')).toEqual({ facts: { label: 'Cells of battery 12', values: [{ value: 0, label: 'None' }] } });
    expect([said('B'), said('BAT_CELLS')]).toEqual([undefined, undefined]);
  });

  test('is left out where it makes no sense, the rest counts', () => {
    const said = of({
      name: 'A',
      shortDesc: 'Bell\u0007 and\u202e more'.padEnd(500, '!'),
      min: '1',
      max: null,
      increment: -1,
      default: 'x',
      values: [{ value: 'one' }, 7, null, { value: 1, description: 5 }],
      bitmask: [{ index: 32 }, { index: -1 }, { index: 1.5 }, { index: 3, description: 'Three' }],
    })!('A');
    const { label, ...facts } = said!.facts;
    expect(facts).toEqual({ values: [{ value: 1, label: '' }], bits: [{ bit: 3, label: 'Three' }] });
    expect(said).not.toHaveProperty('default');
    expect(label).toMatch(/^Bell and more!+$/);
    expect(label.length).toBeLessThanOrEqual(200);
  });

  test('does no harm, whatever bytes or words come', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.json().map((text) => new TextEncoder().encode(text)),
        ),
        (bytes) => {
          expect(() => (parameterFileIn(bytes), describedIn(bytes)?.('A'))).not.toThrow();
        },
      ),
    );
    fc.assert(
      fc.property(fc.record({ name: fc.constant('A'), shortDesc: fc.anything(), min: fc.anything(), values: fc.anything() }), (entry) => {
        const said = describedIn(
          new TextEncoder().encode(JSON.stringify({ parameters: [entry] }, (_, one: unknown) => (typeof one === 'bigint' ? 0 : one))),
        );
        expect(typeof said?.('A')?.facts.label).toBe('string');
      }),
    );
  });
});

test('the file about parameters is named by the general one', () => {
  expect(
    parameterFileIn(
      file({
        metadataTypes: [
          { type: 4, uri: 'a' },
          { type: 1, uri: 'b' },
        ],
      }),
    ),
  ).toBe('b');
  expect(parameterFileIn(file({ metadataTypes: [{ type: 1, uri: 5 }] }))).toBeUndefined();
  expect(parameterFileIn(file([]))).toBeUndefined();
});

test('files are on the vehicle, never elsewhere', () => {
  expect(fileAt('mftp:///etc/a.json')).toEqual({ path: '/etc/a.json' });
  expect(fileAt('mftp://[;comp=100]/DCIM/1.JPG')).toEqual({ path: '/DCIM/1.JPG', component: 100 });
  for (const other of [
    'https://example.com/a',
    'file:///etc/passwd',
    '/etc/a.json',
    'mftp://',
    'mftp://[;comp=999]/a',
    `mftp:///${'a'.repeat(240)}`,
    '',
  ]) {
    expect(fileAt(other), other).toBeUndefined();
  }
});
