import type { BrowserContext } from 'playwright-core';

/**
 * Maps without the land below. To cut up the coasts of the world costs the processor as much as all else that such a page does, and only a story
 * that looks at them has something of it.
 */
export const bareMaps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (what, how) =>
      typeof what === 'string' && what.startsWith('/assets/base-map-')
        ? Promise.resolve(Response.json({ land: [], borders: [], countries: [], places: [] }))
        : ask(what, how);
  });
