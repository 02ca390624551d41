import type { SiteId } from '@skyhelm/contract/ids';
import { addSite, type Site } from '@skyhelm/contract/site';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputOf, valuesOf } from './site-form.ts';

const site: Site = {
  id: '0190b5a0-0000-7000-8000-000000000001' as SiteId,
  version: 3,
  name: 'Roof',
  longitude: 121.4737,
  latitude: 31.2304,
  altitude: null,
  address: '',
  remark: '',
  createdAt: '2030-01-01T00:00:00.000Z',
};
const codeAt = (field: string, text: string) => {
  const result = addSite.input.safeParse(inputOf({ ...valuesOf(site), [field]: text }));
  return result.error?.issues.find(({ path }) => path.join('.') === field)?.message;
};

test('no digit is lost between the record and the form', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0);
  fc.assert(
    fc.property(degrees(180), degrees(90), fc.option(degrees(900)), (longitude, latitude, altitude) => {
      expect(inputOf(valuesOf({ ...site, longitude, latitude, altitude }))).toMatchObject({ longitude, latitude, altitude });
    }),
  );
});

test.each([
  ['longitude', '', 'longitude.required'],
  ['longitude', 'east', 'longitude'],
  ['longitude', '180.0001', 'longitude'],
  ['longitude', '-180', undefined],
  ['longitude', '121,4737', undefined],
  ['longitude', '1,2,3', 'longitude'],
  ['latitude', '  ', 'latitude.required'],
  ['latitude', '90.5', 'latitude'],
  ['latitude', '0x1F', 'latitude'],
  ['altitude', '', undefined],
  ['altitude', '9999', undefined],
  ['altitude', '9999.1', 'altitude.tooHigh'],
  ['altitude', '-1001', 'altitude'],
  ['altitude', 'high', 'altitude'],
])('%s %j: %s', (field, text, code) => {
  expect(codeAt(field, text)).toBe(code);
});
