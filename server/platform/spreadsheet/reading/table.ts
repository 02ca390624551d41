/**
 * `formula`: computed, and nobody here computes it again. `error`: a computation that failed. `shownOtherwise`: a number that the
 * spreadsheet shows as something else, a date for instance.
 */
export type CellFault = 'formula' | 'error' | 'shownOtherwise';

export interface TableCell {
  text: string;
  /** A number to the spreadsheet, which keeps neither a plus nor leading zeros. */
  isNumber?: true;
  fault?: CellFault;
}

export interface TableRow {
  /** As the spreadsheet shows it. */
  number: number;
  /** By column, from 0; empty ones are absent. */
  cells: Map<number, TableCell>;
}

/** Answers false when it wants no more. */
export type TakeRow = (row: TableRow) => boolean;

/** As many as a spreadsheet can have. */
export const ROWS_MAX = 1_048_576;
/** Nobody looks for a list of people further right. */
export const COLUMNS_MAX = 100;
