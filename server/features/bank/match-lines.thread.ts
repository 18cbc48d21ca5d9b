import { serveThread } from '../../files/thread.ts';
import { type IncomingLine, type Known, matchLines } from './match-lines.ts';

serveThread(({ lines, known }: { lines: IncomingLine[]; known: Known }) => matchLines(lines, known));
