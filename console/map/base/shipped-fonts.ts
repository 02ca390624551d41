import type { StyleSpecification } from 'maplibre-gl';

/** Of a rule `@font-face`, what is needed to fetch its file. */
interface Declared {
  family: string;
  src: string;
  unicodeRange: string;
}

interface Face {
  url: string;
  'unicode-range': string[];
}

/** Where the scripts of the Far East begin: letters before that are on every machine, and the numbers of waypoints wait for no file. */
const FAR_EAST = 0x2e80;
const startOf = (range: string): number => parseInt(range.replace(/^U\+/i, '').replaceAll('?', '0'), 16);

const unquoted = (text: string): string => text.trim().replaceAll(/^["']|["']$/g, '');

/** By family, each slice with those letters that it is needed for. */
export function facesOf(declared: Iterable<Declared>, base: string): Record<string, Face[]> {
  const faces: Record<string, Face[]> = {};
  for (const { family, src, unicodeRange } of declared) {
    const address = /url\(([^)]+)\)/.exec(src)?.[1];
    const ranges = unicodeRange
      .split(',')
      .map((range) => range.trim())
      .filter((range) => startOf(range) >= FAR_EAST);
    if (address === undefined || ranges.length === 0) continue;
    (faces[unquoted(family)] ??= []).push({ url: new URL(unquoted(address), base).href, 'unicode-range': ranges });
  }
  return faces;
}

function* declaredIn({ cssRules }: CSSStyleSheet): Generator<Declared> {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const [family, src, unicodeRange] = ['font-family', 'src', 'unicode-range'].map((name) => rule.style.getPropertyValue(name));
    if (family && src && unicodeRange) yield { family, src, unicodeRange };
  }
}

/**
 * The fonts that we ship, as our own style sheets declare them. Names on the map are drawn once and kept: without these the engine would draw them
 * with whatever has come by then, and on a machine without Chinese fonts that is boxes.
 */
export function shippedFonts(): NonNullable<StyleSpecification['font-faces']> {
  const faces: Record<string, Face[]> = {};
  for (const sheet of document.styleSheets) {
    for (const [family, found] of Object.entries(facesOf(declaredIn(sheet), sheet.href ?? document.baseURI))) {
      (faces[family] ??= []).push(...found);
    }
  }
  return faces;
}
