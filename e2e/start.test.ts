import { rm } from 'node:fs/promises';
import { addDept } from '@skyhelm/contract/department';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, newFolder, startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

describe('a data folder', () => {
  let folder: string;
  let product: Product;
  beforeAll(async () => {
    folder = await newFolder();
    product = await startProduct({ folder, args: ['--no-demo'], env: { ADMIN_PASSWORD: '' } });
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const { visit } = browsing(() => product.address);

  test('survives Ctrl-C, and an open console finds its way back', async () => {
    const printed = /password: (\S+)/.exec(product.printed());
    const account = { account: ADMIN.account, password: printed![1]! };
    await (
      await callerAs(product.address, account.account, account.password)
    ).call(addDept, {
      name: 'First base',
      parentId: null,
      country: 'RU',
      city: 'Kazan',
      personInCharge: 'Duty officer',
    });
    const { page, faults } = await visit('/department', { account });
    faults.expect(/ERR_CONNECTION_REFUSED|WebSocket|503/);
    const base = page.getByText('First base', { exact: true });
    await expectSeen(base);

    expect(await product.stop()).toBe(0);
    expect(product.printed()).toContain(t('boot.stopping'));
    await page.getByRole('button', { name: t('common.refresh') }).click();
    await expectSeen(page.getByText(t('common.networkError')), base);

    const { port } = new URL(product.address);
    product = await startProduct({ folder, args: ['--no-demo'], env: { ADMIN_PASSWORD: '', PORT: port } });
    expect(product.printed()).not.toMatch(/password/i);
    await page.getByRole('button', { name: t('common.refresh') }).click();
    await expectGone(page.getByText(t('common.networkError')));
    await page.reload();
    await expectSeen(base);
  });
});
