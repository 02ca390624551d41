import { getCorporate, setCorporate } from '@skyhelm/contract/corporate';
import { getFile, uploadImage } from '@skyhelm/contract/file';
import type { FileId } from '@skyhelm/contract/ids';
import { MODULE_OF, MODULES } from '@skyhelm/contract/modules';
import { userInfo } from '@skyhelm/contract/session';
import { deleteUser } from '@skyhelm/contract/user';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { subscribe } from '../../platform/bus/subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { VERSION } from '../../version.ts';
import { operationLog } from '../../tables/operation-log.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let editor: Person;
let reader: Person;
let picture: Buffer;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = people.admin;
  editor = await people.person('editor', [await people.role('Editor', { permissions: ['corporate:query', 'corporate:edit'] })]);
  reader = await people.person('reader', [await people.role('Reader')]);
  picture = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#2468' } })
    .png()
    .toBuffer();
});

const uploadAs = async (person: { token: string }, purpose = 'logo') =>
  ((await people.upload(uploadImage, person.token, picture, { purpose })) as { data: { id: FileId; path: string } }).data;
const now = () => app.done(getCorporate, {}, admin);
const look = async (id: FileId, token: string) => {
  const answer = await app.raw(getFile, { id }, { token });
  return answer.headers['content-type']?.toString().startsWith('image/') ? answer : codeOf(answer.json());
};

test('says what this installation offers, in its own version', async () => {
  const { modules } = await now();
  expect(modules).toEqual(MODULES.map((key) => ({ key, version: VERSION })));
  expect([...new Set(Object.values(MODULE_OF))].toSorted()).toEqual([...MODULES].toSorted());
});

test('an edit shows to everybody of the tenant at once, and to nobody else', async () => {
  const told: unknown[] = [];
  const stop = subscribe(app.services.bus, 'principal.changed', (change) => void told.push(change));
  const { version } = await now();
  await app.done(setCorporate, { version, name: 'Sky “North” Co., Ltd.', contactName: 'Head', contact: '+86 10 1234' }, editor);
  stop();
  expect(told).toEqual([{ enterpriseId: app.main.enterpriseId }]);
  expect(await now()).toMatchObject({ version: version + 1, name: 'Sky “North” Co., Ltd.', contactName: 'Head', contact: '+86 10 1234' });
  expect((await app.done(userInfo, {}, reader)).enterpriseInfo.name).toBe('Sky “North” Co., Ltd.');
  expect((await app.done(userInfo, {}, { token: app.other.token })).enterpriseInfo.name).toBe('other');
  const entries = await app.services.database.db.select().from(operationLog).where(eq(operationLog.operation, 'enterprise.edited'));
  expect(entries).toMatchObject([{ details: { fields: ['name', 'contactName', 'contact'], before: { name: 'admin' } } }]);
});

test('of two edits at once one wins, and the other is told what it says now', async () => {
  const { version } = await now();
  const answers = await Promise.all(['One', 'Two'].map((name) => app.call(setCorporate, { version, name }, admin)));
  expect(answers.map(codeOf).sort()).toEqual(['done', 'record.stale']);
  const { name } = await now();
  expect(answers.find((answer) => answer.state === 0)).toMatchObject({ data: { version: version + 1, name } });
});

test('a company has a name', async () => {
  const { version } = await now();
  expect(codeOf(await app.call(setCorporate, { version, name: '  ' }, admin))).toBe('input.invalid');
});

test('a logo is private until it is used, then the whole tenant’s, and outlives whoever uploaded it', async () => {
  const { id, path } = await uploadAs(editor);
  expect(await look(id, reader.token)).toBe('record.notFound');
  await app.done(setCorporate, { ...(await formNow()), logo: path }, editor);
  expect((await app.done(userInfo, {}, reader)).enterpriseInfo.imagePath).toBe(path);
  const seen = (await look(id, reader.token)) as { rawPayload: Buffer };
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 171, hasAlpha: true });
  expect(await look(id, app.other.token)).toBe('record.notFound');
  await app.done(deleteUser, { id: editor.id }, admin);
  expect(await look(id, reader.token)).toMatchObject({ statusCode: 200 });
  const looks = and(eq(operationLog.operation, 'file.seen'), eq(operationLog.targetId, id));
  expect(await app.services.database.db.$count(operationLog, looks)).toBe(0);
});

test('a replaced or removed logo is gone, row and bytes', async () => {
  const first = await uploadAs(admin);
  await app.done(setCorporate, { ...(await formNow()), logo: first.id }, admin);
  const second = await uploadAs(admin);
  await app.done(setCorporate, { ...(await formNow()), logo: second.id }, admin);
  expect(await look(first.id, admin.token)).toBe('record.notFound');
  expect(await app.services.blobs.get(`picture/${first.id}`)).toBeUndefined();
  await app.done(setCorporate, await formNow(), admin);
  expect((await now()).imagePath).toBe(second.path);
  await app.done(setCorporate, { ...(await formNow()), logo: null }, admin);
  expect((await now()).imagePath).toBe('');
  expect(await look(second.id, admin.token)).toBe('record.notFound');
});

test('nothing but one’s own upload for this purpose becomes the logo, and a refusal changes nothing', async () => {
  const before = await now();
  const theirs = await uploadAs(reader);
  const avatar = await uploadAs(admin, 'avatar');
  for (const { id } of [theirs, avatar]) {
    expect(codeOf(await app.call(setCorporate, { ...(await formNow()), name: 'Changed', logo: id }, admin))).toBe('file.missing');
  }
  expect(await now()).toEqual(before);
});

const formNow = async () => {
  const { version, name, contactName, contact } = await now();
  return { version, name, contactName, contact };
};
