import { getApprovals } from '@skyhelm/contract/approval';
import { type addTask, getTask } from '@skyhelm/contract/task';
import { revokeTask, submitTask } from '@skyhelm/contract/task-steps';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { button } from './testing/route-editor.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { newTask } from './testing/tasks.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const chief = () => demoAccount('demo');
const [one, other] = [() => demoAccount('reviewer3'), () => demoAccount('reviewer4')];

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const question = (page: Page, name: string) => page.getByRole('article', { name: t('approval.details', { name }) });

/** Asked for by the administrator, who may not answer. */
async function asked(name: string, given: Partial<InputOf<typeof addTask>> = {}) {
  const task = await newTask(name, given);
  const { version } = await (await callAs(chief())).call(submitTask, task);
  return { id: task.id, version };
}

async function open(page: Page, name: string): Promise<void> {
  // On a card its number belongs to it.
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expectSeen(question(page, name));
}

/** In the dialog that lies above the drawer, which has buttons of the same names. */
const inDialog = (page: Page) => page.locator('.ant-modal').filter({ visible: true });
const confirm = (page: Page, way: 'pass' | 'fail') =>
  inDialog(page)
    .getByRole('button', { name: t(`approval.${way}`), exact: true })
    .click();

test('an approver weighs two tasks, passes one, and fails the other with the reason that has to be given', async () => {
  await asked('Weighed quay');
  const { id } = await asked('Weighed bridge');
  const { page } = await visit('/approval?q=Weighed', { account: one() });
  await expectSeen(row(page, 'Weighed quay').getByText(t('dictionary.taskApproval.pending')));
  await expectSeen(row(page, 'Weighed quay').getByText(/ left$/));
  expect(
    await page.getByRole('row').filter({ hasText: 'Weighed' }).first().innerText(),
    'what has to be decided first comes first',
  ).toContain('quay');
  await expectAccessible(page, 'approvals');

  await open(page, 'Weighed quay');
  const weighed = question(page, 'Weighed quay');
  await expectSeen(
    weighed
      .getByRole('listitem')
      .filter({ hasText: t('task.conflict.device') })
      .filter({ hasText: 'Weighed bridge' }),
    weighed.getByRole('region', { name: t('approval.proof') }).getByText(t('approval.proof.clear')),
    page.getByText(t('approval.proof.now.clear')),
    weighed.getByRole('region', { name: t('menu.autoApproval') }),
    weighed.getByText(t('demo.site.chengdu')),
    weighed.locator('[data-map=ready]'),
  );
  await expectAccessible(page, 'approval drawer', '[role=dialog]');
  await button(page, t('approval.pass')).click();
  await confirm(page, 'pass');
  await expectSeen(
    page.getByText(t('approval.decided.passed')),
    row(page, 'Weighed quay').getByText(t('dictionary.taskApproval.approved')),
  );

  await open(page, 'Weighed quay');
  await expectSeen(
    question(page, 'Weighed quay')
      .getByRole('region', { name: t('approval.proof') })
      .getByText(t('approval.proof.clear')),
  );
  expect(await button(page, t('approval.pass')).count(), 'what is decided is not decided again').toBe(0);
  await page.keyboard.press('Escape');
  await expectGone(question(page, 'Weighed quay'));

  await open(page, 'Weighed bridge');
  await button(page, t('approval.fail')).click();
  await confirm(page, 'fail');
  await expectSeen(inDialog(page).getByText(t('issues.approval.reason')));
  await button(page, t('approval.reason.time')).click();
  await confirm(page, 'fail');
  await expectSeen(page.getByText(t('approval.decided.failed')));
  await expectSeen(row(page, 'Weighed bridge').getByText(t('dictionary.taskApproval.failed')));
  const { approval, reason } = await (await callAs(chief())).call(getTask, { id });
  expect({ approval, reason }).toEqual({ approval: 'failed', reason: t('approval.reason.time') });

  await page.getByRole('combobox', { name: t('approval.state') }).click();
  await page.getByTitle(t('dictionary.taskApproval.approved'), { exact: true }).click();
  await expectAddress(page, '/approval?q=Weighed&state=approved');
  await expectGone(row(page, 'Weighed bridge'));
});

test('of two approvers at once one decides; the other is told by whom and how, and sees it', async () => {
  const name = 'Raced roof';
  await asked(name);
  const [{ page }, { page: faster }] = [
    await visit('/approval?q=Raced', { account: one() }),
    await visit('/approval?q=Raced', { account: other(), viewport: PHONE }),
  ];
  await open(page, name);
  await button(page, t('approval.pass')).click();
  await open(faster, name);
  await button(faster, t('approval.fail')).click();
  await button(faster, t('approval.reason.conflict')).click();
  await confirm(faster, 'fail');
  await expectSeen(faster.getByText(t('approval.decided.failed')));

  await confirm(page, 'pass');
  await expectSeen(page.getByRole('alert').getByText(t('errors.task.failedAlready', { by: `${t('demo.role.reviewer')} 4` })));
  await expectSeen(question(page, name).getByText(t('approval.reason.conflict')).first());
  await expectGone(button(page, t('approval.pass')), inDialog(page));
  await expectSeen(row(page, name).getByText(t('dictionary.taskApproval.failed')));
});

test('what is taken back, or not decided in time, is not decided any more, and says so', async () => {
  const withdrawn = await asked('Late tower');
  const { page } = await visit('/approval?q=Late', { account: one() });
  await open(page, 'Late tower');
  await button(page, t('approval.pass')).click();
  await (await callAs(chief())).call(revokeTask, withdrawn);
  await confirm(page, 'pass');
  await expectSeen(page.getByRole('alert').getByText(t('errors.task.withdrawn')));
  await expectSeen(question(page, 'Late tower').getByText(t('approval.state.withdrawn'), { exact: true }).first());
  await page.keyboard.press('Escape');
  await expectGone(question(page, 'Late tower'));

  const soon = new Date(Date.now() + 15_000).toISOString();
  await asked('Late bridge', { deadline: soon });
  await button(page, t('common.refresh')).click();
  await open(page, 'Late bridge');
  await button(page, t('approval.pass')).click();
  const caller = await callAs(one());
  await expectSoon(async () => (await caller.call(getApprovals, { keyword: 'Late bridge' })).rows[0]?.state, 'timeout');
  await confirm(page, 'pass');
  await expectSeen(page.getByRole('alert').getByText(t('errors.task.expired')));
  await expectSeen(question(page, 'Late bridge').getByText(t('dictionary.taskApproval.timeout'), { exact: true }).first());
});

test('whoever asks does not answer, and who may not answer is not offered to', async () => {
  await asked('Own mast');
  const { page } = await visit('/approval?q=Own', { account: chief() });
  await open(page, 'Own mast');
  await expectSeen(page.getByText(t('approval.own')));
  expect(await button(page, t('approval.pass')).count()).toBe(0);
});
