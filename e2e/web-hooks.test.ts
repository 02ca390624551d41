import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, inHouse } from './testing/house.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

let isBusy = false;
const heard: string[] = [];
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    heard.push(body);
    response.writeHead(isBusy ? 503 : 200).end(isBusy ? 'come back later' : 'thank you');
  });
});
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => receiver.close());

const NAME = 'Control room';
const row = (page: Page) => page.getByRole('row').filter({ has: page.getByText(NAME, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();
const choose = async (page: Page, item: string) => {
  await row(page)
    .getByRole('button', { name: t('common.more') })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('a web hook is added, tested, followed in its log, sent again, switched off and deleted', async () => {
  const { page } = await visit('/corporate-information?tab=hooks', { account: admin });
  await page
    .getByRole('button', { name: t('webhook.add') })
    .first()
    .click();
  await field(page, t('webhook.name')).fill(NAME);
  await field(page, t('webhook.address')).fill('control-room');
  await field(page, t('accesskey.password')).fill(admin.password);
  await save(page);
  await expectSeen(page.getByText(t('issues.webHook.address')), page.getByText(t('issues.webHook.events')));
  await field(page, t('webhook.address')).fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`);
  const tasks = page.getByRole('group', { name: t('webhook.events.task') }).getByRole('checkbox');
  const ticked = () => Promise.all([tasks.first(), tasks.last()].map((box) => box.isChecked()));
  const allTasks = page.getByRole('checkbox', {
    name: t('common.pair', { name: t('webhook.events.task'), value: t('webhook.events.all') }),
  });
  await allTasks.check();
  expect(await ticked()).toEqual([true, true]);
  await allTasks.uncheck();
  expect(await ticked()).toEqual([false, false]);
  await page.getByRole('checkbox', { name: t('webhook.event.flight.landed') }).check();
  await save(page);
  const secret = page.getByRole('dialog', { name: t('webhook.secret.title', { name: NAME }) });
  await expectSeen(secret.getByText(/^whsec_/));
  await secret.getByRole('button', { name: t('webhook.secret.kept') }).click();
  await expectGone(page.getByRole('dialog'));
  await expectSeen(row(page).getByText(t('webhook.state.on'), { exact: true }));

  await choose(page, t('webhook.ping'));
  await expectSoon(() => heard.length, 1);
  await row(page)
    .getByRole('button', { name: `${t('webhook.log')} ${NAME}` })
    .click();
  const log = page.getByRole('dialog', { name: t('webhook.log.title', { name: NAME }) });
  const delivered = log.getByRole('listitem').filter({ hasText: t('webhook.delivery.delivered') });
  await expectSeen(delivered.first(), log.getByRole('radiogroup', { name: t('webhook.log.filter') }));
  await delivered.first().getByText(t('webhook.event.ping')).click();
  await expectSeen(delivered.getByText('thank you'), delivered.getByText(heard[0]!));
  isBusy = true;
  await delivered.getByRole('button', { name: t('webhook.delivery.replay') }).click();
  await expectSoon(() => heard.length, 2);
  expect(heard[1]).toBe(heard[0]);
  await expectSeen(log.getByRole('listitem').filter({ hasText: t('webhook.delivery.waiting') }));
  await log
    .getByRole('button', { name: t('common.close'), exact: true })
    .last()
    .click();
  await expectGone(log);
  await expectSeen(
    row(page).getByText(t('webhook.state.failing'), { exact: true }),
    row(page).getByText(t('webhook.waiting', { count: 1 })),
  );

  await choose(page, t('common.edit'));
  await page.getByRole('switch', { name: t('webhook.isOn') }).click();
  await field(page, t('accesskey.password')).fill(admin.password);
  await save(page);
  await expectGone(page.getByRole('dialog'));
  await expectSeen(row(page).getByText(t('webhook.state.off'), { exact: true }));
  await choose(page, t('common.delete'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.delete') })
    .click();
  await expectGone(row(page));
  await expectSeen(page.getByText(t('webhook.empty')));
});
