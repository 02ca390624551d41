import { addKey } from '@skyhelm/contract/access-key';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getFile, uploadAvatar, uploadImage } from '@skyhelm/contract/file';
import type { FileId, RoleId } from '@skyhelm/contract/ids';
import { changeUserInfo, getUserDetailedInfo } from '@skyhelm/contract/user';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import type { FileRow } from './file.store.ts';
import { file } from '../../tables/file.table.ts';
import { sweepFiles } from './sweep.ts';
import { UNUSED_A_DAY } from './upload.ts';

const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let pilotRole: RoleId;
let owner: Person;
let reviewer: Person;
let picture: Buffer;

beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 43_200, sessionMaxHours: 720 } });
  people = await peopleOf(app);
  pilotRole = await people.role('Pilot');
  owner = await people.person('owner', [pilotRole]);
  reviewer = await people.person('reviewer', [await people.role('Reviewer', { permissions: ['user:legalize'] })]);
  picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
});

const upload = async (person: Person, purpose: string): Promise<FileId> =>
  ((await people.upload(uploadImage, person.token, picture, { purpose })) as { data: { id: FileId } }).data.id;
const look = async (id: FileId, token: string) => {
  const answer = await app.raw(getFile, { id }, { token });
  return answer.headers['content-type']?.toString().startsWith('image/') ? answer : codeOf(answer.json());
};
const submit = (id: FileId) => app.services.database.db.update(file).set({ usedAt: clock.now() }).where(eq(file.id, id));
const looksAt = (id: FileId) =>
  app.services.database.db.$count(operationLog, and(eq(operationLog.operation, 'file.seen'), eq(operationLog.targetId, id)));

/** As if it had been uploaded for that: some purposes ask for rights of their own. */
async function keptAs(purpose: FileRow['purpose']): Promise<FileId> {
  const id = await upload(owner, 'avatar');
  await app.services.database.db.update(file).set({ purpose }).where(eq(file.id, id));
  return id;
}

test('an avatar is private until it is used, then the tenant sees it and nobody else', async () => {
  const address = ((await people.upload(uploadAvatar, owner.token, picture)) as { data: string }).data;
  const id = address.split('/').at(-1) as FileId;
  expect(await look(id, reviewer.token)).toBe('record.notFound');
  await app.done(changeUserInfo, { image: address, mobile: '13700137000', password: PASSWORD }, owner);
  expect((await app.done(getUserDetailedInfo, {}, owner)).imagePath).toBe(address);
  const seen = (await look(id, reviewer.token)) as { rawPayload: Buffer; headers: Record<string, string> };
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 384 });
  expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(await look(id, app.other.token)).toBe('record.notFound');
  expect(await looksAt(id)).toBe(0);
});

test('with a key one sees the logo and devices that are in use, of one’s own enterprise, and nobody’s face or documents', async () => {
  const admin = { token: app.main.token };
  const form = {
    project: 'Wall screen',
    contact: '',
    whitelist: '127.0.0.1',
    scopes: ['device:query'],
    password: PASSWORD,
  } satisfies InputOf<typeof addKey>;
  const { key } = await app.done(addKey, form, admin);
  const lookWithKey = async (id: FileId) => {
    const answer = await app.raw(getFile, { id }, { accessKey: key });
    return answer.headers['content-type'];
  };
  const files = await Promise.all((['logo', 'device', 'avatar', 'idPhoto'] as const).map((purpose) => keptAs(purpose)));
  for (const id of files) expect(await lookWithKey(id), 'not in use yet').not.toMatch(/^image/);
  await Promise.all(files.map(submit));
  const seen = await Promise.all(files.map(lookWithKey));
  expect(seen.map((type) => String(type).startsWith('image/'))).toEqual([true, true, false, false]);
});

test('a replaced avatar is gone, row and bytes', async () => {
  const [first, second] = [await upload(owner, 'avatar'), await upload(owner, 'avatar')];
  await app.done(changeUserInfo, { image: first, mobile: '13700137000', password: PASSWORD }, owner);
  await app.done(changeUserInfo, { image: second, mobile: '13700137000', password: PASSWORD }, owner);
  expect(await look(first, owner.token)).toBe('record.notFound');
  expect(await app.services.blobs.get(`picture/${first}`)).toBeUndefined();
  await app.done(changeUserInfo, { mobile: '13700137001', password: PASSWORD }, owner);
  expect((await app.done(getUserDetailedInfo, {}, owner)).imagePath).toContain(second);
  await app.done(changeUserInfo, { image: null, mobile: '13700137001', password: PASSWORD }, owner);
  expect((await app.done(getUserDetailedInfo, {}, owner)).imagePath).toBe('');
});

test('a document is for its owner and, once submitted, for reviewers, and each look is on record', async () => {
  const id = await upload(owner, 'idPhoto');
  expect(await look(id, reviewer.token)).toBe('record.notFound');
  await submit(id);
  const stranger = await people.person('stranger', [pilotRole]);
  expect(await look(id, stranger.token)).toBe('record.notFound');
  expect(await look(id, app.other.token)).toBe('record.notFound');
  expect(await looksAt(id)).toBe(0);
  expect(await look(id, owner.token)).toMatchObject({ statusCode: 200 });
  expect(await look(id, reviewer.token)).toMatchObject({ statusCode: 200 });
  expect(await looksAt(id)).toBe(2);
});

test('a reviewer whose reach ends elsewhere does not see it', async () => {
  const north = await people.department('North');
  const local = await people.role('Local', { permissions: ['user:legalize'], dataScope: 'departmentTree' });
  const near = await people.person('near', [pilotRole], north);
  const localReviewer = await people.person('local', [local], north);
  const [far, close] = [await upload(owner, 'certificate'), await upload(near, 'certificate')];
  for (const id of [far, close]) await submit(id);
  expect(await look(far, localReviewer.token)).toBe('record.notFound');
  expect(await look(close, localReviewer.token)).toMatchObject({ statusCode: 200 });
});

test('nobody takes what another has uploaded', async () => {
  const id = await upload(reviewer, 'avatar');
  expect(codeOf(await app.call(changeUserInfo, { image: id, mobile: '13700137000', password: PASSWORD }, owner))).toBe('file.missing');
});

test('what is no picture leaves nothing behind', async () => {
  const rows = () => app.services.database.db.$count(file);
  const before = await rows();
  const send = async (bytes: Uint8Array, name?: string) =>
    codeOf(await people.upload(uploadImage, owner.token, bytes, { purpose: 'idPhoto' }, name));
  expect(await send(Buffer.from('PK\u0003\u0004zip'), '../../etc/passwd.jpg')).toBe('file.format');
  expect(await send(picture.subarray(0, 300))).toMatch(/^file\.(image|format)$/);
  expect(await send(new Uint8Array())).toBe('file.missing');
  expect(await send(new Uint8Array(11 * 1024 * 1024))).toMatch(/tooLarge$/);
  expect(codeOf(await people.upload(uploadImage, owner.token, picture, { purpose: 'other' }))).toBe('input.invalid');
  expect(await rows()).toBe(before);
});

test('nobody fills the disk with what they never use', async () => {
  const hoarder = await people.person('hoarder', [pilotRole]);
  const send = async () => people.upload(uploadImage, hoarder.token, picture, { purpose: 'certificate' });
  const { db } = app.services.database;
  const [kept] = await db
    .select()
    .from(file)
    .where(eq(file.id, await upload(hoarder, 'idPhoto')));
  const hoard = Array.from({ length: UNUSED_A_DAY - 1 }, () => ({ ...kept!, id: newId() }));
  await db.insert(file).values(hoard);
  expect(await send()).toMatchObject({ code: 'request.tooMany', mes: expect.stringContaining('86,400 seconds') as string });
  await submit(kept!.id as FileId);
  expect(codeOf(await send())).toBe('done');
  expect(codeOf(await send())).toBe('request.tooMany');
  clock.advance(24 * 3_600_000);
  expect(codeOf(await send())).toBe('done');
});

test('what nobody used within a day goes, and bytes without a row go too; what is used stays', async () => {
  const [unused, used] = [await upload(owner, 'avatar'), await upload(owner, 'avatar')];
  await app.done(changeUserInfo, { image: used, mobile: '13700137000', password: PASSWORD }, owner);
  const orphan = `picture/${unused.slice(0, -4)}abcd`;
  await app.services.blobs.put(orphan, Buffer.from('x'));
  await sweepFiles(app.services);
  expect(await app.services.blobs.get(`picture/${unused}`)).toBeDefined();
  expect(await app.services.blobs.get(orphan)).toBeDefined();
  clock.advance(25 * 3_600_000);
  await sweepFiles(app.services);
  expect(await app.services.blobs.get(`picture/${unused}`)).toBeUndefined();
  expect(await app.services.blobs.get(orphan)).toBeUndefined();
  expect(await look(used, owner.token)).toMatchObject({ statusCode: 200 });
});
