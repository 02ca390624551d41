import { STATE } from '@skyhelm/contract/envelope';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { logIn } from './testing/login-page.ts';
import { ADMIN, manage, startProduct, type Product } from './testing/product.ts';
import { addressOf, expectAddress, expectGone, expectSeen, expectSoon, expectTitle } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ args: ['--edition', 'personal', '--no-demo'], env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => product.stop());
const { visit } = browsing(() => product.address);

test('the personal edition opens its own entry, asks nobody for a login, and offers one', async () => {
  const { page, context } = await visit(NOWHERE);
  const asked: string[] = [];
  context.on('request', (request) => void (request.url().includes('/fcms/') && asked.push(request.url())));
  await page.goto('/');
  await expectAddress(page, '/tta');
  await expectTitle(page, `${t('menu.tta')} – ${t('common.product')}`);
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.nobody') }), page.getByText(t('shell.entry.edition.personal')));
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: t('shell.entry.signIn') }).click();
  await logIn(page, ADMIN.account, ADMIN.password);
  await expectAddress(page, '/tta');
  await expectSeen(page.getByRole('heading', { name: t('menu.groundStation') }), page.getByText(t('station.empty')));
});

const createKey = async (project: string) => {
  const { output } = await manage(
    ['access-key', 'create', t('demo.platform.name'), project, 'department:query', '127.0.0.1'],
    product.folder,
  );
  return { key: /sk_[0-9a-f]{12}_[\w-]{43}/.exec(output)![0], id: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(output)![0] };
};
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie, location.href]));
const byKey = (page: Page) => page.getByText(t('shell.entry.byKey'));

test('an access key in the address is handed in once and kept nowhere: not in the address, the history, the browser or the log', async () => {
  const { key } = await createKey('Field tablet');
  const { page } = await visit('/download-app');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => void (request.url().includes('/fcms/') && sent.push(request.headers()['ak'])));
  const named: string[] = [];
  page.on('request', (request) => void named.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(`/?AK=${key}`);
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.hello', { name: 'Field tablet' }) }), byKey(page));
  expect(addressOf(page)).toBe('/tta');
  expect(sent.filter((ak) => ak === key)).toHaveLength(1);
  expect(new Set(sent.slice(1)).size).toBe(1);
  expect(sent[1]).toMatch(/^ks_/);
  expect(await kept(page)).not.toContain(key.slice(16));
  expect(named.filter((text) => text.includes(key))).toEqual([`${product.address}/?AK=${key}`]);

  await page.reload();
  await expectSeen(byKey(page));
  await page.getByRole('link', { name: t('shell.install.title') }).click();
  await page.goBack();
  await expectSeen(byKey(page));
  expect(addressOf(page)).toBe('/tta');
  await page.goBack();
  await expectAddress(page, '/download-app');
  await page.goForward();
  await page.getByRole('button', { name: t('shell.entry.forgetKey') }).click();
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.nobody') }));
  expect(await kept(page)).not.toContain('ks_');
  await page.reload();
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.nobody') }));
  expect(sent.filter((ak) => ak === key)).toHaveLength(1);
  expect(product.printed()).toContain('openSession');
  expect(product.printed()).not.toContain(key.slice(16));
  expect(product.printed()).not.toContain(sent[1]!.slice(3));
});

test('a page opened with a key ends with the key, and another tab knows nothing of it', async () => {
  const { key, id } = await createKey('Wall screen');
  const { page, context } = await visit(`/tta#AK=${key}`);
  await expectSeen(byKey(page));
  expect(addressOf(page)).toBe('/tta');
  expect(product.printed()).not.toContain(key.slice(16));
  const other = await context.newPage();
  await other.goto('/tta');
  await expectSeen(other.getByRole('heading', { name: t('shell.entry.nobody') }));

  const revoked = await manage(['access-key', 'revoke', t('demo.platform.name'), id], product.folder);
  expect(revoked.output).toContain(t('boot.accessKey.revoked', { id }));
  await page.reload();
  await expectSeen(page.getByText(t('errors.session.expired')), page.getByRole('heading', { name: t('shell.entry.nobody') }));
  await expectGone(byKey(page));
  expect(await kept(page)).not.toContain('ks_');
});

test('a key that comes into the address of an open page is handed in there and then, whoever the page was before', async () => {
  const [gate, yard] = [await createKey('Gate'), await createKey('Yard')];
  const { page, context } = await visit('/login?redirect=%2Ftta');
  await logIn(page, ADMIN.account, ADMIN.password);
  const station = (of: Page) => of.getByRole('heading', { name: t('menu.groundStation') });
  await expectSeen(station(page));
  const sessions = new Set<string>();
  page.on('request', (request) => void (request.headers()['ak']?.startsWith('ks_') && sessions.add(request.headers()['ak']!)));
  const comes = (fragment: string) => page.evaluate((to) => void (location.hash = to), fragment);
  const greeted = (name: string) => expectSeen(page.getByRole('heading', { name: t('shell.entry.hello', { name }) }), byKey(page));

  await comes(`AK=${gate.key}`);
  await greeted('Gate');
  expect(addressOf(page)).toBe('/tta');
  await comes(`page=2&AK=${yard.key}`);
  await greeted('Yard');
  expect(addressOf(page)).toBe('/tta#page=2');
  const [before] = sessions;
  const toKeyBefore = async () => {
    const asked = await fetch(`${product.address}/fcms/user/getUserInfo`, { headers: { ak: before! } });
    return ((await asked.json()) as { state: number }).state;
  };
  await expectSoon(toKeyBefore, STATE.sessionExpired, 'what the session of the key before is answered');
  await page.reload();
  await greeted('Yard');
  const passed = await page.evaluate<string>('JSON.stringify(navigation.entries().map(({ url }) => url))');
  expect(passed).toContain('/tta#page=2');
  for (const text of [passed, await kept(page), product.printed()])
    for (const { key } of [gate, yard]) expect(text).not.toContain(key.slice(16));

  const other = await context.newPage();
  await comes(`AK=${NOT_IN_FORCE}`);
  await expectSeen(page.getByText(t('errors.accessKey.invalid')), page.getByRole('heading', { name: t('shell.entry.nobody') }));
  expect(addressOf(page)).toBe('/tta');
  await other.goto('/tta');
  await expectSeen(station(other));
});

const NOT_IN_FORCE = `sk_${'0'.repeat(12)}_${'a'.repeat(43)}`;

test('an access key that is not in force is refused with the reason', async () => {
  const { page } = await visit(`/tta?AK=${NOT_IN_FORCE}`);
  await expectSeen(page.getByText(t('errors.accessKey.invalid')), page.getByRole('heading', { name: t('shell.entry.nobody') }));
  await expectGone(page.getByText(t('shell.entry.byKey')));
  expect(addressOf(page)).toBe('/tta');
});
