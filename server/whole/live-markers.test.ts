import { once } from 'node:events';
import { GLOBAL_CODE } from '@skyhelm/contract/channels/global';
import { addMarker, deleteMarkers, setMarker, shareMarker, unshareMarker } from '@skyhelm/contract/marker';
import { socketTicket } from '@skyhelm/contract/session';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testApp, type TestApp } from '../testing/app.ts';
import { peopleOf } from '../testing/people.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let address: string;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  address = (await app.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});

/** How often somebody was told that markers have changed, once all that was on its way has come. */
async function listener(token: string) {
  const { ticket } = await app.done(socketTicket, {}, { token });
  const socket = new WebSocket(`${address}/websocket/global?ticket=${ticket}`);
  const codes: number[] = [];
  socket.on('message', (data) => codes.push((JSON.parse((data as Buffer).toString()) as { code: number }).code));
  await once(socket, 'open');
  return async () => {
    const answers = codes.filter((code) => code === GLOBAL_CODE.keepalive).length;
    socket.send(JSON.stringify({ code: GLOBAL_CODE.keepalive }));
    await expect.poll(() => codes.filter((code) => code === GLOBAL_CODE.keepalive).length, { timeout: 60_000 }).toBe(answers + 1);
    return codes.filter((code) => code === GLOBAL_CODE.markersChanged).length;
  };
}

test('whoever sees a marker is told at once that it has changed, and nobody else', async () => {
  const role = await people.role('Pilots', {
    permissions: ['marker:query', 'marker:add', 'marker:edit', 'marker:delete', 'marker:share'],
    dataScope: 'self',
  });
  const [owner, friend, stranger] = [
    await people.person('owner', [role]),
    await people.person('friend', [role]),
    await people.person('stranger', [role]),
  ];
  const told = await Promise.all([owner.token, friend.token, stranger.token, app.main.token, app.other.token].map(listener));
  const counts = () => Promise.all(told.map((count) => count()));
  const form = { kind: 'point' as const, name: 'Mast', points: [{ longitude: 10, latitude: 50 }] };

  const { id } = await app.done(addMarker, form, owner);
  expect(await counts()).toEqual([1, 0, 0, 1, 0]);
  await app.done(shareMarker, { id, userName: 'friend' }, owner);
  expect(await counts()).toEqual([2, 1, 0, 2, 0]);
  await app.done(setMarker, { id, version: 1, ...form, name: 'Tower' }, owner);
  expect(await counts()).toEqual([3, 2, 0, 3, 0]);
  await app.done(unshareMarker, { id, userId: friend.id }, owner);
  expect(await counts()).toEqual([4, 3, 0, 4, 0]);
  await app.done(deleteMarkers, { ids: [id] }, owner);
  expect(await counts()).toEqual([5, 3, 0, 5, 0]);
});
