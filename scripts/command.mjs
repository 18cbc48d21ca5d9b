// Runs an operator's command, such as `admin` or `backup`. A server may be running, so nothing that is installed or
// built is replaced.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, checkNode, ensurePackages, root } from './packages.mjs';

const [name] = process.argv.splice(2, 1);
const builtCommand = at('dist', 'server', `${name}-command.js`);
const source = at('server', 'commands', `${name}.ts`);

async function main() {
  checkNode();
  process.chdir(root);
  const canRunSources = existsSync(source) && existsSync(at('node_modules', '@oxc-node', 'core'));
  const isBuilt = !canRunSources && existsSync(builtCommand);
  if (!canRunSources && !isBuilt) await ensurePackages({ withDevelopment: true });
  if (!isBuilt) await import('@oxc-node/core/register');
  const { command } = await import(pathToFileURL(isBuilt ? builtCommand : source));
  process.exitCode = await command();
}

main();
