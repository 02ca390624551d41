import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=menuitem]';

/** What cannot be pressed with a thumb as it stands: too small, beyond the edge, or under something else. What is scrolled out of sight is not looked at. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    const THUMB = 44;
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText;
    const isScrolledAway = (one: Element, x: number, y: number): boolean => {
      for (let around = one.parentElement; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (getComputedStyle(around).overflow !== 'visible' && (x < left || x > right || y < top || y > bottom)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll(pressed)].flatMap((one) => {
      const target = one.closest('label, .ant-select, .ant-input-affix-wrapper, .ant-tabs-tab') ?? one;
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width <= 1 || !one.checkVisibility({ visibilityProperty: true }) || isScrolledAway(target, x, y)) return [];
      // The way past the menus is for keyboards: it shows itself to them.
      if (one.matches('[href^="#"]') && top + height < 0) return [];
      const hit = document.elementFromPoint(x, y);
      if (!hit) return [`${nameOf(one)} is beyond the edge`];
      if (!target.contains(hit) && !hit.contains(target)) return [`${nameOf(one)} is covered`];
      if (Math.round(Math.min(width, height)) < THUMB) return [`${nameOf(one)} is ${Math.round(width)} x ${Math.round(height)}`];
      return [];
    });
  }, PRESSED);

export async function expectUnderThumb(page: Page, what: string): Promise<void> {
  await expect.poll(() => unreachable(page), { timeout: 60_000, message: what }).toEqual([]);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide, `${what} is wider than the screen`).toBe(false);
}

type Finger = readonly [x: number, y: number];

/** Fingers that go down, move in steps and go up. */
export async function moveFingers(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const touch: CDPSession = await page.context().newCDPSession(page);
  const at = (share: number) => from.map(([x, y], id) => ({ id, x: x + (to[id]![0] - x) * share, y: y + (to[id]![1] - y) * share }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step++) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
