/** A spreadsheet as texts. */
export interface Sheet {
  /** What stands above the columns; may be empty. */
  columns: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** As spreadsheet programs count, from 1. */
  number: number;
  /** Dates that are known to be dates are `YYYY-MM-DD`; a cell that holds a formula is empty. */
  cells: string[];
  /** The columns in which it holds a formula. */
  formulas: number[];
}
