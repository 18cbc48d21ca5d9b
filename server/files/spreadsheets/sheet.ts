import type { MessageKey } from '../../../rules/messages.ts';

/** A spreadsheet as texts. */
export interface Sheet {
  /** What stands above the columns; may be empty. */
  columns: string[];
  /** The row of the headings, as {@link SheetRow.number}. */
  number: number;
  rows: SheetRow[];
  /** A text with separated values, whose cells have no place but their order. */
  isText: boolean;
}

export interface SheetRow {
  /** As spreadsheet programs count, from 1. */
  number: number;
  /** Dates that are known to be dates are `YYYY-MM-DD`; a cell that holds a formula is empty. */
  cells: string[];
  /** The columns in which it holds a formula. */
  formulas: number[];
  /** Why its cells are not what was written. */
  problem?: MessageKey;
}

const SAMPLES = 3;

/** The first cells of each column that are not empty. */
export function columnSamples({ columns, rows }: Sheet): string[][] {
  return columns.map((_, column) => examplesOf(rows.map(({ cells }) => cells[column] ?? '')));
}

/** As many texts that are not empty as are enough for an example. */
export function examplesOf(texts: readonly string[]): string[] {
  return texts.filter(Boolean).slice(0, SAMPLES);
}
