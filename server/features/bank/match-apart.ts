import { Thread } from '../../files/thread.ts';
import { type IncomingLine, type Known, matchLines, type Suggestion } from './match-lines.ts';

/** Lines times promises that are matched in some milliseconds; more would keep other pages waiting. */
const QUICK = 50_000;

const matcher = new Thread<{ lines: readonly IncomingLine[]; known: Known }, Map<number, Suggestion>>(
  'server/features/bank/match-lines.thread.ts',
  { megabytes: 512, seconds: 60 },
);

/** {@link matchLines}, in a thread of its own if it takes long. */
export async function matchApart(
  lines: readonly IncomingLine[],
  known: Known,
): Promise<Map<number, Suggestion>> {
  if (lines.length * known.promises.length <= QUICK) return matchLines(lines, known);
  return matcher.run({ lines, known });
}
