import { addDept, addMembers } from '@skyhelm/contract/department';
import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import { getAllRoles } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin, callAs, inHouse } from './testing/house.ts';
import type { Caller } from './testing/server-calls.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const [HERE, THERE] = ['Crew room', 'Hangar'];
let other: Caller;
let here: DepartmentId;
let there: DepartmentId;
const crew: UserId[] = [];

beforeAll(async () => {
  other = await callAs(admin);
  const place = { parentId: null, country: 'CN', city: 'Wuhan', personInCharge: 'Duty officer' };
  here = (await other.call(addDept, { ...place, name: HERE })).id;
  there = (await other.call(addDept, { ...place, name: THERE })).id;
  const [role] = await other.call(getAllRoles, { keyword: '' });
  for (const number of [1, 2, 3]) {
    const person = { name: `Crew ${number}`, userName: `crew${number}`, roleIds: [role!.id], deptId: null, password: 'Crew7password' };
    crew.push((await other.call(addUser, person)).id);
  }
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const headcount = (page: Page, name: string) => row(page, name).getByRole('cell').nth(4).innerText();

async function openPersonnel(page: Page) {
  await row(page, HERE)
    .getByRole('button', { name: t('department.members') })
    .click();
  const members = page.getByRole('dialog', { name: t('department.members.of', { name: HERE }) });
  await expectSeen(members);
  return members;
}

async function tick(page: Page, numbers: number[]) {
  await page.getByRole('button', { name: t('department.members.add'), exact: true }).click();
  const candidates = page.getByRole('dialog', { name: t('department.members.add') });
  for (const number of numbers)
    await candidates
      .getByRole('row')
      .filter({ hasText: `crew${number}` })
      .getByRole('checkbox')
      .check();
  return candidates.getByRole('button', { name: t('department.members.addSelected', { count: numbers.length }) });
}

test('people join a department and leave it again', async () => {
  const { page } = await visit('/department', { account: admin });
  const members = await openPersonnel(page);
  await expectSeen(members.getByText(t('department.members.empty')));
  await (await tick(page, [1, 2])).click();
  await expectSeen(
    page.getByText(t('department.members.added', { count: 2 })),
    members.getByText('Crew 1'),
    members.getByText(t('department.members.count', { count: 2 })),
  );
  await expectSoon(() => headcount(page, HERE), '2');

  await members.getByRole('row').filter({ hasText: 'crew2' }).getByRole('checkbox').check();
  await members.getByRole('button', { name: t('department.members.removeSelected', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: t('department.members.removeTitle', { count: 1, name: HERE }) });
  await expectSeen(question.getByText(t('department.members.removeExplain')));
  await question.getByRole('button', { name: t('common.remove') }).click();
  await expectSeen(page.getByText(t('department.members.removed', { count: 1 })));
  await expectGone(members.getByText('Crew 2'));
  await expectSoon(() => headcount(page, HERE), '1');
});

test('who has been put into a department meanwhile is refused, with the reason', async () => {
  const { page } = await visit('/department', { account: admin });
  await openPersonnel(page);
  const add = await tick(page, [2, 3]);
  await other.call(addMembers, { id: there, userIds: [crew[1]!] });
  await add.click();
  await expectSeen(page.getByText(t('errors.department.memberElsewhere')));

  await page.reload();
  await openPersonnel(page);
  const again = await tick(page, [3]);
  await other.call(addMembers, { id: here, userIds: [crew[2]!] });
  await again.click();
  await expectSeen(page.getByText(t('errors.department.memberAlready')));
  expect(await headcount(page, THERE)).toBe('1');
});
