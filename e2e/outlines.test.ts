import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, inHouse } from './testing/house.ts';
import { expectSeen, goTo } from './testing/sight.ts';
import { t } from './testing/words.ts';

const { visit } = inHouse();
/** WCAG 1.4.11. */
const NEEDED = 3;
const CONTROLS = '.ant-input-outlined, .ant-select-outlined, .ant-input-number-outlined, .ant-checkbox, .ant-btn-variant-outlined';

/** Controls that can be used, by the contrast between their outline and what they stand on. */
const faint = (page: Page, within: string) =>
  page.evaluate(
    ([scope, controls, needed]) => {
      const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
      const luminance = (colour: string) => {
        const [red, green, blue] = channels(colour).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const groundOf = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const ground = getComputedStyle(element).backgroundColor;
        return channels(ground)[3] === 0 ? groundOf(element.parentElement) : ground;
      };
      const shown = [...document.querySelectorAll<HTMLElement>(`${scope} :is(${controls})`)].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0 && !element.matches(':disabled, [class*=disabled]'),
      );
      return {
        count: shown.length,
        faint: shown.flatMap((element) => {
          const { borderTopColor, borderTopWidth } = getComputedStyle(element);
          const [light, dark] = [luminance(borderTopColor), luminance(groundOf(element.parentElement))].toSorted((a, b) => b - a);
          const contrast = (light! + 0.05) / (dark! + 0.05);
          return borderTopWidth !== '0px' && contrast < needed ? [`${element.className}: ${contrast.toFixed(2)}`] : [];
        }),
      };
    },
    [within, CONTROLS, NEEDED] as const,
  );

test.each(['light', 'dark'] as const)(
  'what can be typed into, chosen, ticked and pressed is told from its ground in the %s',
  async (theme) => {
    const { page } = await visit('/message-history', { account: demoAccount('demo'), theme });
    await expectSeen(page.locator(`html[data-theme=${theme}]`), page.getByRole('checkbox').first());
    const list = await faint(page, 'main');
    expect(list.count).toBeGreaterThan(3);
    expect(list.faint).toEqual([]);
    await goTo(page, '/no-fly-zone');
    await page
      .getByRole('button', { name: t('noflyzone.add') })
      .first()
      .click();
    await expectSeen(page.getByRole('dialog').getByRole('textbox').first());
    const form = await faint(page, '[role=dialog]');
    expect(form.count).toBeGreaterThan(5);
    expect(form.faint).toEqual([]);
  },
);
