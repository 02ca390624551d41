import type { Paper } from './paper.ts';
import { COLOURS } from '../colours.ts';
import { LEADING, type Style } from '../letters/type-setter.ts';

export interface TableColumn {
  title: string;
  /** Shares of the width. */
  share: number;
  align?: 'right';
}

const CELL: Style = { size: 8.5 };
const HEAD: Style = { size: 8, weight: 'bold', colour: COLOURS.soft };
const PAD = 4;

/** Each cell takes as many lines as it needs; the head stands on every page. */
export function drawTable(paper: Paper, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
  const { doc, set } = paper;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (paper.width * share) / shares);
  const xs = widths.map((_, index) => paper.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0));

  const drawRow = (cells: readonly string[], style: Style, isHead: boolean) => {
    const laid = cells.map((cell, index) => set.lines(cell, style, widths[index]! - 2 * PAD));
    const step = style.size * LEADING;
    const height = Math.max(...laid.map(({ length }) => length)) * step + 2 * PAD;
    if (!isHead && height > paper.rest()) {
      paper.room(height);
      drawRow(
        columns.map(({ title }) => title),
        HEAD,
        true,
      );
    }
    if (isHead) doc.rect(paper.left, paper.y, paper.width, height).fill(COLOURS.pale);
    for (const [index, lines] of laid.entries()) {
      for (const [number, line] of lines.entries()) {
        const room = widths[index]! - 2 * PAD - line.width;
        set.draw(line, xs[index]! + PAD + (columns[index]!.align === 'right' ? room : 0), paper.y + PAD + number * step, style);
      }
    }
    paper.y += height;
    doc
      .lineWidth(0.4)
      .strokeColor(COLOURS.line)
      .moveTo(paper.left, paper.y)
      .lineTo(paper.left + paper.width, paper.y)
      .stroke();
  };

  paper.room(60);
  drawRow(
    columns.map(({ title }) => title),
    HEAD,
    true,
  );
  for (const row of rows) drawRow(row, CELL, false);
}
