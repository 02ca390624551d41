import type { Face, Weight } from './faces.ts';

export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
}

/** Letters that all are in one font. */
export interface Written {
  face: Face;
  weight: Weight;
  text: string;
}
interface Run extends Written {
  width: number;
}
export interface Line {
  runs: Run[];
  width: number;
}

/** What letters are put down with: onto paper, or into a picture. */
export interface Pen {
  widthOf(written: Written, size: number): number;
  write(written: Written, place: { x: number; baseline: number }, size: number, colour: string): void;
}

const UNKNOWN = '\ufffd';
const INK = '#1f2937';
/** How far below the top of its line the letters stand, and how far lines are apart, in sizes of the letters. */
const ASCENT = 0.95;
export const LEADING = 1.36;

const WIDE = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u3000-\\u303f';
const CLOSING = '，。、；：？！）》”’」』】…';
const OPENING = '（《“‘「『【';
/** What a line may end behind: a word with the spaces after it, or one Chinese letter with the marks that belong to it. */
const PIECE = new RegExp(`[${OPENING}]*[${WIDE}][${CLOSING}]*|[^ \\t${WIDE}]+[ \\t]*|[ \\t]+`, 'gu');

export type TypeSetter = ReturnType<typeof typeSetter>;

/** Sets text of any mix of scripts, each letter in a font that has it. */
export function typeSetter(pen: Pen, faces: [Face, ...Face[]]) {
  function faceFor(letter: string): Face | undefined {
    const codePoint = letter.codePointAt(0)!;
    return faces.find(({ has }) => has(codePoint));
  }

  function runsOf(text: string, { size, weight = 'regular' }: Style): Run[] {
    const runs: { face: Face; text: string }[] = [];
    for (const letter of text.toWellFormed().replace(/[\u0000-\u001f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, ' ')) {
      const face = faceFor(letter);
      const last = runs.at(-1);
      const written = face ? letter : UNKNOWN;
      const used = /[ \u00a0]/.test(letter) && last ? last.face : (face ?? faceFor(UNKNOWN) ?? faces[0]);
      if (last?.face === used) last.text += written;
      else runs.push({ face: used, text: written });
    }
    return runs.map((run) => {
      const written = { ...run, weight };
      return { ...written, width: pen.widthOf(written, size) };
    });
  }

  const lineOf = (text: string, style: Style): Line => {
    const runs = runsOf(text, style);
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
  };
  const widthOf = (text: string, style: Style): number => lineOf(text, style).width;

  /** A word that is longer than a line is broken wherever it has to be. */
  function broken(word: string, style: Style, width: number): string[] {
    const parts = [''];
    for (const letter of word) {
      const longer = parts.at(-1)! + letter;
      if (parts.at(-1) !== '' && widthOf(longer, style) > width) parts.push(letter);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  function paragraphLines(text: string, style: Style, width: number): Line[] {
    const lines = [''];
    for (const piece of text.match(PIECE) ?? []) {
      const longer = lines.at(-1)! + piece;
      if (widthOf(longer.trimEnd(), style) <= width) lines[lines.length - 1] = longer;
      else if (widthOf(piece.trimEnd(), style) <= width) lines.push(piece);
      else {
        const parts = broken(piece, style, width);
        lines.push(...(lines.at(-1) === '' ? (lines.pop(), parts) : parts));
      }
    }
    return lines.map((line) => lineOf(line.trimEnd(), style));
  }

  return {
    widthOf,
    lines: (text: string, style: Style, width: number): Line[] =>
      text.split('\n').flatMap((paragraph) => paragraphLines(paragraph, style, width)),

    /** In one line, and an ellipsis where there is more. */
    shortened(text: string, style: Style, width: number): Line {
      if (widthOf(text, style) <= width) return lineOf(text, style);
      const letters = [...text];
      let kept = letters.length;
      while (kept > 0 && widthOf(`${letters.slice(0, kept).join('')}…`, style) > width) kept -= Math.max(1, Math.floor(kept / 16));
      return lineOf(`${letters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`, style);
    },

    draw({ runs }: Line, x: number, top: number, { size, colour = INK }: Style): void {
      let at = x;
      for (const run of runs) {
        pen.write(run, { x: at, baseline: top + size * ASCENT }, size, colour);
        at += run.width;
      }
    },
  };
}
