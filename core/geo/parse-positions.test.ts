import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePositions } from './parse-positions.ts';

test('a line that can be read in one order only decides for the others', () => {
  expect(parsePositions('20.5, 30.25\n121.4737, 31.2304')).toMatchObject({
    order: 'longitudeFirst',
    positions: [
      { latitude: 30.25, longitude: 20.5 },
      { latitude: 31.2304, longitude: 121.4737 },
    ],
  });
  expect(parsePositions('20.5, 30.25\n')).toMatchObject({ order: 'latitudeFirst', positions: [{ latitude: 20.5, longitude: 30.25 }] });
  expect(parsePositions('31°13′49″N 121°28′25″E')).toMatchObject({
    order: undefined,
    positions: [{ latitude: expect.closeTo(31.23, 2) as number }],
  });
});

test('places of a grid are read beside others', () => {
  const { positions, order } = parsePositions('51R 354638 3456328\n51R UQ 54638 56328\n31.23, 121.47');
  expect(order).toBe('latitudeFirst');
  for (const { latitude, longitude } of positions) {
    expect(latitude).toBeCloseTo(31.23, 1);
    expect(longitude).toBeCloseTo(121.47, 1);
  }
  expect(positions).toHaveLength(3);
});

test('the first line that is none is named, also where two lines were not written the same way', () => {
  expect(parsePositions('1, 2\n\nnowhere\n3, 4')).toMatchObject({ positions: [], faultyLine: 3 });
  expect(parsePositions('31.2, 121.4\n121.5, 31.3')).toMatchObject({ positions: [], faultyLine: 2 });
  expect(parsePositions('')).toEqual({ positions: [], order: undefined, faultyLine: undefined });
});

test('what is written down is read again, digit by digit', () => {
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => Math.round(value * 1e7) / 1e7 + 0),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => Math.round(value * 1e7) / 1e7 + 0),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const text = positions.map(({ latitude, longitude }) => `${latitude.toFixed(7)}, ${longitude.toFixed(7)}`).join('\n');
      const read = parsePositions(text);
      if (read.order === 'latitudeFirst') expect(read.positions).toEqual(positions);
    }),
  );
});
