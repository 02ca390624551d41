import { describe, expect, test } from 'vitest';
import { placeAt } from '../testing/any-route.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { CAMERAS } from './cameras.ts';
import { layOut } from './lay-out.ts';
import type { Pattern } from './pattern.ts';

const SQUARE = { outer: [placeAt(0, 0), placeAt(0, 200), placeAt(200, 200), placeAt(200, 0)], holes: [] };
const COVERAGE = { camera: CAMERAS[0]!, resolution: 3, frontOverlap: 80, sideOverlap: 70 };
const SCAN: Pattern = { kind: 'areaScan', area: SQUARE, spacing: 20, angle: 0, turnaround: null, isCrossed: false };
const CORRIDOR: Pattern = { kind: 'corridor', line: [placeAt(0, 0), placeAt(300, 0)], width: 60, turnaround: null, ...COVERAGE };
const ROUND = { lowest: 20, highest: 40, rings: 2, clockwise: true, pictures: 24 };
const SURROUND: Pattern = { kind: 'surround', centre: placeAt(0, 0), radius: 50, ...ROUND };
const BETWEEN: Pattern = { kind: 'abPoint', a: placeAt(0, 0), b: placeAt(200, 0), spacing: 10, side: 'right', lanes: 5 };

const faults = (pattern: object) =>
  layOut(pattern as Pattern, NEW_ROUTE)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, at }) => [code, at?.[1]]);

describe('scan, second document, section 5', () => {
  test('the scan angle is −360 to 360', () => {
    for (const angle of [-360, 0, 360]) expect(faults({ ...SCAN, angle }), String(angle)).toEqual([]);
    for (const angle of [-361, 360.5, Number.NaN]) expect(faults({ ...SCAN, angle }), String(angle)).toEqual([['pattern.amount', 'angle']]);
  });

  test('the scan interval is at least 1', () => {
    for (const pattern of [SCAN, BETWEEN]) {
      expect(faults({ ...pattern, spacing: 1 })).toEqual([]);
      expect(faults({ ...pattern, spacing: 0.9 })).toEqual([['pattern.amount', 'spacing']]);
    }
  });

  test('length, width and radius are above 0', () => {
    for (const nothing of [0, -5, Number.NaN]) {
      expect(faults({ ...CORRIDOR, width: nothing }), String(nothing)).toEqual([['pattern.amount', 'width']]);
      expect(faults({ ...SURROUND, radius: nothing }), String(nothing)).toEqual([['pattern.amount', 'radius']]);
    }
    expect(faults({ ...CORRIDOR, line: [placeAt(0, 0), placeAt(0, 0)] })).toMatchObject([['pattern.line', 'line']]);
    expect(faults({ ...BETWEEN, b: placeAt(0, 0) })).toMatchObject([['pattern.sameEnds', expect.anything()]]);
    for (const pattern of [CORRIDOR, SURROUND, BETWEEN]) expect(faults(pattern)).toEqual([]);
  });
});
