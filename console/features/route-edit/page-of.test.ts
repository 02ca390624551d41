import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { pageName } from './page-of.ts';
import { routeDesk } from './route-desk.ts';

test('the page of a kept route is called after it; neither that of a new one nor whichever is looked at next', () => {
  const desk = routeDesk({ name: 'Harbour', remarks: '', folder: '', isTemplate: false, route: NEW_ROUTE });
  expect(pageName('/edit-route', desk.now())).toBeUndefined();
  desk.saved({ id: 'a' as never, version: 1 }, desk.now().draft);
  expect(['/edit-route', '/edit-route/a', '/edit-route/b', '/route'].map((path) => pageName(path, desk.now()))).toEqual([
    undefined,
    'Harbour',
    undefined,
    undefined,
  ]);
  desk.change({ ...desk.now().draft, name: '' });
  expect(pageName('/edit-route/a', desk.now()), 'the last name is better than none').toBeUndefined();
});
