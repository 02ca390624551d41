import type { BrowserContext, Page } from 'playwright-core';

/** Pages that are opened from now on live in a machine whose clock is wrong by so much. */
export const setWrong = (context: BrowserContext, byMs: number): Promise<unknown> =>
  context.addInitScript((wrong) => {
    const Right = Date;
    let by = wrong;
    Object.assign(window, {
      pass: (ms: number) => void (by += ms),
      Date: class extends Right {
        constructor(...given: number[]) {
          super(...((given.length === 0 ? [Right.now() + by] : given) as [number]));
        }
        static override now() {
          return Right.now() + by;
        }
      },
    });
  }, byMs);

/**
 * The machine sleeps, its steady clock stands still, and so much passes by the wall: nothing runs in the page while `meanwhile` happens, and what comes in
 * waits. It falls asleep with the space bar held down on whatever has the focus.
 */
export async function sleepFor(page: Page, ms: number, meanwhile: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const asleep = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await page.evaluate(`
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    setTimeout(() => { pass(${ms}); debugger; }, 50);
  `);
  await asleep;
  await meanwhile();
  await session.send('Debugger.resume');
  await session.detach();
}

/** What a browser tells a page that it stops, and lets go on: without a window it does neither. */
export const tell = (page: Page, what: 'freeze' | 'resume'): Promise<unknown> =>
  page.evaluate((event) => document.dispatchEvent(new Event(event)), what);
