import type { BrowserContext, Page } from 'playwright-core';

/** Lets a test lose the sockets of pages that are opened from now on, as a network does. */
export const keepSockets = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const all: WebSocket[] = [];
    const Original = WebSocket;
    Object.assign(window, {
      cutSockets: () => all.forEach((socket) => socket.close()),
      WebSocket: class extends Original {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(url, protocols);
          all.push(this);
        }
      },
    });
  });

export const cutSockets = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { cutSockets(): void }).cutSockets());
