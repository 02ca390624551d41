import type { BrowserContext, Page } from 'playwright-core';

/** Pages that are opened from now on live in a machine whose clock is wrong by so much. */
export const setWrong = (context: BrowserContext, byMs: number): Promise<unknown> =>
  context.addInitScript((wrong) => {
    const Right = Date;
    let by = wrong;
    Object.assign(window, {
      pass: (ms: number) => void (by += ms),
      Date: class extends Right {
        constructor(...given: [number]) {
          super(...(given.length === 0 ? ([Right.now() + by] as [number]) : given));
        }
        static override now() {
          return Right.now() + by;
        }
      },
    });
  }, byMs);

/** The machine slept: its steady clock stood still, and so much has passed by the wall. */
export const sleptFor = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passed) => (window as unknown as { pass(ms: number): void }).pass(passed), ms);

/** The browser stops a page that nobody looks at, and lets it go on. */
export async function freezer(page: Page): Promise<{ freeze(): Promise<void>; thaw(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  return {
    freeze: async () => void (await session.send('Page.setWebLifecycleState', { state: 'frozen' })),
    thaw: async () => void (await session.send('Page.setWebLifecycleState', { state: 'active' })),
  };
}
