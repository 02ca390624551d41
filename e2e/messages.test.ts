import { addMembers, getDepts, removeMembers } from '@skyhelm/contract/department';
import { getUsers } from '@skyhelm/contract/user';
import { expect, test } from 'vitest';
import { NOWHERE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const A_SECOND_MS = 1_000;

test('a message lights the bell within a second, is read, and the light goes out', async () => {
  const administrator = await callAs(demoAccount('demo'));
  const [pilot] = (await administrator.call(getUsers, { keyword: 'pilot40' })).rows;
  const departments = await administrator.call(getDepts, { keyword: '' });
  const [here, there] = [pilot!.deptName, t('demo.department.training')].map((name) => departments.find((one) => one.name === name)!);

  const { page } = await visit(NOWHERE, { account: demoAccount('pilot40') });
  const [socket] = await Promise.all([page.waitForEvent('websocket'), page.goto('/home')]);
  await expectSeen(page.getByRole('button', { name: t('shell.messages') }));
  await socket.waitForEvent('framereceived');

  const bell = (count: number) => page.getByRole('button', { name: t('shell.unread', { count }) });
  const untilLit = async (count: number) => {
    const changedAt = Date.now();
    await expectSeen(bell(count));
    return Date.now() - changedAt;
  };
  await administrator.call(removeMembers, { id: here!.id, userIds: [pilot!.id] });
  const first = await untilLit(1);
  await administrator.call(addMembers, { id: there!.id, userIds: [pilot!.id] });
  // The quicker of two: what else the machine does only adds.
  expect(Math.min(first, await untilLit(2))).toBeLessThan(A_SECOND_MS);
  await bell(2).click();

  const by = t('demo.role.administrator');
  const list = page.getByRole('region', { name: t('shell.messages') }).getByRole('listitem');
  expect(await list.first().getByRole('paragraph').innerText()).toBe(t('messages.departmentJoined', { by, department: there!.name }));
  expect(await list.last().getByRole('paragraph').innerText()).toBe(t('messages.departmentLeft', { by, department: here!.name }));
  await list
    .first()
    .getByRole('button', { name: t('shell.markRead') })
    .click();
  await expectSeen(bell(1));
  await page.getByRole('button', { name: t('shell.readAll') }).click();
  await expectGone(list.getByRole('button', { name: t('shell.markRead') }).first());
  await expectSeen(page.getByRole('button', { name: t('shell.messages') }));
  await page.reload();
  await expectSeen(page.getByRole('button', { name: t('shell.messages') }));
});
