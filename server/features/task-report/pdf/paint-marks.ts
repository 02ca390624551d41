import type { Mark } from '../map/marks.ts';
import type { Paper } from './paper.ts';

/** Puts them onto the page, counted from this place. */
export function paintMarks({ doc, set }: Paper, marks: readonly Mark[], left: number, top: number): void {
  doc.save().translate(left, top).lineJoin('round');
  for (const mark of marks) {
    if (mark.kind === 'text') set.draw(mark.line, mark.x, mark.top, mark.style);
    else if (mark.kind === 'picture') doc.image(mark.jpeg, mark.x, mark.y, { width: mark.width, height: mark.height });
    else {
      if (mark.kind === 'dot') doc.circle(...mark.centre, mark.radius);
      else {
        for (const way of mark.ways) {
          for (const [index, [x, y]] of way.entries()) {
            if (index === 0) doc.moveTo(x, y);
            else doc.lineTo(x, y);
          }
          if (mark.isClosed) doc.closePath();
        }
      }
      paint(doc, mark);
    }
  }
  doc.restore();
}

function paint(doc: PDFKit.PDFDocument, { fill, stroke }: Extract<Mark, { kind: 'dot' | 'ways' }>): void {
  if (stroke) {
    doc.lineWidth(stroke.width);
    if (stroke.dash) doc.dash(stroke.dash[0], { space: stroke.dash[1] });
    else doc.undash();
  }
  if (fill) doc.fillOpacity(fill.opacity ?? 1);
  if (fill && stroke) doc.fillAndStroke(fill.colour, stroke.colour);
  else if (fill) doc.fill(fill.colour);
  else if (stroke) doc.stroke(stroke.colour);
  doc.fillOpacity(1);
}
