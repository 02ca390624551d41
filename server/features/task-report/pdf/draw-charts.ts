import { COLOURS } from '../colours.ts';
import { CHARTED_FLIGHTS, panelsOf, rangeOf, spanOf, type Panel } from '../chart-panels.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent, ReportFlight } from '../report-content.ts';
import { axisValues } from './axis-values.ts';
import type { Paper } from './paper.ts';
import type { Style } from '../letters/type-setter.ts';

const PANEL = { height: 46, gap: 20, axis: 46 };
const FLIGHT_HEIGHT = 30 + 3 * (PANEL.height + PANEL.gap);
const LABEL: Style = { size: 7, colour: COLOURS.soft };
const NAME: Style = { size: 8 };

export function drawCharts(paper: Paper, { flights }: ReportContent, reader: ReaderWords): void {
  if (flights.length === 0) return;
  paper.heading(reader.word('taskreport.charts'), FLIGHT_HEIGHT);
  for (const flight of flights.slice(-CHARTED_FLIGHTS)) drawFlight(paper, flight, reader);
  const more = flights.length - CHARTED_FLIGHTS;
  if (more > 0) paper.text(reader.word('taskreport.chart.more', { count: more }), { size: 9, colour: COLOURS.soft });
}

function drawFlight(paper: Paper, flight: ReportFlight, reader: ReaderWords): void {
  const { number, record, track } = flight;
  paper.room(FLIGHT_HEIGHT);
  paper.y += 4;
  const title = { number, when: reader.moment(record.takeOffAt), device: record.deviceName };
  paper.text(reader.word('taskreport.flightAt', title), { size: 9.5, weight: 'bold' });
  paper.y += 3;
  const span = spanOf(flight);
  if (!span) {
    paper.text(reader.word('taskreport.chart.none'), { size: 9, colour: COLOURS.soft });
    return;
  }
  for (const panel of panelsOf(flight, reader)) drawPanel(paper, panel, track.at, reader);
  drawTimes(paper, span, reader);
  paper.y += 14;
}

function drawPanel(paper: Paper, panel: Panel, at: readonly number[], reader: ReaderWords): void {
  const { doc, set } = paper;
  const { label: name, colour, values } = panel;
  const [x, width] = [paper.left + PANEL.axis, paper.width - PANEL.axis];
  set.draw(set.shortened(name, NAME, width), x, paper.y, NAME);
  const top = paper.y + 13;
  const range = rangeOf(panel);
  paper.y = top + PANEL.height + 7;
  if (!range) return set.draw(set.shortened(reader.word('taskreport.chart.unknown'), LABEL, width), x, top + 10, LABEL);
  const { lowest, highest } = range;
  const yOf = (value: number) => top + PANEL.height * (1 - (value - lowest) / (highest - lowest));
  for (const value of axisValues(lowest, highest, PANEL.height)) {
    doc
      .lineWidth(0.4)
      .moveTo(x, yOf(value))
      .lineTo(x + width, yOf(value))
      .stroke(COLOURS.line);
    const label = set.shortened(reader.number(value), LABEL, PANEL.axis - 6);
    set.draw(label, x - 5 - label.width, yOf(value) - 5, LABEL);
  }
  const [from, to] = [at[0]!, at.at(-1)!];
  let isDown = false;
  for (const [row, value] of values.entries()) {
    if (value === null) isDown = false;
    else {
      const place = [x + (width * (at[row]! - from)) / (to - from), yOf(value)] as const;
      if (isDown) doc.lineTo(...place);
      else doc.moveTo(...place);
      isDown = true;
    }
  }
  doc.lineWidth(1).lineJoin('round').stroke(colour);
}

const TIMES = 5;

function drawTimes({ set, left, width: whole, y }: Paper, { from, to }: { from: number; to: number }, reader: ReaderWords): void {
  const [x, width] = [left + PANEL.axis, whole - PANEL.axis];
  for (let index = 0; index <= TIMES; index++) {
    const label = set.shortened(reader.time(from + ((to - from) * index) / TIMES), LABEL, 80);
    const shift = index === 0 ? 0 : index === TIMES ? label.width : label.width / 2;
    set.draw(label, x + (width * index) / TIMES - shift, y - 4, LABEL);
  }
}
