import { readSheet } from './server/files/spreadsheets/read-sheet.ts';
const s = performance.now(); const x = await readSheet('/tmp/w/bank2-scratch/max.xlsx'); console.log(x.rows.length, performance.now() - s, process.memoryUsage().heapUsed / 1e6);
const t = performance.now(); structuredClone(x); console.log('clone', performance.now() - t);
