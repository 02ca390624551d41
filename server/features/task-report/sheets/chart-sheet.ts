import type { Chart } from '../../../platform/spreadsheet/chart.ts';
import { ROW_POINTS, type Drawn, type DrawnText } from '../../../platform/spreadsheet/drawing.ts';
import { drawnSheetOf, type Sheet } from '../../../platform/spreadsheet/spreadsheet.ts';
import { CHARTED_FLIGHTS, panelsOf, rangeOf, spanOf, type Panel } from '../chart-panels.ts';
import { MAP_SIZE } from '../map-frame.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportFlight } from '../report-content.ts';
import type { SampleSheet } from './sample-sheet.ts';

const CHART_ROWS = 14;
const SIZE = { width: MAP_SIZE.width, height: CHART_ROWS * ROW_POINTS - 8 };
const SECOND = 1 / 86_400;
const TIME_FORMAT = 'hh:mm:ss';
/** Of the time that a flight took, from one label to the next. */
const TIMES = 5;
const NUMBERS = 5;

/** A page for each flight, as on paper; no sheet at all where nothing was flown. */
export function chartSheet(reader: ReaderWords, flights: readonly ReportFlight[], samples: SampleSheet): Sheet[] {
  if (flights.length === 0) return [];
  const charted = flights.filter(samples.holds).slice(-CHARTED_FLIGHTS);
  const sheet = { texts: [] as DrawnText[], drawn: [] as Drawn[], pageEnds: [] as number[] };
  let row = 1;
  for (const flight of charted) {
    if (row > 1) sheet.pageEnds.push(row - 1);
    row = addFlight(sheet, flight, row, reader, samples);
  }
  const count = flights.length - charted.length;
  if (count > 0) sheet.texts.push({ row, text: reader.word('taskreport.sheet.charts.more', { count, sheet: samples.name }) });
  return [drawnSheetOf(reader.word('taskreport.sheet.charts'), sheet)];
}

/** The row below it. */
function addFlight(
  { texts, drawn }: { texts: DrawnText[]; drawn: Drawn[] },
  flight: ReportFlight,
  first: number,
  reader: ReaderWords,
  samples: SampleSheet,
): number {
  const { number, record } = flight;
  const title = reader.word('taskreport.flightAt', { number, when: reader.moment(record.takeOffAt), device: record.deviceName });
  texts.push({ row: first, text: title, isTitle: true });
  let row = first + 1;
  if (!spanOf(flight)) {
    texts.push({ row, text: reader.word('taskreport.chart.none') });
    return row + 2;
  }
  const times = samples.numbersOf(flight, 'time');
  for (const panel of panelsOf(flight, reader)) {
    const range = rangeOf(panel);
    const chart = range && chartOf(flight, { panel, ...range }, { times, numbers: samples.numbersOf(flight, panel.of) }, reader);
    if (chart) {
      drawn.push({ row, ...SIZE, name: chart.title, description: `${title} · ${panel.label}`, chart });
      row += CHART_ROWS;
    } else {
      texts.push({ row, text: `${panel.label} · ${reader.word('taskreport.chart.unknown')}` });
      row += 1;
    }
  }
  return row + 1;
}

type Numbers = ReturnType<SampleSheet['numbersOf']>;

function chartOf(
  { number }: ReportFlight,
  { panel, lowest: min, highest: max }: { panel: Panel; lowest: number; highest: number },
  { times, numbers }: { times: Numbers; numbers: Numbers },
  { word }: ReaderWords,
): Chart {
  const told = times.values.filter((time) => time !== null);
  // A clock that is put back while it flies, or a flight of less than a second, must not turn the axis over.
  const from = Math.min(...told);
  const to = Math.max(...told, from + SECOND);
  return {
    title: `${word('taskreport.flight', { number })} · ${panel.name}`,
    across: { title: word('taskreport.sheet.time'), format: TIME_FORMAT, min: from, max: to, step: (to - from) / TIMES },
    // Below nought it is counted from the lowest number, which a fifth of the highest need not lead to nought from.
    up: { title: panel.label, format: 'General', min, max, ...(min === 0 && { step: max / NUMBERS }) },
    line: { colour: panel.colour, name: numbers.head, across: times, up: numbers },
  };
}
