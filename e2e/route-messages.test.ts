import { test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { clickMap, planOffline, rows, tab } from './testing/route-editor.ts';
import { expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();

/** Second document, sections 5 and 8: what the editor says of what is not there yet, and of numbers that are none. */
test('a route that is begun is told what it lacks, to the letter of the specification', async () => {
  const { page } = await visit('/edit-route', { account: demoAccount('pilot80') });
  await planOffline(page);
  await tab(page, 'check').click();
  await expectSeen(page.getByText('Please plan at least two waypoints'));
  await tab(page, 'waypoints').click();
  await expectSeen(page.getByText('Please select a waypoint', { exact: true }));

  await tab(page, 'route').click();
  const [cycles, entry] = [page.getByLabel(t('route.cycles.hint')), page.getByLabel(t('route.entryPoint'), { exact: true })];
  await cycles.fill('01');
  await entry.fill('');
  await tab(page, 'check').click();
  await expectSeen(page.getByText('Wrong number of cycles!'), page.getByText('Please enter a pointcut'));
  await tab(page, 'route').click();
  await cycles.fill('0');
  await entry.fill('9');
  await tab(page, 'check').click();
  await expectSeen(page.getByText('Incorrect entry point'));
  await expectGone(page.getByText('Wrong number of cycles!'));

  await tab(page, 'waypoints').click();
  await clickMap(page, [-150, 60], [150, 60]);
  await expectSoon(() => rows(page).count(), 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expectSeen(page.getByText('Please select at least one waypoint'));
  await page.keyboard.press('Control+a');
  await expectSeen(page.getByText(t('route.actions.one')));
});

test('hover time and waiting time are two: each is asked for where it means something', async () => {
  const { page } = await visit('/edit-route', { account: demoAccount('pilot80') });
  await planOffline(page);
  await tab(page, 'waypoints').click();
  await clickMap(page, [-150, 60], [150, 60]);
  await expectSoon(() => rows(page).count(), 2);
  const [hover, wait] = [
    page.getByLabel(t('route.hold'), { exact: true }).last(),
    page.getByLabel(t('route.circlingWait'), { exact: true }),
  ];
  await expectSeen(hover);
  await expectGone(wait);
  await page.getByLabel(t('route.mode'), { exact: true }).last().click();
  await page.getByTitle(t('route.mode.circle'), { exact: true }).click();
  await expectSeen(wait);
  await wait.fill('x');
  await tab(page, 'check').click();
  await expectSeen(page.getByText('Waiting time input error'));
  await tab(page, 'waypoints').click();
  await wait.fill('12,5');
  await tab(page, 'check').click();
  await expectGone(page.getByText('Waiting time input error'));
});
