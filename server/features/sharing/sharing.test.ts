import { addMarker, getMarkers } from '@skyhelm/contract/marker';
import { addRoute, getRoute, getRoutes } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createAccessKey } from '../access-key/index.ts';

test('what other software has made is listed and read by people, as nobody’s', async () => {
  const app = await testApp();
  const { enterpriseId, token } = app.main;
  const scopes = ['route:query', 'route:add', 'marker:query', 'marker:add'] as const;
  const { key } = await createAccessKey(app.services.database.db, {
    enterpriseId,
    project: 'Survey',
    scopes: [...scopes],
    whitelist: '127.0.0.1',
  });
  const places = [10, 10.001].map((longitude) => ({ longitude, latitude: 50 }));
  const route = { ...NEW_ROUTE, waypoints: places.map((place) => waypointAt(place, NEW_ROUTE)) };
  const { id } = await app.done(addRoute, { name: 'By software', route }, { accessKey: key });
  await app.done(addMarker, { kind: 'point', name: 'Mast', points: places.slice(1) }, { accessKey: key });
  const nobodys = { isMine: false, mayEdit: true, owner: null };
  expect((await app.done(getRoutes, {}, { token })).rows).toMatchObject([{ id, ...nobodys }]);
  expect(await app.done(getRoute, { id }, { token })).toMatchObject(nobodys);
  expect((await app.done(getMarkers, {}, { token })).rows).toMatchObject([{ name: 'Mast', ...nobodys }]);
  expect((await app.done(getRoutes, { holder: 'mine' }, { token })).rows).toEqual([]);
});
