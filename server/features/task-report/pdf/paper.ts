import { once } from 'node:events';
import PdfDocument from 'pdfkit';
import type { Language } from '@skyhelm/i18n/translate';
import { LOCALES } from '@skyhelm/i18n/translate';
import { COLOURS } from '../colours.ts';
import { facesFor } from '../letters/faces.ts';
import { LEADING, typeSetter, type Style, type TypeSetter } from '../letters/type-setter.ts';
import { pdfPen } from './pdf-pen.ts';

const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
const MARGIN = { side: 42, top: 44, bottom: 54 };
const FOOT: Style = { size: 8, colour: COLOURS.soft };

export interface Column {
  x: number;
  width: number;
}

/** Pages that are filled from the top to the bottom, one after another. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  set: TypeSetter;
  left: number;
  width: number;
  /** How far down this page is filled. */
  y: number;
  /** How much is left on this page. */
  rest(): number;
  /** Goes on on another page where less than this is left. */
  room(height: number): void;
  text(text: string, style: Style, column?: Column): void;
  /** `below`: how much has to stand on the same page. */
  heading(text: string, below?: number): void;
  /** Numbers the pages and hands out the file. */
  finish(foot: string, pageText: (page: number, pages: number) => string): Promise<{ bytes: Buffer; pages: number }>;
}

export function newPaper(language: Language, title: string, author: string): Paper {
  const doc = new PdfDocument({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    bufferPages: true,
    lang: LOCALES[language],
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Skyhelm' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const faces = facesFor(language);
  const set = typeSetter(pdfPen(doc, faces), faces);
  const [left, width] = [MARGIN.side, PAGE_WIDTH - 2 * MARGIN.side];
  const lowest = PAGE_HEIGHT - MARGIN.bottom;

  const paper: Paper = {
    doc,
    set,
    left,
    width,
    y: MARGIN.top,
    rest: () => lowest - paper.y,
    room(height) {
      if (paper.y + height <= lowest || paper.y === MARGIN.top) return;
      doc.addPage();
      paper.y = MARGIN.top;
    },
    text(text, style, { x, width: most } = { x: left, width }) {
      const step = style.size * LEADING;
      for (const line of set.lines(text, style, most)) {
        paper.room(step);
        set.draw(line, x, paper.y, style);
        paper.y += step;
      }
    },
    heading(text, below = 60) {
      paper.room(30 + below);
      if (paper.y > MARGIN.top) paper.y += 14;
      paper.text(text, { size: 13, weight: 'bold' });
      doc.lineWidth(0.75).strokeColor(COLOURS.line);
      doc
        .moveTo(left, paper.y + 2)
        .lineTo(left + width, paper.y + 2)
        .stroke();
      paper.y += 9;
    },
    async finish(foot, pageText) {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        const number = set.shortened(pageText(page + 1, count), FOOT, width / 2);
        set.draw(set.shortened(foot, FOOT, width - number.width - 20), left, PAGE_HEIGHT - 36, FOOT);
        set.draw(number, left + width - number.width, PAGE_HEIGHT - 36, FOOT);
      }
      doc.end();
      await once(doc, 'end');
      return { bytes: Buffer.concat(chunks), pages: count };
    },
  };
  return paper;
}
