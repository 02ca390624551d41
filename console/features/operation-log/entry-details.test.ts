import { expect, it } from 'vitest';
import { entryDetails } from './entry-details.ts';

it('sets what an edit changed side by side', () => {
  const details = { fields: ['city', 'name'], before: { city: 'Wuhan', name: 'A' }, after: { city: 'Xi’an', name: 'B' } };
  expect(entryDetails(details)).toEqual({
    changes: [
      { field: 'city', before: 'Wuhan', after: 'Xi’an' },
      { field: 'name', before: 'A', after: 'B' },
    ],
    noted: [],
  });
});

it('leaves out what stayed as it was, and names what changed without saying to what', () => {
  const role = { before: { dataScope: 'all', permissions: ['a'] }, after: { dataScope: 'all', permissions: ['a', 'b'] } };
  expect(entryDetails(role).changes).toEqual([{ field: 'permissions', before: ['a'], after: ['a', 'b'] }]);
  expect(entryDetails({ fields: ['mobile'], before: {}, after: {} })).toEqual({
    changes: [],
    noted: [{ field: 'fields', value: ['mobile'] }],
  });
});

it('shows the rest as it was noted', () => {
  expect(entryDetails({ before: { permissions: [] }, people: 3 })).toEqual({
    changes: [{ field: 'permissions', before: [], after: undefined }],
    noted: [{ field: 'people', value: 3 }],
  });
});
