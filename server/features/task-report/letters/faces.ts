import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import type { Language } from '@skyhelm/i18n/translate';

export type Weight = 'regular' | 'bold';

/** One script in both weights; only what is written of it ends up in the file. */
export interface Face {
  name: string;
  files: Record<Weight, string>;
  has(codePoint: number): boolean;
  font(weight: Weight): Font;
}

const folderOf = (name: string): URL => new URL('../fonts/', import.meta.resolve(name));

function openFont(path: string): Font {
  const font = fontkit.create(readFileSync(path));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`);
  return font;
}

function faceOf(name: string, folder: URL, regular: string, bold: string): Face {
  const files = { regular: new URL(regular, folder).pathname, bold: new URL(bold, folder).pathname };
  const fonts: Partial<Record<Weight, Font>> = {};
  const font = (weight: Weight) => (fonts[weight] ??= openFont(files[weight]));
  return { name, files, font, has: (codePoint) => font('regular').hasGlyphForCodePoint(codePoint) };
}

/** Latin, Cyrillic and Greek letters of the one, Chinese of the other; whichever the reader reads most comes first. */
export function facesFor(language: Language): [Face, ...Face[]] {
  const european = faceOf('european', folderOf('@embedpdf/fonts-latin'), 'NotoSans-Regular.ttf', 'NotoSans-Bold.ttf');
  const chinese = faceOf('chinese', folderOf('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf');
  return language === 'zh' ? [chinese, european] : [european, chinese];
}
