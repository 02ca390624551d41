import { addNoFlyZone, getNoFlyZones, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { admin, callAs, inHouse } from './testing/house.ts';
import { expectGone, expectSeen } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('common.save'), exact: true }).click();

test('a no-fly zone is added from pasted corners, edited against somebody else, and deleted after a warning', async () => {
  const { page } = await visit('/no-fly-zone', { account: admin });
  await page
    .getByRole('button', { name: t('noflyzone.add') })
    .first()
    .click();
  await save(page);
  await expectSeen(
    page.getByText(t('issues.zone.description')),
    page.getByText(t('issues.shape.points')),
    page.getByText(t('issues.zone.validity')),
  );
  await expectAccessible(page, 'no-fly zone drawer', '[role=dialog]');
  await field(page, t('noflyzone.name')).fill('Harbour');
  await field(page, t('noflyzone.description')).fill('Crowds in summer');
  await field(page, t('noflyzone.corners')).fill('31.2, 121.4\nnowhere');
  await expectSeen(page.getByText(t('issues.position.line', { line: '2' })));
  await field(page, t('noflyzone.corners')).fill('121.4, 31.2\n121.5, 31.2\n121.45, 31.3');
  await expectSeen(page.getByText(t('noflyzone.order.longitudeFirst')));
  await field(page, t('noflyzone.ceiling')).fill('120');
  await field(page, t('noflyzone.lastDay')).fill('31/12/2099');
  await field(page, t('noflyzone.ceiling')).focus();
  await save(page);
  await expectSeen(
    row(page, 'Harbour').getByText(t('noflyzone.shape.corners', { count: 3 })),
    row(page, 'Harbour').getByText(t('noflyzone.upTo', { ceiling: '120 m' })),
    row(page, 'Harbour').getByText(t('noflyzone.status.valid')),
  );
  await expectAccessible(page, 'no-fly zones');

  await row(page, 'Harbour')
    .getByRole('button', { name: t('common.edit') })
    .click();
  const other = await callAs(admin);
  const [saved] = (await other.call(getNoFlyZones, { keyword: 'Harbour' })).rows;
  expect(saved!.shape).toEqual({
    kind: 'polygon',
    points: [
      { latitude: 31.2, longitude: 121.4 },
      { latitude: 31.2, longitude: 121.5 },
      { latitude: 31.3, longitude: 121.45 },
    ],
  });
  await other.call(setNoFlyZone, { ...saved!, description: 'Crowds all year' });
  await field(page, t('noflyzone.ceiling')).fill('150');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t('noflyzone.stale.title') });
  await expectSeen(notice.getByRole('cell', { name: 'Crowds all year' }));
  await notice.getByRole('button', { name: t('common.stale.takeTheirs') }).click();
  await save(page);
  await expectGone(page.getByRole('dialog'));
  await expectSeen(row(page, 'Harbour').getByText('Crowds all year'));

  await row(page, 'Harbour')
    .getByRole('button', { name: t('common.delete') })
    .click();
  const question = page.getByRole('dialog', { name: t('noflyzone.delete.title', { name: 'Harbour' }) });
  await expectSeen(question.getByText(t('common.irreversible')));
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expectSeen(page.getByText(t('common.deleted')));
  await expectGone(row(page, 'Harbour'));
});

test('zones are searched and told apart by their status', async () => {
  const other = await callAs(admin);
  const circle = { kind: 'circle', centre: { latitude: 31.2, longitude: 121.4 }, radius: 300 } as const;
  const zone = { description: 'Crane', shape: circle, validUntil: '2099-01-01T00:00:00Z' };
  await other.call(addNoFlyZone, { name: 'Present', ...zone });
  await other.call(addNoFlyZone, { name: 'Past', ...zone, validUntil: '2020-01-01T00:00:00Z' });
  const { page } = await visit('/no-fly-zone?status=invalid', { account: admin });
  await expectSeen(row(page, 'Past').getByText(t('noflyzone.status.invalid')));
  await expectGone(row(page, 'Present'));
  await visit('/no-fly-zone?q=pres', { account: admin }).then(({ page: found }) => expectSeen(row(found, 'Present')));
});
