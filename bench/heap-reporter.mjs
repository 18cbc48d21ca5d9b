// Loaded into the server that soaks: writes what its heap holds after a collection, so that garbage does not count.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const { HEAP_REPORT, HEAP_REPORT_SECONDS } = process.env;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

setInterval(() => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  // Whoever reads it at that moment finds a whole one.
  writeFileSync(`${HEAP_REPORT}.new`, JSON.stringify({ heapUsed, external }));
  renameSync(`${HEAP_REPORT}.new`, HEAP_REPORT);
}, Number(HEAP_REPORT_SECONDS) * 1000).unref();
