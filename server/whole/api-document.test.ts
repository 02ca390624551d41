import { readFile } from 'node:fs/promises';
import { PERMISSIONS } from '@skyhelm/contract/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccessKey } from '../features/access-key/index.ts';
import { revokeNow } from '../testing/access-key.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signInWith } from './world.ts';

let test: TestApp;
let document: string;
beforeAll(async () => {
  test = await testApp();
  document = await readFile(new URL('../../contract/openapi.json', import.meta.url), 'utf8');
});

const asked = (headers: Record<string, string>) => test.app.inject({ url: '/fcms/openapi.json', headers });
const key = (whitelist = '127.0.0.1') =>
  createAccessKey(test.services.database.db, { enterpriseId: test.main.enterpriseId, project: 'x', scopes: PERMISSIONS, whitelist });

describe('the OpenAPI document', () => {
  it.each<[string, () => Promise<Record<string, string>>]>([
    ['somebody who may do nothing but is signed in', async () => ({ token: (await signInWith(test, test.main, 'powerless', [])).token })],
    ['a browser', async () => ({ cookie: `Admin-Token=${test.main.token}` })],
    ['another tenant', async () => ({ token: test.other.token })],
    ['an access key', async () => ({ ak: (await key()).key })],
  ])('is for %s, and for nobody to keep on the way', async (_, headers) => {
    const response = await asked(await headers());
    expect(response.body).toBe(document);
    expect(response.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'private, no-cache' });
  });

  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ['nobody', async () => ({}), 'session.expired'],
    ['an invented token', async () => ({ token: 'invented' }), 'session.expired'],
    ['an invented key', async () => ({ ak: 'sk_invented' }), 'accessKey.invalid'],
    ['a key from elsewhere', async () => ({ ak: (await key('10.1.2.3')).key }), 'accessKey.invalid'],
    [
      'a revoked key',
      async () => {
        const revoked = await key();
        await revokeNow(test.services, test.main.enterpriseId, revoked.id);
        return { ak: revoked.key };
      },
      'accessKey.invalid',
    ],
  ])('is not for %s', async (_, headers, code) => {
    const response = await asked(await headers());
    expect(response.json()).toMatchObject({ code });
    expect(response.body).not.toContain('/enterprise/');
  });
});
