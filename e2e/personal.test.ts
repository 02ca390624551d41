import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { logIn } from './testing/login-page.ts';
import { ADMIN, manage, startProduct, type Product } from './testing/product.ts';
import { addressOf, expectAddress, expectGone, expectSeen, expectTitle } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ args: ['--edition', 'personal', '--no-demo'] });
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

test('an access key in the address is used, and gone from the address and the history at once', async () => {
  const { output } = await manage(
    ['access-key', 'create', t('demo.platform.name'), 'Field tablet', 'department:query', '127.0.0.1'],
    product.folder,
  );
  const key = /sk_[0-9a-f]{12}_[\w-]{43}/.exec(output)![0];
  const { page } = await visit('/download-app');
  const sentKeys = new Set<string | undefined>();
  page.on('request', (request) => void (request.url().includes('/fcms/') && sentKeys.add(request.headers()['ak'])));
  await page.goto(`/?AK=${key}`);
  await expectSeen(
    page.getByRole('heading', { name: t('shell.entry.hello', { name: 'Field tablet' }) }),
    page.getByText(t('shell.entry.byKey')),
  );
  expect(addressOf(page)).toBe('/tta');
  expect([...sentKeys]).toEqual([key]);
  await page.getByRole('link', { name: t('shell.install.title') }).click();
  await page.goBack();
  await expectSeen(page.getByText(t('shell.entry.byKey')));
  expect(addressOf(page)).toBe('/tta');
  await page.goBack();
  await expectAddress(page, '/download-app');
  await page.goForward();
  await page.getByRole('button', { name: t('shell.entry.forgetKey') }).click();
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.nobody') }));
  await page.reload();
  await expectSeen(page.getByRole('heading', { name: t('shell.entry.nobody') }));

  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(output)![0];
  const revoked = await manage(['access-key', 'revoke', t('demo.platform.name'), id], product.folder);
  expect(revoked.output).toContain(t('boot.accessKey.revoked', { id }));
});

test('an access key that is not in force is refused with the reason', async () => {
  const { page } = await visit(`/tta?AK=sk_${'0'.repeat(12)}_${'a'.repeat(43)}`);
  await expectSeen(page.getByText(t('errors.accessKey.invalid')), page.getByRole('heading', { name: t('shell.entry.nobody') }));
  await expectGone(page.getByText(t('shell.entry.byKey')));
  expect(addressOf(page)).toBe('/tta');
});
