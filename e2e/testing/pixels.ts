import type { Locator, Page } from 'playwright-core';

export type Colour = [red: number, green: number, blue: number];

/** In pixels from the upper left corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of what is seen there, or of a part of it, has about that colour, from 0 to 1. */
export async function shareOf(page: Page, seen: Locator, colour: Colour, part?: Part): Promise<number> {
  const picture = await seen.screenshot();
  return page.evaluate(
    async ({ base64, colour: [red, green, blue], part: { x, y, width, height } = { x: 0, y: 0, width: Infinity, height: Infinity } }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(x, y, Math.min(width, bitmap.width), Math.min(height, bitmap.height));
      let found = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (Math.abs(data[at]! - red) + Math.abs(data[at + 1]! - green) + Math.abs(data[at + 2]! - blue) < 24) found++;
      }
      return found / (data.length / 4);
    },
    { base64: picture.toString('base64'), colour, ...(part && { part }) },
  );
}
