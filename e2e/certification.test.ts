import { approveUser, getCertification, getCertifications, realNameAuthentication } from '@skyhelm/contract/certification';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { pngOf } from './testing/picture.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const photo = (name: string, size = 64) => ({ name, mimeType: 'image/png', buffer: pngOf(size, [90, 120, 160]) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function choosePhoto(page: Page, label: string, picture = photo('card.png')): Promise<void> {
  await dialog(page).locator(`input[type=file][aria-label="${label}"]`).setInputFiles(picture);
}

/** Made in the page: sent there, it would take longer than the story. */
const chooseHuge = (page: Page, label: string): Promise<void> =>
  dialog(page)
    .locator(`input[type=file][aria-label="${label}"]`)
    .evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(11 * 1024 * 1024)], 'huge.png', { type: 'image/png' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

async function fillIdentity(page: Page, idNumber: string): Promise<void> {
  await dialog(page).getByLabel(t('certification.realName')).fill('张伟');
  await dialog(page).getByLabel(t('certification.number.idCard')).fill(idNumber);
  for (const side of ['front', 'back'] as const) {
    await choosePhoto(page, t(`certification.photo.${side}`));
    await expectSeen(button(page, t('common.pair', { name: t(`certification.photo.${side}`), value: t('certification.photo.replace') })));
  }
}

/** The one of theirs that waits. */
async function openInReview(page: Page, name: string): Promise<void> {
  const waiting = page
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: t('certification.standing.pending') });
  await waiting.getByRole('button', { name }).click();
  await expectSeen(page.getByRole('article', { name: t('certification.details', { name }) }));
}

/** In the question that lies above the drawer, which has buttons of the same names. */
const confirm = (page: Page, decision: 'pass' | 'fail') =>
  page
    .locator('.ant-modal')
    .getByRole('button', { name: t(`certification.${decision}`), exact: true })
    .click();

test('a pilot hands in papers on a phone, a reviewer fails them with a reason, the next ones pass', async () => {
  const name = `${t('demo.role.pilot')} 60`;
  const { page: phone } = await visit('/account/certification', { account: demoAccount('pilot60'), viewport: PHONE });
  await button(phone, t('certification.own.submitIdentity')).click();
  await button(phone, t('certification.own.submit')).click();
  await expectSoon(() => dialog(phone).getByText(t('issues.required'), { exact: true }).filter({ visible: true }).count(), 4);
  const number = dialog(phone).getByLabel(t('certification.number.idCard'));
  for (const [typed, fault] of [
    ['110105194912310021', 'issues.idNumber.checkDigit'],
    ['99010519491231002X', 'issues.idNumber.address'],
    ['1101051949', 'issues.idNumber.format'],
  ] as const) {
    await number.fill(typed);
    await number.blur();
    await expectSeen(dialog(phone).getByText(t(fault)));
  }
  await choosePhoto(phone, t('certification.photo.front'), { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expectSeen(dialog(phone).getByText(t('certification.photo.format')));
  await chooseHuge(phone, t('certification.photo.front'));
  await expectSeen(dialog(phone).getByText(t('certification.photo.tooLarge')));
  await fillIdentity(phone, '110105209912310029');
  await button(phone, t('certification.own.submit')).click();
  await expectSeen(dialog(phone).getByText(t('issues.idNumber.birthAhead')));
  await number.fill('11010519491231002x');
  await button(phone, t('certification.own.submit')).click();
  await expectSeen(phone.getByText(t('certification.own.submitted')));
  await expectGone(dialog(phone));

  const { page } = await visit('/user-review?q=pilot60', { account: demoAccount('reviewer5') });
  await openInReview(page, name);
  await expectSeen(page.getByText('11010519491231002X'), page.getByText(t('certification.check.sameNumberNone')));
  await expectSoon(() => page.locator('img[src^="blob:"]').count(), 2);
  await page.keyboard.press('f');
  await confirm(page, 'fail');
  await expectSeen(dialog(page).getByText(t('issues.required')));
  await button(page, t('certification.reason.unreadable')).click();
  await confirm(page, 'fail');
  await expectSeen(page.getByText(t('certification.decided.failed')));

  await phone.reload();
  await expectSeen(phone.getByText(t('certification.own.failed', { reason: t('certification.reason.unreadable') })));
  await phone.getByRole('button', { name: t('shell.unread', { count: 1 }) }).click();
  await phone.getByRole('link', { name: t('certification.reason.unreadable') }).click();
  await expectAddress(phone, '/account/certification');
  await button(phone, t('certification.own.submitIdentityAgain')).click();
  await fillIdentity(phone, '11010519491231002X');
  await button(phone, t('certification.own.submit')).click();
  await expectSeen(phone.getByText(t('certification.own.submitted')));

  await button(page, t('common.refresh')).click();
  await openInReview(page, name);
  await page.keyboard.press('p');
  await confirm(page, 'pass');
  await expectSeen(page.getByText(t('certification.decided.passed')));
  await phone.reload();
  await expectSeen(phone.getByText(t('certification.standing.passed'), { exact: true }).first());
});

test('of two reviewers at once one decides and the other is told; looking leaves nothing in the browser', async () => {
  const pilot = await callAs(demoAccount('pilot61'));
  const uploaded = await visit('/account/certification', { account: demoAccount('pilot61') });
  const send = async () => {
    const form = { purpose: 'idPhoto', file: photo('passport.png') };
    const answer = await uploaded.context.request.post('/fcms/file/uploadImage', { multipart: form });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const passport = { authenticationType: 'passport' as const, realName: 'Sample', passportNumber: 'E7654321' };
  await pilot.call(realNameAuthentication, { ...passport, passportPhoto: await send() });

  const { page, faults } = await visit('/user-review?q=pilot61', { account: demoAccount('reviewer6') });
  faults.expect(/blob:/);
  await openInReview(page, `${t('demo.role.pilot')} 61`);
  await expectSoon(() => page.locator('img[src^="blob:"]').count(), 1);
  const address = await page.locator('img[src^="blob:"]').getAttribute('src');
  await button(page, `${t('certification.photo.enlarge')}: ${t('certification.photo.passport')}`).click();
  const viewer = page.getByRole('dialog', { name: t('certification.photo.passport') });
  await viewer.getByRole('button', { name: t('certification.photo.rotateRight') }).click();
  expect(await viewer.locator('img').getAttribute('style')).toContain('rotate(90deg)');
  await page.keyboard.press('Escape');
  await expectGone(viewer);

  const other = await callAs(demoAccount('reviewer7'));
  const { rows } = await other.call(getCertifications, { keyword: 'pilot61' });
  await other.call(getCertification, { id: rows[0]!.id });
  await other.call(approveUser, { id: rows[0]!.userId, certificationId: rows[0]!.id, pass: true });
  await button(page, t('certification.pass')).click();
  await confirm(page, 'pass');
  await expectSeen(dialog(page).getByText(t('errors.certification.alreadyDecided')));
  await dialog(page)
    .getByRole('button', { name: t('common.cancel') })
    .click();
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('article'));
  const isStillThere = (blob: string) =>
    new Promise<boolean>((resolve) => {
      const image = new Image();
      image.addEventListener('load', () => resolve(true));
      image.addEventListener('error', () => resolve(false));
      image.src = blob;
    });
  expect(await page.evaluate(isStillThere, address!)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a licence is handed in with several photos, looked at and taken back', async () => {
  const { page } = await visit('/account/certification', { account: demoAccount('pilot62') });
  await button(page, t('certification.own.addLicence')).click();
  const choose = async (field: 'licenceType' | 'model' | 'grade', option: string) => {
    await dialog(page)
      .getByLabel(t(`certification.${field}`), { exact: true })
      .click();
    await page.getByTitle(option, { exact: true }).click();
  };
  await choose('licenceType', t('dictionary.licenceType.caac'));
  await choose('model', t('dictionary.aircraftCategory.vtol'));
  await choose('grade', t('dictionary.licenceGrade.bvlos'));
  const expiry = dialog(page).getByLabel(t('certification.expiresOn'));
  await expiry.fill('2020-01-01');
  await expiry.press('Enter');
  for (const number of ['1', '2', '3']) {
    const label = t('certification.photo.numbered', { number });
    await choosePhoto(page, label);
    await expectSeen(button(page, `${label}: ${t('certification.photo.replace')}`));
  }
  await button(page, `${t('certification.photo.remove')}: ${t('certification.photo.numbered', { number: '2' })}`).click();
  await button(page, t('certification.own.submit')).click();
  await expectSeen(dialog(page).getByText(t('issues.date.past')));
  await expiry.fill('2090-01-01');
  await button(page, t('certification.own.submit')).click();
  await expectSeen(page.getByText(t('certification.own.submitted')));
  await expectGone(dialog(page));
  await page
    .getByRole('region', { name: t('certification.own.licences') })
    .getByRole('button', { name: t('certification.own.view') })
    .click();
  await expectSoon(() => dialog(page).locator('img[src^="blob:"]').count(), 2);
  await page.keyboard.press('Escape');
  await expectGone(dialog(page));
  await page.getByRole('button', { name: t('certification.own.withdraw') }).click();
  await dialog(page)
    .getByRole('button', { name: t('certification.own.withdraw') })
    .click();
  await expectSeen(
    page.getByText(t('certification.own.withdrawn')),
    page.getByText(t('certification.standing.withdrawn'), { exact: true }),
  );
  await expectSeen(button(page, t('certification.own.addLicence')));
  await page
    .getByRole('region', { name: t('certification.history') })
    .getByRole('button', { name: t('certification.own.view') })
    .click();
  await expectSeen(dialog(page).getByText(t('certification.photo.dropped')));
});
