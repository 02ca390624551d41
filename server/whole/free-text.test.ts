import { addKey, getKeys, setKey } from '@skyhelm/contract/access-key';
import { getCorporate, setCorporate } from '@skyhelm/contract/corporate';
import { addDept, getDepts, setDept } from '@skyhelm/contract/department';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import { addDevice, getDevices, setDevice } from '@skyhelm/contract/device';
import { addDeviceGroup, getDeviceGroups, setDeviceGroup } from '@skyhelm/contract/device-group';
import { addRole, getAllRoles, setRole } from '@skyhelm/contract/role';
import { addFence, getFences, setFence } from '@skyhelm/contract/fence';
import { addNoFlyZone, getNoFlyZones, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getSimulator, setSimulator } from '@skyhelm/contract/simulator';
import { addMarker, getMarkers, moveMarkers, renameMarkerFolder, setMarker } from '@skyhelm/contract/marker';
import { addFormation, getFormation } from '@skyhelm/contract/formation';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { addRoute, copyRoute, getRoute, moveRoutes, setRoute } from '@skyhelm/contract/route';
import { addNewsPush, getNewsPushes, setNewsPush } from '@skyhelm/contract/news-push';
import { addSite, getSites, setSite } from '@skyhelm/contract/site';
import { addTask, getTask, setTask } from '@skyhelm/contract/task';
import { revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import { addUser, getUsers, setUser } from '@skyhelm/contract/user';
import { addWebHook, getWebHooks, setWebHook } from '@skyhelm/contract/web-hook';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { calls } from './calls.ts';
import { fieldsOf, type Field, type FieldKind } from './field-kinds.ts';
import { SAMPLE_ROUTE, samples, type World } from './samples.ts';
import { SAMPLE_TASK } from './task-samples.ts';
import { buildWorld } from './world.ts';

/** Strange, but text: see docs/decisions/0013-free-text.md. */
const PLAIN = [
  "'; drop table user_account; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '🚁🛰️👩‍✈️',
  'שלום עולם',
  '０１２３４',
];
/** What no reader sees or what makes them read something else. */
const UNREADABLE = ['\u0000null', 'bell\u0007', '\u202Eevil\u202C', 'in\u2066side\u2069'];
/** Cannot be sent in an address: it is a replacement character by the time it arrives. */
const HALF = 'half \uD800';

const fields = calls
  .filter(({ endpoint }) => endpoint.wire !== 'upload')
  .flatMap(({ key, endpoint }) => fieldsOf(endpoint).map((field) => ({ key, endpoint, field, name: `${key} ${field.name}` })));
const ofKind = (kind: FieldKind) => fields.filter(({ field }) => field.kind === kind);

let test: TestApp;
let world: World;
let as: { token: string };
beforeAll(async () => {
  test = await testApp({ config: { online: true } });
  world = await buildWorld(test, test.main, 'main');
  as = { token: test.main.token };
});
beforeEach(() => test.services.database.pool.query('delete from throttle'));

/** What the answer says about this field, if anything. */
async function faultOf(endpoint: Endpoint, key: string, { name, shape, isList }: Field, text: string): Promise<string | undefined> {
  const input = { ...samples(world)[key], ...shape, [name]: isList ? [text] : text };
  const response = await test.raw(endpoint, input, as);
  expect(response.statusCode, response.body).toBe(200);
  if (!String(response.headers['content-type']).startsWith('application/json')) return undefined;
  const answer = response.json<Envelope>();
  if (answer.state !== 0 || answer.code !== 'input.invalid') return undefined;
  return answer.issues?.find(({ path }) => path === name || path.startsWith(`${name}.`))?.code;
}

const plainFor = ({ max }: Field): string[] => PLAIN.filter((text) => [...text].length <= max);
const badFor = ({ method }: Endpoint): string[] => (method === 'GET' ? UNREADABLE : [...UNREADABLE, HALF]);

it('knows the kinds apart', () => {
  const kinds = Object.fromEntries(fields.map(({ name, field }) => [name, field.kind]));
  expect(kinds).toMatchObject({
    'department.addDept name': 'bound',
    'department.addDept city': 'free',
    'department.addDept description': 'free',
    'user.addUser userName': 'bound',
    'user.addUser mobile': 'bound',
    'user.addUser email': 'bound',
    'user.addUser remark': 'free',
    'user.addUser password': 'opaque',
    'user.getUsers keyword': 'free',
    'certification.realNameAuthentication idNumber': 'bound',
  });
});

describe('a field with a form of its own', () => {
  it.each(ofKind('bound'))('$name refuses all of it', async ({ key, endpoint, field }) => {
    for (const text of [...PLAIN, ...badFor(endpoint)]) {
      expect(await faultOf(endpoint, key, field, text), JSON.stringify(text)).toEqual(expect.any(String));
    }
  });
});

describe('a free text', () => {
  it.each(ofKind('free'))('$name takes what is plain and refuses what cannot be read', async ({ key, endpoint, field }) => {
    for (const text of plainFor(field)) expect(await faultOf(endpoint, key, field, text), JSON.stringify(text)).toBeUndefined();
    for (const text of badFor(endpoint)) expect(await faultOf(endpoint, key, field, text), JSON.stringify(text)).toBe('text');
  });
});

/** Writes something with this text in this field and returns what is then read. */
type WriteAndRead = (field: string, text: string) => Promise<unknown>;
let made = 0;
const place = (field: string, text: string) => ({
  ...{ name: `Place ${made++}`, country: 'CN', city: 'Beijing', personInCharge: 'Head' },
  [field]: text,
});
const departmentNow = async (id: string) => (await test.done(getDepts, {}, as)).find((row) => row.id === id)!;
const roleNow = async (id: string) => (await test.done(getAllRoles, {}, as)).find((row) => row.id === id)!;
const userNow = async (id: string) => (await test.done(getUsers, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const siteNow = async (id: string) => (await test.done(getSites, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const pushNow = async (id: string) => (await test.done(getNewsPushes, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const PUSH = { title: 'News', content: 'News', priority: 'low', mode: 'timed', pushAt: '2099-01-01T00:00:00Z' } as const;
const zoneNow = async (id: string) => (await test.done(getNoFlyZones, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const fenceNow = async (id: string) => (await test.done(getFences, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const deviceNow = async (id: string) => (await test.done(getDevices, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
const groupNow = async (id: string) => (await test.done(getDeviceGroups, {}, as)).find((row) => row.id === id)!;
const keyNow = async (id: string) => (await test.done(getKeys, {}, as)).rows.find((row) => row.id === id)!;
const KEY = { project: 'survey', scopes: [], whitelist: '', password: PASSWORD };
const hookNow = async (id: string) => (await test.done(getWebHooks, {}, as)).rows.find((row) => row.id === id)!;
const HOOK = { name: 'Control room', address: 'https://hooks.example.com', events: ['flight.landed' as const], password: PASSWORD };
const PLACE = { longitude: 1, latitude: 2 };
const ZONE = { description: 'Crowds', shape: { kind: 'circle', centre: PLACE, radius: 9 } as const, validUntil: '2099-01-01T00:00:00Z' };
const FENCE = { shape: ZONE.shape, scope: 'enterprise' } as const;
const valueOf = (record: object, field: string): unknown => (record as Record<string, unknown>)[field];

const ROUTE = () => ({ name: `Route ${made++}`, route: SAMPLE_ROUTE as never });
const routeNow = (id: World['routeId']) => test.done(getRoute, { id }, as);
const taskForm = () => ({ name: 'Task', siteId: world.fieldId, ...SAMPLE_TASK, plan: structuredClone(SAMPLE_TASK.plan) as never });
const taskNow = (id: World['taskId']) => test.done(getTask, { id }, as);
const MARKER = { kind: 'point' as const, name: 'Marker', points: [PLACE] };
const markerNow = async (id: string) => (await test.done(getMarkers, { pageSize: 200 }, as)).rows.find((row) => row.id === id)!;
/** One owner has a name once: whatever was written before makes room. */
const withoutNames = () => test.services.database.pool.query('update route set name = id::text, name_key = id::text');

const READ_BACK: Record<string, WriteAndRead> = {
  'department.addDept': async (field, text) => {
    const { id } = await test.done(addDept, place(field, text), as);
    return valueOf(await departmentNow(id), field);
  },
  'department.setDept': async (field, text) => {
    const { id, version } = await departmentNow(world.departmentId);
    await test.done(setDept, { id, version, ...place(field, text) }, as);
    return valueOf(await departmentNow(id), field);
  },
  'role.addRole': async (field, text) => {
    const { id } = await test.done(addRole, { name: `Role ${made++}`, permissions: [], [field]: text }, as);
    return valueOf(await roleNow(id), field);
  },
  'role.setRole': async (field, text) => {
    const { id, version, name } = await roleNow(world.roleId);
    await test.done(setRole, { id, version, name, permissions: [], [field]: text }, as);
    return valueOf(await roleNow(id), field);
  },
  'user.addUser': async (field, text) => {
    const person = { name: 'Sample', userName: `sample${made++}`, roleIds: [world.roleId], deptId: null, [field]: text };
    const { id } = await test.done(addUser, person, as);
    return valueOf(await userNow(id), field);
  },
  'user.setUser': async (field, text) => {
    const { id, version, name } = await userNow(world.userId);
    await test.done(setUser, { id, version, name, roleIds: [world.roleId], [field]: text }, as);
    return valueOf(await userNow(id), field);
  },
  'newsPush.addNewsPush': async (field, text) => {
    const { id } = await test.done(addNewsPush, { ...PUSH, roleIds: [world.roleId], [field]: text }, as);
    return valueOf(await pushNow(id), field);
  },
  'newsPush.setNewsPush': async (field, text) => {
    const { id, version } = await pushNow(world.newsPushId);
    await test.done(setNewsPush, { id, version, ...PUSH, roleIds: [world.roleId], [field]: text }, as);
    return valueOf(await pushNow(id), field);
  },
  'site.addSite': async (field, text) => {
    const { id } = await test.done(addSite, { name: `Site ${made++}`, ...PLACE, [field]: text }, as);
    return valueOf(await siteNow(id), field);
  },
  'site.setSite': async (field, text) => {
    const { id, version, name } = await siteNow(world.siteId);
    await test.done(setSite, { id, version, name, ...PLACE, [field]: text }, as);
    return valueOf(await siteNow(id), field);
  },
  'noFlyZone.addNoFlyZone': async (field, text) => {
    const { id } = await test.done(addNoFlyZone, { name: `Zone ${made++}`, ...ZONE, [field]: text }, as);
    return valueOf(await zoneNow(id), field);
  },
  'noFlyZone.setNoFlyZone': async (field, text) => {
    const { id, version, name } = await zoneNow(world.noFlyZoneId);
    await test.done(setNoFlyZone, { id, version, name, ...ZONE, [field]: text }, as);
    return valueOf(await zoneNow(id), field);
  },
  'fence.addFence': async (field, text) => {
    const { id } = await test.done(addFence, { name: `Fence ${made++}`, ...FENCE, keep: 'out', [field]: text }, as);
    return valueOf(await fenceNow(id), field);
  },
  'fence.setFence': async (field, text) => {
    const { id, version, name } = await fenceNow(world.fenceId);
    await test.done(setFence, { id, version, name, ...FENCE, keep: 'out', [field]: text }, as);
    return valueOf(await fenceNow(id), field);
  },
  'route.addRoute': async (field, text) => {
    await withoutNames();
    const { id } = await test.done(addRoute, { ...ROUTE(), [field]: text }, as);
    return valueOf(await routeNow(id), field);
  },
  'route.setRoute': async (field, text) => {
    await withoutNames();
    const { id, version } = await test.done(addRoute, ROUTE(), as);
    await test.done(setRoute, { id, version, ...ROUTE(), [field]: text }, as);
    return valueOf(await routeNow(id), field);
  },
  'route.copyRoute': async (field, text) => {
    await withoutNames();
    const { id } = await test.done(copyRoute, { id: world.routeId, name: text }, as);
    return valueOf(await routeNow(id), field);
  },
  'formation.addFormation': async (field, text) => {
    await withoutNames();
    const { id } = await test.done(addFormation, { ...ROUTE(), formation: { ...NEW_FORMATION, count: 2 }, [field]: text }, as);
    const { name, routes } = await test.done(getFormation, { id }, as);
    return field === 'name' ? name : valueOf(routes[1]!, field);
  },
  'route.moveRoutes': async (field, text) => {
    await test.done(moveRoutes, { ids: [world.routeId], folder: text }, as);
    return valueOf(await routeNow(world.routeId), field);
  },
  'task.addTask': async (field, text) => {
    const { id } = await test.done(addTask, { ...taskForm(), [field]: text }, as);
    return valueOf(await taskNow(id), field);
  },
  'task.setTask': async (field, text) => {
    const added = await test.done(addTask, taskForm(), as);
    await test.done(setTask, { ...added, ...taskForm(), [field]: text }, as);
    return valueOf(await taskNow(added.id), field);
  },
  'taskSteps.revokeTask': async (field, text) => {
    const { id, version } = await test.done(addTask, taskForm(), as);
    await test.done(submitTask, { id, version }, as);
    await test.done(revokeTask, { id, version: version + 1, [field]: text }, as);
    return valueOf(await taskNow(id), field);
  },
  'marker.addMarker': async (field, text) => {
    const { id } = await test.done(addMarker, { ...MARKER, [field]: text }, as);
    return valueOf(await markerNow(id), field);
  },
  'marker.setMarker': async (field, text) => {
    const { id, version } = await markerNow(world.markerId);
    await test.done(setMarker, { id, version, ...MARKER, [field]: text }, as);
    return valueOf(await markerNow(id), field);
  },
  'marker.moveMarkers': async (_field, text) => {
    await test.done(moveMarkers, { ids: [world.markerId], folder: text }, as);
    return (await markerNow(world.markerId)).folder;
  },
  'marker.renameMarkerFolder': async (_field, text) => {
    await test.done(moveMarkers, { ids: [world.markerId], folder: 'Before' }, as);
    await test.done(renameMarkerFolder, { folder: 'Before', newName: text }, as);
    return (await markerNow(world.markerId)).folder;
  },
  'device.addDevice': async (field, text) => {
    const { id } = await test.done(addDevice, { name: `Device ${made++}`, sn: `SN-${made}`, type: 'uav', [field]: text }, as);
    return valueOf(await deviceNow(id), field);
  },
  'device.setDevice': async (field, text) => {
    const { id, version, name, sn } = await deviceNow(world.deviceId);
    await test.done(setDevice, { id, version, name, sn, type: 'uav', [field]: text }, as);
    return valueOf(await deviceNow(id), field);
  },
  'simulator.setSimulator': async (_field, text) => {
    const id = world.simulatorId;
    const { version } = await test.done(getSimulator, { id }, as);
    await test.done(setSimulator, { id, version, ...PLACE, altitude: 4, address: text }, as);
    return (await test.done(getSimulator, { id }, as)).settings!.address;
  },
  'deviceGroup.addDeviceGroup': async (field, text) => {
    const { id } = await test.done(addDeviceGroup, { name: `Group ${made++}`, [field]: text }, as);
    return valueOf(await groupNow(id), field);
  },
  'deviceGroup.setDeviceGroup': async (field, text) => {
    const { id, version, name } = await groupNow(world.deviceGroupId);
    await test.done(setDeviceGroup, { id, version, name, [field]: text }, as);
    return valueOf(await groupNow(id), field);
  },
  'corporate.setCorporate': async (field, text) => {
    const { version, name } = await test.done(getCorporate, {}, as);
    await test.done(setCorporate, { version, name, [field]: text }, as);
    return valueOf(await test.done(getCorporate, {}, as), field);
  },
  'accessKey.addKey': async (field, text) => {
    const { id } = await test.done(addKey, { ...KEY, [field]: text }, as);
    return valueOf(await keyNow(id), field);
  },
  'accessKey.setKey': async (field, text) => {
    const { id, version } = await keyNow(world.accessKeyId);
    await test.done(setKey, { id, version, ...KEY, [field]: text }, as);
    return valueOf(await keyNow(id), field);
  },
  'webHook.addWebHook': async (field, text) => {
    const { id } = await test.done(addWebHook, { ...HOOK, [field]: text }, as);
    return valueOf(await hookNow(id), field);
  },
  'webHook.setWebHook': async (field, text) => {
    const { id, version } = await hookNow(world.webHookId);
    await test.done(setWebHook, { id, version, ...HOOK, [field]: text }, as);
    return valueOf(await hookNow(id), field);
  },
};

/** Free text that is looked for or compared, not kept; and the reason of a decision, which its own tests read in the message about it. */
const NOT_KEPT =
  /keyword$|username$|^(certification|approval)\..* reason$|^taskSteps\.giveBackTask reason$|^marker\.(exportMarkers|renameMarkerFolder) folder$/;

describe('what was written', () => {
  const kept = ofKind('free').filter(({ endpoint, name }) => endpoint.kind === 'change' && !NOT_KEPT.test(name));
  it.each(kept)('in $name is read as it was written', async ({ key, field }) => {
    for (const text of plainFor(field)) expect(await READ_BACK[key]!(field.name, text)).toBe(text);
  });
});
