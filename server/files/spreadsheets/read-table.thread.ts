import { serveThread } from '../thread.ts';
import { readSheet } from './read-sheet.ts';

serveThread(readSheet);
