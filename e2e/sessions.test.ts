import type { SessionEnd } from '@skyhelm/contract/channels/global';
import { heartbeat } from '@skyhelm/contract/session';
import { frozenUser, getUsers, recoverPassword } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { logIn, refusedWith } from './testing/login-page.ts';
import { expectAddress, expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
/** Resolves when the global socket has said that the session is over. */
const forcedOut = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (/"code":1000\b/.test(String(payload)) && resolve())),
    );
  });
const socketOpen = (page: Page) => page.waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/websocket/global') });

/** Somebody who works in one browser, listening to the global socket. */
async function atWork(account: string, path: string) {
  const { page } = await visit(NOWHERE, { account: demoAccount(account) });
  const out = forcedOut(page);
  // It would find out by itself within seconds: only the socket is left to tell it at once.
  await page.route(`**${heartbeat.path}`, () => undefined);
  const [socket] = await Promise.all([socketOpen(page), page.goto(path)]);
  await socket.waitForEvent('framereceived');
  return { page, out };
}

const idOf = async (account: string) => {
  const administrator = await callAs(demoAccount('demo'));
  const { rows } = await administrator.call(getUsers, { keyword: account });
  return { administrator, id: rows.find(({ userName }) => userName === account)!.id };
};

async function expectThrownOut({ page, out }: { page: Page; out: Promise<void> }, from: string, why: SessionEnd): Promise<void> {
  await out;
  await expectAddress(page, `/login?redirect=${encodeURIComponent(from)}`);
  await expectSeen(page.getByText(t(`shell.ended.${why}`)));
}

describe('a session', () => {
  test('is ended from another browser, at once, and can be taken up where it was', async () => {
    const first = await atWork('technician1', '/department?q=north');
    const { page: second } = await visit('/account/security', { account: demoAccount('technician1') });
    const list = second.getByRole('region', { name: t('account.sessions') }).getByRole('listitem');
    await expectSeen(list.filter({ hasText: t('account.thisSession') }), list.getByText('Chrome · Linux').first());
    expect(await list.count()).toBe(2);
    await list.getByRole('button', { name: t('account.endSession'), exact: true }).click();
    await expectSeen(second.getByText(t('account.sessionsEnded', { count: 1 })));
    await expectThrownOut(first, '/department?q=north', 'endedByOwner');
    await expectGone(list.nth(1));
    await logIn(first.page, 'technician1', demoAccount('').password);
    await expectAddress(first.page, '/department?q=north');
  });

  test('ends when its user is frozen, and none begins after that', async () => {
    const pilot = await atWork('pilot20', '/home');
    const { administrator, id } = await idOf('pilot20');
    await administrator.call(frozenUser, { id });
    await expectThrownOut(pilot, '/home', 'frozen');
    await logIn(pilot.page, 'pilot20', demoAccount('').password);
    await expectSeen(...refusedWith(pilot.page, t('errors.user.frozen')));
  });

  test('ends when somebody resets the password, which has to be replaced before anything goes on', async () => {
    const technician = await atWork('technician2', '/home');
    const { administrator, id } = await idOf('technician2');
    const { password } = await administrator.call(recoverPassword, { id });
    await expectThrownOut(technician, '/home', 'passwordReset');
    const { page } = technician;
    await logIn(page, 'technician2', password);
    const dialog = page.getByRole('dialog', { name: t('account.changePassword') });
    await expectSeen(dialog.getByText(t('account.mustChangePassword')));
    await page.keyboard.press('Escape');
    await expectGone(dialog.getByRole('button', { name: t('common.cancel') }));
    await dialog.getByLabel(t('account.oldPassword')).fill(password);
    await dialog.getByLabel(t('account.newPassword')).fill('Own7password');
    await dialog.getByLabel(t('account.confirmPassword')).fill('Own7password');
    await dialog.getByRole('button', { name: t('common.confirm') }).click();
    await expectSeen(page.getByText(t('account.passwordChanged')));
    await expectGone(dialog);
    await expectSeen(page.getByRole('navigation', { name: t('shell.menu') }).getByRole('link', { name: t('menu.department') }));
    await expectSeen(page.getByRole('heading', { name: t('menu.dashboard') }));
    await expectGone(dialog);
  });
});
