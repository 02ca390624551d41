import type { Page } from 'playwright-core';

const PICTURES = 5;

/** What was put on a map can be taken hold of once it is drawn, some pictures later. However busy the machine is, it draws them one after the other. */
export const afterPictures = (page: Page): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    PICTURES,
  );
