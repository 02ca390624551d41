import { addKey } from '@skyhelm/contract/access-key';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectSeen } from './testing/sight.ts';

const { visit } = inHouse();

test('a page that is opened with a key asks once for each thing it shows, and wears the logo of the enterprise', async () => {
  const chief = demoAccount('demo');
  const form = {
    project: 'Wall screen',
    whitelist: '127.0.0.1',
    scopes: ['device:query'],
    password: chief.password,
  } satisfies InputOf<typeof addKey>;
  const { key } = await (await callAs(chief)).call(addKey, form);
  const { page } = await visit('/404');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fcms/')) asked.push(pathname);
  });
  await page.goto(`/device#AK=${key}`);
  await expectSeen(page.getByRole('row').nth(3), page.locator('.logo img'));
  expect(asked).toContain('/fcms/enterprise/device/getDevices');
  expect([...new Set(asked)]).toEqual(asked);
});
