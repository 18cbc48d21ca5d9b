// Preloaded into the server of the soak test: reports the heap size after a garbage collection.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const { HEAP_REPORT, HEAP_REPORT_SECONDS } = process.env;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

setInterval(() => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  // Renaming is atomic, so that readers never see a partial report.
  writeFileSync(`${HEAP_REPORT}.new`, JSON.stringify({ heapUsed, external }));
  renameSync(`${HEAP_REPORT}.new`, HEAP_REPORT);
}, Number(HEAP_REPORT_SECONDS) * 1000).unref();
