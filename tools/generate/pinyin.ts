import { PLACES } from '@skyhelm/core/place/places';
import { pinyin } from 'pinyin-pro';

const readingOf = (name: string): string => pinyin(name, { toneType: 'none', type: 'array' }).join(' ').replaceAll('ü', 'u');

/** How the Chinese names of places are read: the library's dictionary is far larger than what is needed of it. */
export function placePinyin(): string {
  const names = [...new Set(PLACES.map(({ names: { zh } }) => zh))];
  const rows = names.map((name) => `  ${name}: '${readingOf(name)}',`);
  return `// Written by \`npm run generate\` from the Chinese names of core/place.\nexport const PINYIN: Record<string, string> = {\n${rows.join('\n')}\n};\n`;
}
