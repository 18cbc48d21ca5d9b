// `npm run test:fuzz`: the fuzz tests with more values and a random seed. FUZZ_RUNS says how many times as many.
import { spawnSync } from 'node:child_process';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

const env = { FUZZ_RUNS: '20', ...process.env };
process.exit(spawnSync('npx vitest run fuzz', { shell: true, stdio: 'inherit', env }).status ?? 1);
