import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Language } from '@skyhelm/i18n/translate';

export type Weight = 'regular' | 'bold';

/** One script in both weights; only what is written of it ends up in the file. */
export interface Face {
  name: string;
  files: Record<Weight, string>;
  has(codePoint: number): boolean;
}

const folderOf = (name: string): URL => new URL('../fonts/', import.meta.resolve(name));

function faceOf(name: string, folder: URL, regular: string, bold: string): Face {
  const [path, boldPath] = [new URL(regular, folder).pathname, new URL(bold, folder).pathname];
  const font = fontkit.create(readFileSync(path));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${regular} is a collection of fonts`);
  return { name, files: { regular: path, bold: boldPath }, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** Latin, Cyrillic and Greek letters of the one, Chinese of the other; whichever the reader reads most comes first. */
export function facesFor(language: Language): [Face, ...Face[]] {
  const european = faceOf('european', folderOf('@embedpdf/fonts-latin'), 'NotoSans-Regular.ttf', 'NotoSans-Bold.ttf');
  const chinese = faceOf('chinese', folderOf('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf');
  return language === 'zh' ? [chinese, european] : [european, chinese];
}
