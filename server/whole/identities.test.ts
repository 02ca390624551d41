import { addDept, setDept } from '@skyhelm/contract/department';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { frozenUser } from '@skyhelm/contract/user';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessKey } from '../features/access-key/index.ts';
import { revokeNow } from '../testing/access-key.ts';
import { testApp, type CallOptions, type TestApp } from '../testing/app.ts';
import { calls, send } from './calls.ts';
import { fingerprint, LOG_TABLES } from './fingerprint.ts';
import { samples, type World } from './samples.ts';
import { buildWorld, signInWith, textsOf } from './world.ts';

const guarded = calls.filter(({ endpoint }) => endpoint.access.kind !== 'open');
const needing = calls.filter(({ endpoint }) => endpoint.access.kind === 'permission');
const changing = needing.filter(({ endpoint }) => endpoint.kind === 'change');
const personal = calls.filter(({ endpoint }) => endpoint.access.kind === 'signedIn' && !endpoint.access.accessKey);

let test: TestApp;
let world: World;
const texts = textsOf('main');
let neighbour: { token: string; userId: UserId; departmentId: DepartmentId };
let inputs: Record<string, Record<string, unknown>>;
const who: Record<'powerless' | 'reader' | 'frozen', string> = { powerless: '', reader: '', frozen: '' };
const keys: Record<'revoked' | 'scopeless' | 'elsewhere' | 'full', string> = { revoked: '', scopeless: '', elsewhere: '', full: '' };

beforeAll(async () => {
  test = await testApp();
  world = await buildWorld(test, test.main, 'main');
  inputs = samples(world);
  who.powerless = (await signInWith(test, test.main, 'powerless', [])).token;
  who.reader = (
    await signInWith(
      test,
      test.main,
      'reader',
      PERMISSIONS.filter((permission) => permission.endsWith(':query')),
    )
  ).token;
  const frozen = await signInWith(test, test.main, 'frosty', [...PERMISSIONS]);
  who.frozen = frozen.token;
  await test.done(frozenUser, { id: frozen.userId }, { token: test.main.token });
  const place = { name: 'next door', country: 'CN', city: 'Beijing', personInCharge: 'Head' };
  const { id: departmentId } = await test.done(addDept, place, { token: test.main.token });
  const scope = { dataScope: 'department', departmentId } as const;
  neighbour = { ...(await signInWith(test, test.main, 'neighbour', [...PERMISSIONS], scope)), departmentId };
  const { db } = test.services.database;
  const key = (scopes: readonly Permission[], whitelist: string) =>
    createAccessKey(db, { enterpriseId: test.main.enterpriseId, project: 'matrix', scopes, whitelist });
  keys.scopeless = (await key([], '127.0.0.1')).key;
  keys.full = (await key(PERMISSIONS, '127.0.0.1')).key;
  keys.elsewhere = (await key(PERMISSIONS, '10.1.2.3')).key;
  const revoked = await key(PERMISSIONS, '127.0.0.1');
  keys.revoked = revoked.key;
  await revokeNow(test.services, test.main.enterpriseId, revoked.id);
});

const outcome = async (endpoint: Endpoint, key: string, options: CallOptions) => {
  const response = await send(test, endpoint, inputs[key]!, options);
  expect(response.statusCode, `${key}: ${response.body.slice(0, 300)}`).toBe(200);
  if (!response.headers['content-type']?.toString().startsWith('application/json')) return { state: 1, code: 'file' };
  return response.json<{ state: number; code?: string; mes: string }>();
};

it('has a sample input for every call', () => {
  expect(Object.keys(inputs).sort()).toEqual(calls.map(({ key }) => key).sort());
  for (const { key, endpoint } of calls) expect(endpoint.input.safeParse(inputs[key]).success, key).toBe(true);
});

describe('every guarded call', () => {
  it.each(guarded)('$key refuses nobody, an invented token and a frozen user with state 1000', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, {})).state).toBe(1000);
    expect((await outcome(endpoint, key, { token: 'invented' })).state).toBe(1000);
    expect((await outcome(endpoint, key, { token: who.frozen })).state).toBe(1000);
  });
  it.each(guarded)('$key refuses a revoked key, a key from elsewhere and an invented one', async ({ key, endpoint }) => {
    for (const accessKey of [keys.revoked, keys.elsewhere, 'sk_invented']) {
      expect((await outcome(endpoint, key, { accessKey })).code).toBe('accessKey.invalid');
    }
  });
});

describe('every call that needs a permission', () => {
  it.each(needing)('$key refuses whoever lacks it, person or key, and logs the attempt', async ({ key, endpoint }) => {
    const denials = async () => (await deniedCount(endpoint.path)) ?? 0;
    const before = await denials();
    expect((await outcome(endpoint, key, { token: who.powerless })).code).toBe('request.forbidden');
    expect((await outcome(endpoint, key, { accessKey: keys.scopeless })).code).toBe('request.forbidden');
    expect(await denials()).toBe(before + 2);
  });
  it.each(changing)('$key refuses a read-only user', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, { token: who.reader })).code).toBe('request.forbidden');
  });
});

describe('calls about oneself', () => {
  it.each(personal)('$key is not for access keys', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, { accessKey: keys.full })).code).toBe('request.forbidden');
  });
});

/** What of the world an answer holds, by id or by what it reads; a spreadsheet is unpacked first. */
async function shownOfWorld(response: LightMyRequestResponse): Promise<string[]> {
  const isSheet = String(response.headers['content-type']).includes('spreadsheet');
  const text = isSheet ? JSON.stringify(await readXlsxFile(response.rawPayload)) : response.body;
  return (Object.keys(world) as (keyof World)[]).filter((name) =>
    [world[name], texts[name]].some((part) => part !== undefined && text.includes(part)),
  );
}

const namesWorld = (input: Record<string, unknown>) =>
  Object.values(input)
    .flat()
    .some((value) => Object.values<unknown>({ ...world }).includes(value));

/** Calls that name ids and still succeed: what is only checked is said not to be there, lists that are filtered by an id find nothing, and of one's own sessions and messages none is meant. */
const FINDS_NOTHING = new Set([
  'user.getUsers',
  'certification.getCertifications',
  'session.endSessions',
  'message.readMessages',
  'flightRecord.getFlightRecords',
  'flightRecord.getFlightTotals',
  'flightOperation.getFlightOperations',
  'task.checkTask',
]);

/** Open calls by nobody are noted in the platform's own log, which is the main tenant's here. */
describe('another tenant', () => {
  it.each(guarded)('$key neither shows nor changes what is ours', async ({ key, endpoint }) => {
    const { db } = test.services.database;
    const before = await fingerprint(db, test.main.enterpriseId);
    const response = await send(test, endpoint, inputs[key]!, { token: test.other.token });
    expect(response.statusCode).toBe(200);
    expect(await shownOfWorld(response)).toEqual([]);
    if (namesWorld(inputs[key]!) && !FINDS_NOTHING.has(key)) expect(response.json<{ state: number }>().state, response.body).toBe(0);
    expect(await fingerprint(db, test.main.enterpriseId)).toEqual(before);
  });
});

/** What belongs to the whole tenant, whoever's data scope one has. */
const TENANT_WIDE: Record<string, { shows: (keyof World)[]; changes?: true; why: string }> = {
  'role.getAllRoles': { shows: ['roleId'], why: 'roles are one catalogue: whoever manages people chooses from it' },
  'role.getGivableRoles': { shows: ['roleId'], why: 'the part of that catalogue which gives no more than one holds, by name' },
  'department.getCandidates': {
    shows: ['userId', 'roleId'],
    why: 'people in no department are in nobody’s scope, and anybody’s to take in',
  },
  'newsPush.getPushReceivers': { shows: ['roleId'], why: 'roles are one catalogue; only people within reach get what is sent to one' },
  'site.getSites': { shows: ['siteId', 'fieldId'], why: 'places belong to no department' },
  'site.exportSites': { shows: ['siteId', 'fieldId'], why: 'places belong to no department' },
  'site.addSite': { shows: [], changes: true, why: 'places belong to no department' },
  'site.setSite': { shows: [], changes: true, why: 'places belong to no department' },
  'site.deleteSite': { shows: [], changes: true, why: 'places belong to no department' },
  'noFlyZone.getNoFlyZones': { shows: ['noFlyZoneId'], why: 'places belong to no department' },
  'noFlyZone.getAirspace': { shows: ['noFlyZoneId'], why: 'whoever sees aircraft has to keep them out of all zones' },
  'noFlyZone.addNoFlyZone': { shows: [], changes: true, why: 'places belong to no department' },
  'noFlyZone.setNoFlyZone': { shows: [], changes: true, why: 'places belong to no department' },
  'noFlyZone.deleteNoFlyZones': { shows: [], changes: true, why: 'places belong to no department' },
  'noFlyZone.deleteNoFlyZone': { shows: [], changes: true, why: 'places belong to no department' },
  'airport.setAirportSetting': { shows: [], changes: true, why: 'places belong to no department' },
  'terrain.getHeightFiles': { shows: ['heightFileId'], why: 'the ground belongs to no department' },
  'terrain.deleteHeightFile': { shows: [], changes: true, why: 'the ground belongs to no department' },
  'parameterMetadata.getParameterMetadata': { shows: ['parameterMetadataId'], why: 'firmware belongs to no department' },
  'parameterMetadata.deleteParameterMetadata': { shows: [], changes: true, why: 'firmware belongs to no department' },
  'deviceGroup.getDeviceGroups': { shows: ['deviceGroupId'], why: 'groups are one catalogue: each reader counts the devices they see' },
  'deviceGroup.addDeviceGroup': { shows: [], changes: true, why: 'groups are one catalogue' },
  'deviceGroup.setDeviceGroup': { shows: [], changes: true, why: 'groups are one catalogue' },
  'deviceGroup.deleteDeviceGroup': { shows: [], changes: true, why: 'groups are one catalogue' },
  'task.addTask': { shows: [], changes: true, why: 'a task is its founder’s, and places belong to no department' },
  'taskConfig.setTaskConfig': { shows: [], changes: true, why: 'the enterprise has one, and a permission of its own to change it' },
  'corporate.setCorporate': { shows: [], changes: true, why: 'there is one company, and a permission of its own to change it' },
  'accessKey.getKeyUsage': { shows: [], why: 'it says how often a key was used, not for what data' },
  'webHook.getWebHooks': { shows: ['webHookId'], why: 'web hooks belong to the enterprise, like keys' },
  'webHook.deleteWebHook': { shows: [], changes: true, why: 'whoever sees that too much is told outside stops it' },
  'accessKey.getKeys': { shows: ['accessKeyId'], why: 'keys are the enterprise’s; to change one takes the reach of all of it' },
  'accessKey.revokeKey': { shows: [], changes: true, why: 'a leak is stopped by whoever sees it and may revoke keys' },
};

describe('another department', () => {
  /** The newest entry of the log is about what the neighbour must not see. */
  let version = 1;
  beforeEach(async () => {
    const form = { name: texts.childDepartmentId!, country: 'CN', city: 'Beijing', personInCharge: 'Head' };
    ({ version } = await test.done(setDept, { id: world.childDepartmentId, version, ...form }, { token: test.main.token }));
  });
  const unchanged = () => fingerprint(test.services.database.db, test.main.enterpriseId, { tables: LOG_TABLES, rowsOf: neighbour.userId });

  it.each(guarded)('$key neither shows nor changes what is outside of the data scope', async ({ key, endpoint }) => {
    const before = await unchanged();
    const response = await send(test, endpoint, inputs[key]!, { token: neighbour.token });
    expect(response.statusCode).toBe(200);
    expect(await shownOfWorld(response)).toEqual(TENANT_WIDE[key]?.shows ?? []);
    if (TENANT_WIDE[key]?.changes) return;
    if (namesWorld(inputs[key]!) && !FINDS_NOTHING.has(key) && !TENANT_WIDE[key])
      expect(response.json<{ state: number }>().state, response.body).toBe(0);
    expect(await unchanged()).toEqual(before);
  });

  /** One’s own department in the first place of the call, somebody else’s thing in the second. */
  const reaching: [string, () => Record<string, unknown>][] = [
    ['department.addMembers', () => ({ id: neighbour.departmentId, userIds: [world.memberId] })],
    ['department.addMembers', () => ({ id: neighbour.departmentId, userIds: [test.main.adminId] })],
    ['department.removeMembers', () => ({ id: neighbour.departmentId, userIds: [world.memberId] })],
    ['department.removeMembers', () => ({ id: world.departmentId, userIds: [neighbour.userId] })],
    ['department.moveDept', () => ({ id: neighbour.departmentId, version: 1, parentId: world.departmentId })],
    ['department.moveDept', () => ({ id: neighbour.departmentId, version: 1, parentId: null })],
    ['department.addDept', () => ({ ...inputs['department.addDept'], parentId: null })],
    ['user.addUser', () => ({ ...inputs['user.addUser'], deptId: null })],
    ['user.addUser', () => ({ ...inputs['user.addUser'], deptId: neighbour.departmentId, roleIds: [test.main.administratorRoleId] })],
    ['role.addRole', () => ({ ...inputs['role.addRole'], dataScope: 'all', scopeDeptIds: [] })],
    ['role.setRole', () => ({ ...inputs['role.setRole'], id: test.main.administratorRoleId })],
  ];
  it.each(reaching)('%s does not reach out of one’s own department', async (key, input) => {
    const before = await unchanged();
    const { endpoint } = calls.find((call) => call.key === key)!;
    const response = await send(test, endpoint, input(), { token: neighbour.token });
    expect(response.json<{ state: number }>().state, response.body).toBe(0);
    expect(await unchanged()).toEqual(before);
  });
});

async function deniedCount(path: string): Promise<number> {
  const result = await test.services.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from operation_log where operation = 'request.denied' and details->>'path' = ${path}`,
  );
  return result.rows[0]!.count;
}
