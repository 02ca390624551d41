import { rm } from 'node:fs/promises';
import { addDept } from '@skyhelm/contract/department';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, newFolder, runToEnd, startProduct, type Product } from './testing/product.ts';
import { callerAs } from './testing/server-calls.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { browsing } from './testing/stories.ts';
import { t, wordsOf } from './testing/words.ts';

describe('a start that cannot go well', () => {
  test('lists every fault at once, in the language of the terminal', async () => {
    const wrong = { PORT: 'harbour', EDITION: 'deluxe', ADMIN_PASSWORD: 'short', SMTP_URL: 'smtp://mail.example.com' };
    const { code, output } = await runToEnd(['--no-such-thing'], wrong);
    expect(code).toBe(1);
    const faults = [
      t('boot.fault.unknownFlag', { flag: '--no-such-thing' }),
      t('boot.fault.integer', { setting: 'PORT', min: '0', max: '65535' }),
      t('boot.fault.oneOf', { setting: 'EDITION', allowed: 'enterprise, personal' }),
      t('boot.fault.password', { setting: 'ADMIN_PASSWORD' }),
      t('boot.fault.needs', { setting: 'SMTP_URL', other: 'SMTP_FROM' }),
    ];
    expect(output).toContain(t('boot.fault.title', { count: faults.length }));
    for (const fault of faults) expect(output).toContain(fault);

    const russian = await runToEnd([], { PORT: '-1', LC_ALL: 'ru_RU.UTF-8' });
    expect(russian.output).toContain(wordsOf('ru')('boot.fault.title', { count: 1 }));
  });

  test('is explained by --help, which starts nothing', async () => {
    const { code, output } = await runToEnd(['--help']);
    expect(code).toBe(0);
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'EDITION', 'DATABASE_URL', 'ADMIN_PASSWORD', '--no-demo'])
      expect(output).toContain(name);
    expect(output).not.toContain('http://127');
  });
});

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

  test('is used by one process at a time, survives Ctrl-C, and an open console finds its way back', async () => {
    const printed = /password: (\S+)/.exec(product.printed());
    const account = { account: ADMIN.account, password: printed![1]! };
    const second = await runToEnd([], { DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.output).toContain(t('boot.lock.taken', { pid: String(product.pid), folder }));

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
    faults.expect(/ERR_CONNECTION_REFUSED|WebSocket/);
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
