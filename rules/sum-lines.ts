import { parseWrittenPence } from './money.ts';

/** One sum and what is said of it. */
interface SumLine {
  pence: number;
  text: string;
}

/** A line such as `51: Lunch for seventeen people`; undefined for any other. */
function readLine(written: string): SumLine | undefined {
  const [amount = '', ...rest] = written.split(':');
  const [pence, text] = [parseWrittenPence(amount.trim()), rest.join(':').trim()];
  return pence && text ? { pence, text } : undefined;
}

function linesOf(written: string): string[] {
  return written.split('\n').filter((one) => one.trim() !== '');
}

/** Whether each line of the text has a sum, a colon and words. */
export function areSumLines(written: string): boolean {
  return linesOf(written).every(readLine);
}

/** The lines of a text that is stored. */
export function sumLines(stored: string): SumLine[] {
  return linesOf(stored).flatMap((one) => readLine(one) ?? []);
}
