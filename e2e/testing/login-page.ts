import type { Locator, Page } from 'playwright-core';
import { t } from './words.ts';

export const accountBox = (page: Page) => page.getByRole('textbox', { name: t('login.account'), exact: true });
export const passwordBox = (page: Page) => page.getByLabel(t('login.password'), { exact: true }).and(page.locator('input[type=password]'));

/** One of several ways side by side: what is clicked is the words. */
export const choice = (page: Page, name: string) => page.locator('fieldset label').filter({ hasText: name });

export async function logIn(page: Page, account: string, password: string): Promise<void> {
  await accountBox(page).fill(account);
  await passwordBox(page).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** In the toast, which goes after five seconds, and in the form, where it stays. */
export const refusedWith = (page: Page, text: string): [Locator, Locator] => [
  page.getByRole('status').getByText(text),
  page.locator('form').getByRole('note').getByText(text),
];

/** What the card of the user offers. */
export async function chooseOfMine(page: Page, name: string, action: 'personalInformation' | 'changePassword' | 'logout'): Promise<void> {
  await page.getByRole('button', { name: t('shell.account', { name }) }).hover();
  await page
    .getByRole('region', { name })
    .getByRole('button', { name: t(`shell.${action}`) })
    .click();
}
