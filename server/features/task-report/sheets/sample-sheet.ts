import { TRACK_FIELDS } from '@skyhelm/core/record/pack';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { serialOf, type CellRange } from '../../../platform/spreadsheet/cell.ts';
import type { ChartNumbers } from '../../../platform/spreadsheet/chart.ts';
import { SHEET_ROWS, sheetOf, type Sheet, type SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import type { Charted } from '../chart-panels.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportFlight } from '../report-content.ts';
import { known, stamp, unitsOf, type Known } from './sheet-values.ts';

/** Of a gap that nobody heard a sample in there is a row all the same, which keeps the charts from leading across it. */
export const listedSamples = ({ track }: ReportFlight): number =>
  track.at.filter((_, row) => TRACK_FIELDS.some((name) => track[name][row] !== null)).length;

interface SampleRow {
  flight: ReportFlight;
  row: number;
}

function* samplesOf(flights: readonly ReportFlight[]): Generator<SampleRow> {
  for (const flight of flights) for (let row = 0; row < flight.track.at.length; row++) yield { flight, row };
}

interface SampleColumn extends SheetColumn<SampleRow> {
  /** What charts look for in it. */
  of?: Charted | 'time';
}

function sampleColumns(reader: ReaderWords): SampleColumn[] {
  const { word } = reader;
  const { lengthHeader, speedHeader, length, speed } = unitsOf(reader);
  const mode = (numbered: Known) => {
    const name = modeNumbered(numbered ?? 0);
    return name ? word(`vehicle.mode.${name}`) : '';
  };
  return [
    { header: word('taskreport.sheet.number'), width: 8, value: ({ flight }) => flight.number },
    { of: 'time', header: word('taskreport.sheet.time'), width: 20, value: ({ flight, row }) => stamp(reader, flight.track.at[row]!) },
    { header: word('taskreport.sheet.longitude'), width: 14, value: ({ flight, row }) => known(flight.track.longitude[row], 7) },
    { header: word('taskreport.sheet.latitude'), width: 14, value: ({ flight, row }) => known(flight.track.latitude[row], 7) },
    { header: lengthHeader('taskreport.sheet.altitude'), width: 18, value: ({ flight, row }) => length(flight.track.altitude[row]) },
    {
      of: 'height',
      header: lengthHeader('taskreport.chart.height'),
      width: 18,
      value: ({ flight, row }) => length(flight.track.height[row]),
    },
    {
      of: 'groundSpeed',
      header: speedHeader('taskreport.chart.speed'),
      width: 18,
      value: ({ flight, row }) => speed(flight.track.groundSpeed[row]),
    },
    { header: speedHeader('taskreport.sheet.climbRate'), width: 18, value: ({ flight, row }) => speed(flight.track.climbRate[row]) },
    {
      of: 'batteryPercent',
      header: word('taskreport.sheet.batteryPercent'),
      width: 12,
      value: ({ flight, row }) => known(flight.track.batteryPercent[row], 0),
    },
    { header: word('taskreport.sheet.batteryVoltage'), width: 14, value: ({ flight, row }) => known(flight.track.batteryVoltage[row], 2) },
    { header: word('taskreport.sheet.satellites'), width: 10, value: ({ flight, row }) => known(flight.track.satellites[row], 0) },
    { header: word('flightrecord.mode'), width: 18, value: ({ flight, row }) => mode(flight.track.mode[row]) },
  ];
}

export interface SampleSheet extends Sheet {
  /** Whether it has room for all of them. */
  holds(flight: ReportFlight): boolean;
  /** The numbers of one column of a flight, and where they stand. */
  numbersOf(flight: ReportFlight, of: Charted | 'time'): ChartNumbers & { head: { cell: CellRange; text: string } };
}

export function sampleSheet(reader: ReaderWords, flights: readonly ReportFlight[]): SampleSheet {
  const name = reader.word('taskreport.sheet.samples');
  const columns = sampleColumns(reader);
  const firstRows = new Map<ReportFlight, number>();
  let next = 2;
  for (const flight of flights) {
    firstRows.set(flight, next);
    next += flight.track.at.length;
  }
  const rowsOf = (flight: ReportFlight) => {
    const from = firstRows.get(flight)!;
    return { from, to: from + flight.track.at.length - 1 };
  };
  return {
    ...sheetOf(name, columns, samplesOf(flights)),
    holds: (flight) => rowsOf(flight).to <= SHEET_ROWS,
    numbersOf(flight, of) {
      const column = columns.findIndex((one) => one.of === of);
      const { header, value } = columns[column]!;
      const values = flight.track.at.map((_, row) => {
        const cell = value({ flight, row });
        return typeof cell === 'string' ? null : typeof cell === 'number' ? cell : serialOf(cell);
      });
      const head = { cell: { sheet: name, column, from: 1, to: 1 }, text: header };
      return { cells: { sheet: name, column, ...rowsOf(flight) }, values, head };
    },
  };
}
