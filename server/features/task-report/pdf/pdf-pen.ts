import type { Face, Weight } from '../letters/faces.ts';
import type { Pen } from '../letters/type-setter.ts';

const fontOf = ({ name }: Face, weight: Weight): string => `${name} ${weight}`;

/** Only the letters that are written with it end up in the file. */
export function pdfPen(doc: PDFKit.PDFDocument, faces: readonly Face[]): Pen {
  for (const face of faces) {
    doc.registerFont(fontOf(face, 'regular'), face.files.regular);
    doc.registerFont(fontOf(face, 'bold'), face.files.bold);
  }
  return {
    widthOf: ({ face, weight, text }, size) => doc.font(fontOf(face, weight)).fontSize(size).widthOfString(text),
    write({ face, weight, text }, { x, baseline }, size, colour) {
      doc.font(fontOf(face, weight)).fontSize(size).fillColor(colour);
      doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    },
  };
}
