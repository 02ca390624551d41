import { addDevice } from '@skyhelm/contract/device';
import { uploadImage } from '@skyhelm/contract/file';
import { beginFlightImport, cancelFlightImport } from '@skyhelm/contract/flight-import';
import { addFormation } from '@skyhelm/contract/formation';
import { addNoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, deleteRoute, getRoute, setRoute } from '@skyhelm/contract/route';
import { getStorage, type StorageKind } from '@skyhelm/contract/storage';
import { addHeightFile, deleteHeightFile, getHeightFiles } from '@skyhelm/contract/terrain';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { eq, sql } from 'drizzle-orm';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { PASSWORD, testApp, type Tenant, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { file } from '../../tables/file.table.ts';
import { requireQuota } from './index.ts';
import { DEFAULT_QUOTAS } from './quota-table.ts';

const MEGABYTE = 2 ** 20;

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
/** Read again by each call, so that a test may set them. */
let quotas: TestApp['services']['config']['quotas'];
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  quotas = app.services.config.quotas;
  await app.services.database.db.update(enterprise).set({ kind: 'personal' }).where(eq(enterprise.id, app.other.enterpriseId));
});
beforeEach(() => {
  for (const kind of Object.keys(quotas) as StorageKind[]) delete quotas[kind];
});

const as = (tenant: Tenant = app.main) => ({ token: tenant.token });
const usage = async (kind: StorageKind, tenant: Tenant = app.main) =>
  (await app.done(getStorage, {}, as(tenant))).kinds.find((one) => one.kind === kind)!;

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
const A_PICTURE = { purpose: 'avatar', mediaType: 'image/webp', bytes: 10, width: 1, height: 1 } as const;

let names = 0;
const waypoints = (count: number) =>
  Array.from({ length: count }, (_, at) => waypointAt({ longitude: 10 + at / 1_000, latitude: 47 }, NEW_ROUTE));
const route = (count = 2) => ({ ...NEW_ROUTE, waypoints: waypoints(count) });
const add = (count = 2, tenant?: Tenant) => app.call(addRoute, { name: `Route ${++names}`, route: route(count) }, as(tenant));

const HEIGHTS = { columns: 20, rows: 20, west: 10, north: 48, step: 0.001, isFloat: true };
const heights = Buffer.from(
  writeTiff({ ...HEIGHTS, heights: Array.from({ length: 400 }, (_, at) => at), deflate: (bytes: Uint8Array) => deflateSync(bytes) }),
);
const sendHeights = (name: string, token = app.main.token) => people.upload(addHeightFile, token, heights, {}, name);

describe('the number of things', () => {
  test('is limited for routes, copies and formations; reading goes on and deleting frees', async () => {
    const first = await app.done(addRoute, { name: 'First', route: route() }, as());
    const { items } = await usage('routes');
    quotas.routes = { items: items + 1, megabytes: 100 };
    expect(codeOf(await add())).toBe('done');
    const refused = await add();
    expect(refused).toMatchObject({ code: 'storage.quotaCount', data: { kind: 'routes' } });
    expect(refused).toHaveProperty(
      'mes',
      expect.stringContaining(`there would be ${items + 2}, and your enterprise may keep ${items + 1}`),
    );
    expect(codeOf(await app.call(copyRoute, { id: first.id, name: 'Copy' }, as()))).toBe('storage.quotaCount');
    const formation = { ...NEW_FORMATION, count: 2 };
    expect(codeOf(await app.call(addFormation, { name: 'Wing', route: route(), formation }, as()))).toBe('storage.quotaCount');
    expect((await app.done(getRoute, { id: first.id }, as())).name).toBe('First');
    await app.signIn('admin', PASSWORD);
    await app.done(deleteRoute, { id: first.id }, as());
    expect(await usage('routes')).toMatchObject({ items, itemsMax: items + 1 });
    expect(codeOf(await add())).toBe('done');
  });

  test('is counted one change after the other: the second waits for the first', async () => {
    const { db } = app.services.database;
    const { enterpriseId } = app.main;
    const insert = (tx: Queryable) =>
      tx.insert(file).values({ ...A_PICTURE, id: newId(), blobKey: newId(), enterpriseId, ownerId: app.main.adminId });
    const { items } = await usage('pictures');
    quotas.pictures = { items: items + 1, megabytes: 1 };
    const [checked, release] = [gate(), gate()];
    const first = db.transaction(async (tx) => {
      await insert(tx);
      await requireQuota(app.services, tx, enterpriseId, 'pictures');
      checked.open();
      await release.opened;
    });
    await checked.opened;
    const second = db
      .transaction(async (tx) => {
        await insert(tx);
        await requireQuota(app.services, tx, enterpriseId, 'pictures');
      })
      .then(
        () => 'done',
        (error: Error) => error.message,
      );
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
    const isWaiting = async () => {
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    };
    await Promise.race([second, isWaiting()]);
    release.open();
    await first;
    expect(await second).toBe('storage.quotaCount');
  });

  test('cannot be passed by several at once', async () => {
    const { items } = await usage('routes');
    quotas.routes = { items: items + 2, megabytes: 100 };
    const codes = (await Promise.all(Array.from({ length: 6 }, () => add()))).map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(2);
    expect(codes.filter((code) => code === 'storage.quotaCount')).toHaveLength(4);
    expect((await usage('routes')).items).toBe(items + 2);
  });

  test('is limited for zones and pictures', async () => {
    quotas.zones = { items: 1, megabytes: 1 };
    quotas.pictures = { items: (await usage('pictures')).items + 1, megabytes: 1 };
    const shape = { kind: 'circle', centre: { longitude: 11, latitude: 48 }, radius: 100 } as const;
    const zone = (name: string) =>
      app.call(addNoFlyZone, { name, description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, as()).then(codeOf);
    expect([await zone('North'), await zone('South')]).toEqual(['done', 'storage.quotaCount']);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    const sent = async () => codeOf(await people.upload(uploadImage, app.main.token, picture, { purpose: 'avatar' }));
    expect([await sent(), await sent()]).toEqual(['done', 'storage.quotaCount']);
    expect((await usage('pictures')).bytes).toBeGreaterThan(0);
    const blobs = [];
    for await (const key of app.services.blobs.list()) if (key.startsWith('picture/')) blobs.push(key);
    expect(blobs).toHaveLength(1);
  });
});

describe('the number of bytes', () => {
  test('is limited for height files, whose blocks are removed again; two at once cannot both have the last of it', async () => {
    expect(codeOf(await sendHeights('Alps.tif'))).toBe('done');
    const { bytes } = await usage('heights');
    expect(bytes).toBe(2 * 257 * 257);
    quotas.heights = { items: 10, megabytes: (2.5 * bytes) / MEGABYTE };
    const both = await Promise.all([sendHeights('Jura.tif'), sendHeights('Vosges.tif')]);
    expect(both.map(codeOf).toSorted()).toEqual(['done', expect.stringMatching(/^(storage\.quota|request\.tooMany)$/) as string]);
    expect(codeOf(await sendHeights('Eifel.tif'))).toBe('storage.quota');
    expect((await usage('heights')).bytes).toBe(2 * bytes);
    const blocks = [];
    for await (const key of app.services.blobs.list()) if (key.startsWith('terrain/')) blocks.push(key);
    expect(blocks).toHaveLength(2);
    // In place of the one that has the name already: no more room is needed.
    expect(codeOf(await sendHeights('Alps.tif'))).toBe('done');
    const [first] = await app.done(getHeightFiles, {}, as());
    await app.done(deleteHeightFile, { id: first!.id }, as());
    expect(codeOf(await sendHeights('Eifel.tif'))).toBe('done');
  });

  test('keeps a route from growing, not from becoming shorter', async () => {
    const { id } = await app.done(addRoute, { name: 'Long', route: route(300) }, as());
    const { bytes } = await usage('routes');
    quotas.routes = { items: 0, megabytes: (bytes - 1) / MEGABYTE };
    const edit = (version: number, count: number) =>
      app.call(setRoute, { id, version, name: 'Long', route: route(count) }, as()).then(codeOf);
    expect(await edit(1, 600)).toBe('storage.quota');
    expect(await edit(1, 3)).toBe('done');
  });

  test('keeps a zone from growing', async () => {
    const circle = { kind: 'circle', centre: { longitude: 12, latitude: 48 }, radius: 100 } as const;
    const form = { name: 'West', description: 'x', validUntil: '2099-01-01T00:00:00Z' };
    const { id } = await app.done(addNoFlyZone, { ...form, shape: circle }, as());
    quotas.zones = { items: 0, megabytes: (await usage('zones')).bytes / MEGABYTE };
    const points = Array.from({ length: 60 }, (_, at) => ({
      longitude: 12 + Math.cos((at * Math.PI) / 30) / 100,
      latitude: 48 + Math.sin((at * Math.PI) / 30) / 100,
    }));
    const edit = (more: object) => app.call(setNoFlyZone, { id, version: 1, ...form, shape: circle, ...more }, as()).then(codeOf);
    expect(await edit({ shape: { kind: 'polygon', points } })).toBe('storage.quota');
    expect(await edit({ description: 'y' })).toBe('done');
  });

  test('counts a recording in full while it is on its way', async () => {
    const { id: deviceId } = await app.done(addDevice, { name: 'Imported', sn: 'SN-IMP', type: 'uav' }, as());
    quotas.flightImports = { items: 5, megabytes: 1 };
    const begin = (bytes: number) =>
      app.call(beginFlightImport, { deviceId, fileName: 'a.bin', bytes, modifiedAt: '2026-05-17T09:00:00Z', addKnown: false }, as());
    expect(codeOf(await begin(2 * MEGABYTE))).toBe('storage.quota');
    const begun = await begin(MEGABYTE);
    expect(codeOf(begun)).toBe('done');
    expect(await usage('flightImports')).toMatchObject({ items: 1, bytes: MEGABYTE, bytesMax: MEGABYTE });
    if (begun.state === 1) await app.done(cancelFlightImport, { id: begun.data.id }, as());
    expect(await usage('flightImports')).toMatchObject({ items: 0, bytes: 0 });
  });
});

test('a personal account has smaller limits, an operator may lift one', async () => {
  for (const { enterprise: large, personal } of Object.values(DEFAULT_QUOTAS)) {
    expect(personal.items).toBeLessThan(large.items);
    expect(personal.megabytes).toBeLessThan(large.megabytes);
  }
  const limits = DEFAULT_QUOTAS.routes.personal;
  expect(await usage('routes', app.other)).toMatchObject({ itemsMax: limits.items, bytesMax: limits.megabytes * MEGABYTE });
  expect(await usage('vehicleFiles')).toMatchObject({ itemsMax: null, bytesMax: app.services.config.vehicleLogsMb * MEGABYTE });
  app.services.config.quotasPersonal = { routes: { items: 1, megabytes: 1 }, zones: { items: Infinity, megabytes: Infinity } };
  expect([codeOf(await add(2, app.other)), codeOf(await add(2, app.other))]).toEqual(['done', 'storage.quotaCount']);
  expect(await usage('zones', app.other)).toMatchObject({ itemsMax: null, bytesMax: null });
  expect(codeOf(await add())).toBe('done');
});
