import { addDept } from '@skyhelm/contract/department';
import { IGNORING_DATA_SCOPE, PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../platform/auth/actor.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { calls, send } from './calls.ts';
import { samples } from './samples.ts';
import { buildWorld, signInWith } from './world.ts';

/** Whether the call under way has asked whose records its caller reaches. */
const seen = vi.hoisted(() => ({ isAsked: false }));
const watched = vi.hoisted(
  () =>
    <A extends Actor | undefined>(actor: A): A =>
      actor && {
        ...actor,
        scope: new Proxy(actor.scope, {
          get(scope, name) {
            seen.isAsked = true;
            return Reflect.get(scope, name) as unknown;
          },
        }),
      },
);

/** Every way by which a handler comes to know its caller. */
vi.mock(import('../features/session/index.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    authenticate: (services) => {
      const authenticate = real.authenticate(services);
      return async (presented) => watched(await authenticate(presented));
    },
    actorNow: async (...given) => watched(await real.actorNow(...given)),
  };
});

/** Compares rights while a file is sent, whatever is in it. */
vi.mock(import('../platform/http/while-allowed.ts'), async (original) => ({ ...(await original()), requireStill: () => undefined }));

/** Calls whose sample ends before they ask, and those that add what is the caller's own. */
const ASKING_LATER: Partial<Record<Permission, string>> = {
  'user:import': 'people are placed behind the call that brings their file, within the reach of who brought it',
  'marker:add': 'markers are their maker’s',
  'task:add': 'a task is its founder’s; executor and device are asked for where they are named',
  'accessKey:add': 'asks for the password first, then for the reach of the whole enterprise',
  'webHook:add': 'asks for the password first, then for the reach of the whole enterprise',
};

let app: TestApp;
const asking = new Set<Permission>();

beforeAll(async () => {
  app = await testApp();
  const inputs = samples(await buildWorld(app, app.main, 'main'));
  const place = { name: 'next door', country: 'CN', city: 'Beijing', personInCharge: 'Head' };
  const { id: departmentId } = await app.done(addDept, place, { token: app.main.token });
  const { token } = await signInWith(app, app.main, 'neighbour', [...PERMISSIONS], { dataScope: 'department', departmentId });
  for (const { key, endpoint } of calls) {
    if (endpoint.access.kind !== 'permission') continue;
    seen.isAsked = false;
    await send(app, endpoint, inputs[key]!, { token });
    if (seen.isAsked) asking.add(endpoint.access.permission);
  }
});

test('the permissions that are shown as ignoring the data scope are those of calls that never ask for it', () => {
  const ignoring = PERMISSIONS.filter((permission) => !asking.has(permission) && !(permission in ASKING_LATER));
  expect(Object.keys(ASKING_LATER).filter((permission) => asking.has(permission as Permission))).toEqual([]);
  expect([...IGNORING_DATA_SCOPE].toSorted()).toEqual(ignoring.toSorted());
});
