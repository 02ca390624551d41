import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, openVisit, type Visit, type Visitor } from './browser.ts';

/** One for all files that this process runs, one after the other: each visit is a stranger to it. It ends with the process. */
let browser: Browser | undefined;

/** The browser for the stories of one file. Whatever a page complains of, unless the story expects it, fails the story. */
export function browsing(address: () => string): { visit(path: string, visitor?: Visitor): Promise<Visit> } {
  const visits: Visit[] = [];
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
  afterEach(async ({ task }) => {
    const over = visits.splice(0);
    if (task.result?.state === 'fail') await takePictures(over, task.name);
    const found = over.flatMap(({ faults }) => faults.unexpected());
    await Promise.all(over.map(({ context }) => context.close()));
    expect(found, 'what the pages complained of').toEqual([]);
  });
  return {
    visit: async (path, visitor) => {
      const visit = await openVisit(browser!, address(), visitor);
      visits.push(visit);
      await visit.page.goto(path);
      return visit;
    },
  };
}

/** How it looked when a story failed: .cache/e2e/<story>-<visitor>.png */
async function takePictures(visits: Visit[], name: string): Promise<void> {
  const folder = fileURLToPath(new URL('../../.cache/e2e/', import.meta.url));
  const file = (index: number) => `${folder}${name.replace(/\W+/g, '-')}-${index + 1}.png`;
  await Promise.all(visits.map(({ page }, index) => page.screenshot({ path: file(index) }).catch(() => undefined)));
}
