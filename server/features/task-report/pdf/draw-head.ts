import { COLOURS } from '../colours.ts';
import type { Fact } from '../task-facts.ts';
import { lengthsExplained, taskFacts, taskFigures } from '../task-facts.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import type { Paper } from './paper.ts';
import { LEADING, type Style } from '../letters/type-setter.ts';

const LOGO = { width: 96, height: 44 };
const SOFT: Style = { size: 9, colour: COLOURS.soft };

/** `logo`: a PNG. */
export function drawTitle(paper: Paper, content: ReportContent, reader: ReaderWords, logo: Buffer | undefined): void {
  const { doc, left, width } = paper;
  const { task, enterprise, madeAt } = content;
  const top = paper.y;
  if (logo) doc.image(logo, left + width - LOGO.width, top, { fit: [LOGO.width, LOGO.height], align: 'right' });
  const column = { x: left, width: logo ? width - LOGO.width - 16 : width };
  paper.text(`${enterprise.name} · ${reader.word('taskreport.title')}`, { ...SOFT, size: 10 }, column);
  paper.text(reader.word('task.check.title', { number: task.number, name: task.name }), { size: 20, weight: 'bold' }, column);
  const made = { when: reader.moment(madeAt), zone: reader.zone, name: content.reader.name };
  paper.text(reader.word('taskreport.made', made), SOFT, column);
  paper.y = Math.max(paper.y, logo ? top + LOGO.height : 0) + 8;
}

const FIGURES_IN_ROW = 4;
const FIGURE_HEIGHT = 46;

export function drawFigures(paper: Paper, content: ReportContent, reader: ReaderWords): void {
  const { doc, set, left, width } = paper;
  const figures = taskFigures(content, reader);
  const gap = 8;
  const wide = (width - gap * (FIGURES_IN_ROW - 1)) / FIGURES_IN_ROW;
  for (let row = 0; row * FIGURES_IN_ROW < figures.length; row++) {
    paper.room(FIGURE_HEIGHT + gap);
    for (const [index, [name, value]] of figures.slice(row * FIGURES_IN_ROW, (row + 1) * FIGURES_IN_ROW).entries()) {
      const x = left + index * (wide + gap);
      doc.roundedRect(x, paper.y, wide, FIGURE_HEIGHT, 4).fill(COLOURS.pale);
      const label: Style = { size: 8, colour: COLOURS.soft };
      const figure = fitting(paper, value, wide - 16);
      set.draw(set.shortened(name, label, wide - 16), x + 8, paper.y + 7, label);
      set.draw(set.shortened(value, figure, wide - 16), x + 8, paper.y + 19, figure);
    }
    paper.y += FIGURE_HEIGHT + gap;
  }
  const [, explained] = lengthsExplained(content, reader);
  paper.text(explained, SOFT);
}

/** As large as it can be in one line. */
function fitting({ set }: Paper, text: string, width: number): Style {
  const styles = [15, 13, 11, 9].map((size): Style => ({ size, weight: 'bold' }));
  return styles.find((style) => set.widthOf(text, style) <= width) ?? styles.at(-1)!;
}

const NAME: Style = { size: 8.5, colour: COLOURS.soft };
const VALUE: Style = { size: 9 };
const NAME_SHARE = 0.42;

/** Two to a line, each in as many lines as it takes. */
export function drawFacts(paper: Paper, content: ReportContent, reader: ReaderWords): void {
  paper.heading(reader.word('taskreport.facts'));
  const facts = taskFacts(content, reader);
  for (let index = 0; index < facts.length; index += 2) drawPair(paper, facts.slice(index, index + 2));
}

function drawPair(paper: Paper, pair: readonly Fact[]): void {
  const { doc, set, left, width } = paper;
  const gap = 18;
  const wide = (width - gap) / 2;
  const step = VALUE.size * LEADING;
  const laid = pair.map(([name, value]) => ({
    name: set.lines(name, NAME, wide * NAME_SHARE - 6),
    value: set.lines(value, VALUE, wide * (1 - NAME_SHARE)),
  }));
  const height = Math.max(...laid.flatMap(({ name, value }) => [name.length, value.length])) * step + 5;
  paper.room(height);
  for (const [index, { name, value }] of laid.entries()) {
    const x = left + index * (wide + gap);
    for (const [number, line] of name.entries()) set.draw(line, x, paper.y + number * step, NAME);
    for (const [number, line] of value.entries()) set.draw(line, x + wide * NAME_SHARE, paper.y + number * step, VALUE);
    doc.lineWidth(0.4).strokeColor(COLOURS.line);
    doc
      .moveTo(x, paper.y + height - 2)
      .lineTo(x + wide, paper.y + height - 2)
      .stroke();
  }
  paper.y += height + 1;
}
