// What `npm run dev` runs: the server from its sources, started again after a change. `--fresh` begins with a new
// embedded database; the old one is kept beside it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { at, checkNode, ensurePackages, fail, readText, root } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });
process.chdir(root);
const { default: pretty } = await import('pino-pretty');
const { default: typescript } = await import('typescript');

const WATCHED = ['server', 'rules', 'migrations', 'demo'];
const data = resolve(root, process.env.SAMAJ_DATA || '.samaj');
/** The file with each migration's hash from when it ran on this database. */
const record = resolve(data, 'migrations-of-dev.json');

/** Prints advice in yellow. */
const warn = (text) => console.log(`\x1b[33m${text}\x1b[0m`);

function moveOldDatabaseAway() {
  if (process.env.DATABASE_URL)
    fail('--fresh is for the embedded database; make a new one at DATABASE_URL by hand.');
  const kept = `${data}-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  try {
    renameSync(data, kept);
    warn(`A fresh database. The old one and its files are in ${kept}.`);
  } catch (error) {
    if (error.code !== 'ENOENT') fail(`${data} cannot be moved: ${error.message}`);
  }
}

/** Called when all listed migrations have run. */
function checkMigrations() {
  const list = readText(at('migrations', 'list.ts'));
  const ran = JSON.parse(readText(record) ?? '{}');
  for (const file of readdirSync(at('migrations')).filter((name) => /^\d+-.*\.ts$/.test(name))) {
    const hash = createHash('sha256')
      .update(readFileSync(at('migrations', file)))
      .digest('hex');
    if (!list.includes(`./${file}`)) {
      warn(`migrations/${file} has not run: add it to migrations/list.ts.`);
      continue;
    }
    ran[file] ??= hash;
    if (ran[file] !== hash)
      warn(
        `migrations/${file} was edited after it ran: this database is as the older text made it.\n` +
          'Start with a fresh one: npm run dev -- --fresh',
      );
  }
  mkdirSync(data, { recursive: true });
  writeFileSync(record, JSON.stringify(ran, null, 2));
}

/** The loader only names a file that it cannot parse; the compiler also says where. */
function reportSyntaxErrors(address) {
  const file = fileURLToPath(address);
  const { diagnostics = [] } = typescript.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: typescript.ScriptTarget.ESNext, jsx: typescript.JsxEmit.ReactJSX },
  });
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  console.error(typescript.formatDiagnosticsWithColorAndContext(diagnostics, host));
}

if (process.argv.includes('--fresh')) moveOldDatabaseAway();

const server = spawn(
  process.execPath,
  [
    ...WATCHED.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    '--import',
    '@oxc-node/core/register',
    'server/main.ts',
  ],
  { stdio: ['inherit', 'pipe', 'pipe'] },
);
const shown = pretty({ colorize: true, singleLine: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' });
createInterface({ input: server.stdout }).on('line', (line) => {
  shown.write(`${line}\n`);
  if (line.startsWith('Samaj is running')) checkMigrations();
});
createInterface({ input: server.stderr }).on('line', (line) => {
  console.error(line);
  const [, broken] = /Failed to parse (file:\S+?):? /.exec(line) ?? [];
  if (broken) reportSyntaxErrors(broken);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (status) => process.exit(status ?? 1));
