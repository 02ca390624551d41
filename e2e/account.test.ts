import { getAllRoles } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import { describe, expect, test } from 'vitest';
import { appCode } from './testing/authenticator.ts';
import { callAs, demoAccount, inHouse } from './testing/house.ts';
import { chooseOfMine, logIn, refusedWith } from './testing/login-page.ts';
import { pngOf } from './testing/picture.ts';
import { expectAddress, expectGone, expectSeen, expectSoon } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
const nameOf = (number: number) => `${t('demo.role.pilot')} ${number}`;

describe('the password dialog', () => {
  test('is 600 px wide and holds to the rules, to the letter', async () => {
    const { page } = await visit('/home', { account: demoAccount('pilot30') });
    await chooseOfMine(page, nameOf(30), 'changePassword');
    const dialog = page.getByRole('dialog', { name: t('account.changePassword') });
    const [old, fresh, confirm] = [
      dialog.getByLabel('Old password'),
      dialog.getByLabel('New password'),
      dialog.getByLabel('Confirm password'),
    ];
    const save = dialog.getByRole('button', { name: t('common.confirm') });
    await expectSeen(dialog);
    expect((await page.locator('.ant-modal').boundingBox())!.width).toBe(600);

    await save.click();
    await expectSeen(dialog.getByText('Please confirm your password'));
    expect(await dialog.getByText('Please enter password').count()).toBe(2);
    const rule = 'Must contain uppercase and lowercase letters and numbers, special characters can be used, and the length is between 8-20';
    await fresh.fill('alllowercase1');
    await confirm.fill('Different7one');
    await old.fill('Wrong7password');
    await expectSeen(dialog.getByText('The two passwords are not consistent!'));
    // Said once: by the fault, in the place of the hint.
    await expectSeen(dialog.locator('.ant-form-item-explain').getByText(rule));
    await expectSoon(() => dialog.getByText(rule).count(), 1);
    await fresh.fill('Different7one');
    await expectGone(dialog.getByText('The two passwords are not consistent!'));
    await save.click();
    await expectSeen(dialog.getByText(t('errors.password.wrong')));
    await old.fill(demoAccount('').password);
    await save.click();
    await expectSeen(page.getByText(t('account.passwordChanged')));
    await expectGone(dialog);

    await chooseOfMine(page, nameOf(30), 'logout');
    await logIn(page, 'pilot30', 'Different7one');
    await expectAddress(page, '/home');
  });

  test('tells an account that may not change its password', async () => {
    const administrator = await callAs(demoAccount('demo'));
    const roles = await administrator.call(getAllRoles, { keyword: t('demo.role.observer') });
    const shared = { name: 'Front desk', userName: 'frontdesk', password: 'Desk7password', deptId: null, changePassword: false };
    await administrator.call(addUser, { ...shared, roleIds: [roles[0]!.id] });
    const { page } = await visit('/home', { account: { account: 'frontdesk', password: 'Desk7password' } });
    await chooseOfMine(page, 'Front desk', 'changePassword');
    const dialog = page.getByRole('dialog', { name: t('account.changePassword') });
    await expectSeen(dialog.getByText('Tip: The current account is not allowed to change the password'));
    expect(await dialog.getByRole('button', { name: t('common.confirm') }).isDisabled()).toBe(true);
  });
});

test('personal information: a picture and a phone number, in force after the next login', async () => {
  const { page } = await visit('/home', { account: demoAccount('pilot31') });
  await chooseOfMine(page, nameOf(31), 'personalInformation');
  const dialog = page.getByRole('dialog', { name: t('account.personalInformation') });
  await expectSeen(
    dialog.getByText(t('demo.department.south')),
    dialog.getByText(t('demo.role.pilot'), { exact: true }),
    dialog.getByText(nameOf(31)),
    dialog.getByText(t('account.afterNextLogin')),
  );
  expect((await page.locator('.ant-modal').boundingBox())!.width).toBe(650);

  const mobile = dialog.getByLabel(t('account.mobile'));
  await mobile.fill('');
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expectSeen(dialog.getByText('Please enter phone number'));

  const picture = dialog.getByLabel(t('account.uploadAvatar')).and(page.locator('input'));
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('PK not a picture at all') });
  await expectSeen(page.getByText(t('errors.file.format')));
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(96, [20, 120, 200]) });
  await expectSeen(dialog.locator('img[src^="/fcms/file/"]'));
  await mobile.fill('13800138031');
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expectSeen(dialog.getByText('Please enter password'));
  await dialog.getByLabel(t('account.currentPassword')).fill(demoAccount('').password);
  // The button moves when the fault goes: a click meanwhile may miss it.
  await expectGone(dialog.getByText('Please enter password'));
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expectSeen(page.getByText(t('account.informationSaved')));
  await expectGone(dialog);

  await chooseOfMine(page, nameOf(31), 'logout');
  await logIn(page, '13800138031', demoAccount('').password);
  const avatar = page.getByRole('banner').locator('img[src^="/fcms/file/"]');
  await expectSeen(avatar);
  expect(await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
});

test('two-step verification is switched on with an app, asked for at the next login, and switched off', async () => {
  const { page } = await visit('/account/security', { account: demoAccount('pilot32') });
  const { password } = demoAccount('');
  const card = page.getByRole('region', { name: t('account.totp') });
  await card.getByRole('button', { name: t('account.totp.setUp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.password'), { exact: true }).fill('Wrong7password');
  await dialog.getByRole('button', { name: t('account.totp.next') }).click();
  await expectSeen(dialog.getByText(t('errors.password.wrong')));
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('account.totp.next') }).click();
  const secret = await dialog.getByText(/^[A-Z2-7]{32}$/).innerText();
  await dialog.getByLabel(t('account.totp.code')).fill(appCode(secret));
  await dialog.getByRole('button', { name: t('account.totp.setUp') }).click();
  await expectSeen(dialog.getByText(t('account.totp.recoveryNote')));
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await dialog.getByRole('button', { name: t('account.totp.kept') }).click();
  await expectSeen(card.getByText(t('account.totp.on'), { exact: true }));

  await chooseOfMine(page, nameOf(32), 'logout');
  const code = page.getByLabel(t('login.totp'));
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true });
  await logIn(page, 'pilot32', password);
  await expectSeen(page.getByText(t('login.secondFactor')));
  await code.fill(appCode(secret, 10));
  await submit.click();
  await expectSeen(...refusedWith(page, t('errors.totp.incorrect')));
  await code.fill(appCode(secret, 1));
  await submit.click();
  await expectAddress(page, '/account/security');

  await chooseOfMine(page, nameOf(32), 'logout');
  await logIn(page, 'pilot32', password);
  await code.fill(recoveryCodes[0]!);
  await submit.click();
  await card.getByRole('button', { name: t('account.totp.stop') }).click();
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('account.totp.stop') }).click();
  await expectSeen(page.getByText(t('account.totp.stopped')), card.getByText(t('account.totp.off'), { exact: true }));
});
