import { addNewsPush } from '@skyhelm/contract/news-push';
import { addRole } from '@skyhelm/contract/role';
import { getUsers, setUser } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const A_SECOND_MS = 1_000;

const row = (page: Page, title: string) => page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
const urgent = (page: Page) => page.getByRole('dialog', { name: t('shell.urgent') });
const confirm = { name: t('shell.urgent.confirm') };

/** The socket has to be open before anything can come over it. */
async function listening(page: Page, path: string): Promise<void> {
  const [socket] = await Promise.all([page.waitForEvent('websocket'), page.goto(path)]);
  await socket.waitForEvent('framereceived');
}

test('an urgent push to a role asks whoever has it for a confirmation, and its sender sees who has given it', async () => {
  const administrator = await callAs(demoAccount('demo'));
  // A role of its own: whoever works in another story is not to be asked.
  const { id: roleId } = await administrator.call(addRole, { name: 'Night watch', permissions: [] });
  const [watchman] = (await administrator.call(getUsers, { keyword: 'pilot42' })).rows;
  const { id, version, name, mobile, email, roles } = watchman!;
  await administrator.call(setUser, { id, version, name, mobile, email, roleIds: [...roles.map((role) => role.id), roleId] });
  const receiver = (await visit('/home', { account: demoAccount('pilot42') })).page;
  await listening(receiver, '/home');
  const { page } = await visit('/news-push', { account: demoAccount('demo') });
  await page
    .getByRole('button', { name: t('newspush.add') })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: t('newspush.add') });
  const send = () => drawer.getByRole('button', { name: t('newspush.send'), exact: true }).click();
  await drawer.getByLabel(t('newspush.name'), { exact: true }).fill('Storm warning');
  await drawer.getByLabel(t('newspush.content'), { exact: true }).fill('Wind of 20 m/s from noon: stay on the ground.');
  await drawer.getByText(t('newspush.priority.urgent'), { exact: true }).click();
  await send();
  await expectSeen(drawer.getByText(t('issues.push.receivers')));
  await drawer.getByLabel(t('newspush.roles'), { exact: true }).click();
  await page.getByTitle('Night watch', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await send();
  await expectSeen(row(page, 'Storm warning').getByText(t('newspush.state.sent')));

  const question = urgent(receiver);
  await expectSeen(question.getByText('Wind of 20 m/s from noon: stay on the ground.'), receiver.locator('.bell[data-unread="true"]'));
  await receiver.keyboard.press('Escape');
  await expectSeen(question, question.getByText(t('shell.urgent.asked')));
  await question.getByRole('button', confirm).click();
  await expectGone(question);
  await Promise.all([receiver.waitForResponse(/getUnconfirmed/), receiver.reload()]);
  await expectSeen(receiver.locator('.bell'));
  await expectGone(question);
  await receiver.locator('.bell').click();
  const message = receiver.getByRole('listitem').filter({ hasText: 'Wind of 20 m/s from noon' });
  await expectSeen(
    message.getByText(t('shell.urgent.tag'), { exact: true }),
    message.getByText(t('shell.urgent.confirmed', { time: '' }).trim()),
  );

  await expectSeen(row(page, 'Storm warning').getByText(t('newspush.priority.urgent.asks')));
  await expectSeen(row(page, 'Storm warning').getByText(t('newspush.confirmedOf', { count: 1 })));
  await row(page, 'Storm warning').getByRole('button', { name: 'Storm warning', exact: true }).click();
  const written = page.getByRole('dialog', { name: 'Storm warning', exact: true });
  await expectSeen(
    written.getByText('Wind of 20 m/s from noon: stay on the ground.'),
    written.getByText('Night watch', { exact: true }),
    written.getByText(t('newspush.priority.urgent.note')),
  );
  await page.keyboard.press('Escape');
  await expectGone(written);
  await row(page, 'Storm warning')
    .getByRole('button', { name: t('newspush.receipts') })
    .click();
  const receipts = page.getByRole('dialog', { name: t('newspush.receipts.title', { name: 'Storm warning' }) });
  const answered = receipts.getByRole('listitem').filter({ hasText: 'pilot42' });
  await expectSeen(answered.getByText(t('newspush.receipts.confirmed', { time: '' }).trim()));
  await receipts.getByRole('checkbox', { name: t('newspush.receipts.open') }).click();
  await expectGone(answered);
});

test('comes within a second; in the ground station it is a line above it, so that nothing of it is covered', async () => {
  const administrator = await callAs(demoAccount('demo'));
  const [pilot] = (await administrator.call(getUsers, { keyword: 'pilot41' })).rows;
  const { page } = await visit('/home', { account: demoAccount('pilot41') });
  await listening(page, '/tta');
  const line = page.getByRole('alert', { name: t('shell.urgent') });
  const push = async (title: string) => {
    await administrator.call(addNewsPush, { title, content: 'Come back', priority: 'urgent', mode: 'single', userIds: [pilot!.id] });
    const sentAt = Date.now();
    await expectSeen(line.getByText(title, { exact: true }));
    return Date.now() - sentAt;
  };
  const first = await push('Land now');
  await expectGone(urgent(page));
  const below = await page.getByRole('main').boundingBox();
  const above = await line.boundingBox();
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1);
  await expectSeen(line.getByText(t('shell.urgent.tag'), { exact: true }), line.getByText(t('shell.urgent.asked')));
  await line.getByRole('button', confirm).click();
  await expectGone(line);
  // The quicker of two: what else the machine does only adds.
  expect(Math.min(first, await push('Land at once'))).toBeLessThan(A_SECOND_MS);
  await line.getByRole('button', confirm).click();
  await expectGone(line);
});
