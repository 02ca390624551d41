import type { BrowserContext } from 'playwright-core';

const PICTURE_MS = 100;

/**
 * A screen that shows a live map ten times a second. Without a graphics card the processor draws every picture, and sixty a second would leave
 * nothing of it to the stories beside this one.
 */
export const slowMaps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((pictureMs) => {
    const [draw, forget] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
    const waiting = new Map<number, () => void>();
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      const id = ++last;
      const begin = () => {
        const frame = draw((at) => {
          waiting.delete(id);
          callback(at);
        });
        waiting.set(id, () => forget(frame));
      };
      if (document.querySelector('[data-map]')) {
        const timer = setTimeout(begin, pictureMs - (performance.now() % pictureMs));
        waiting.set(id, () => clearTimeout(timer));
      } else begin();
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      waiting.get(id)?.();
      waiting.delete(id);
    };
  }, PICTURE_MS);
