import { lengthIn, speedIn } from '@skyhelm/core/units/unit-system';
import type { ReaderWords } from './reader-words.ts';
import type { ReportFlight } from './report-content.ts';

/** More of them than anybody leafs through. */
export const CHARTED_FLIGHTS = 40;

export type Charted = 'height' | 'groundSpeed' | 'batteryPercent';

export interface Panel {
  of: Charted;
  name: string;
  /** With its unit. */
  label: string;
  colour: string;
  /** In the reader's units; nothing where it was not recorded. */
  values: (number | null)[];
  /** Where the axis ends at least. */
  most?: number;
}

/** What is charted of a flight, on paper and in the spreadsheet alike. */
export function panelsOf({ track }: ReportFlight, { word, unitSystem, unit }: ReaderWords): Panel[] {
  const known = (values: readonly (number | null)[], shown: (value: number) => number) =>
    values.map((value) => (value === null ? null : shown(value)));
  const named = (of: Charted, name: string, counted: string) => ({
    of,
    name,
    label: word('taskreport.sheet.inUnit', { name, unit: counted }),
  });
  return [
    {
      ...named('height', word('taskreport.chart.height'), unit(lengthIn(unitSystem, 0).unit)),
      colour: '#0072b2',
      values: known(track.height, (metres) => lengthIn(unitSystem, metres).value),
    },
    {
      ...named('groundSpeed', word('taskreport.chart.speed'), unit(speedIn(unitSystem, 0).unit)),
      colour: '#d55e00',
      values: known(track.groundSpeed, (mps) => speedIn(unitSystem, mps).value),
    },
    { ...named('batteryPercent', word('taskreport.chart.battery'), '%'), colour: '#009e73', values: track.batteryPercent, most: 100 },
  ];
}

/** Nothing where there is no time that anything could be drawn over. */
export function spanOf({ track: { at } }: ReportFlight): { from: number; to: number } | undefined {
  const [from, to] = [at[0], at.at(-1)];
  return from === undefined || to === undefined || to <= from ? undefined : { from, to };
}

/** A round number of which a few reach as far as needed. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ([1, 2, 2.5, 5, 10].find((times) => times * power >= most) ?? 10) * power;
}

/** How far its axis goes; nothing where nothing was recorded. */
export function rangeOf({ values, most = 0 }: Pick<Panel, 'values' | 'most'>): { lowest: number; highest: number } | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  const least = Math.min(...known);
  return { lowest: least < 0 ? -topOf(-least) : 0, highest: topOf(Math.max(most, ...known)) };
}
