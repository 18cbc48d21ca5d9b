import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { command as admin } from './admin.ts';
import { command as backup } from './backup.ts';
import { command as demo } from './demo.ts';
import { command as doctor } from './doctor.ts';
import { command as importSite } from './import.ts';
import { command as restore } from './restore.ts';

const COMMANDS = { admin, backup, restore, doctor, demo, import: importSite };

describe("operators' commands", () => {
  it('[gate] are those of package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = Object.keys(scripts).filter((name) => scripts[name] === `node scripts/command.mjs ${name}`);
    expect(Object.keys(COMMANDS).sort()).toEqual(names.sort());
  });

  it('say when what they are given is a folder or no file', async () => {
    for (const [command, parameters, text] of [
      [restore, ['/nowhere/samaj.tar.gz'], 'There is no file /nowhere/samaj.tar.gz.'],
      [restore, ['/'], 'There is no file /.'],
      [backup, ['--to', '/'], '/ is a folder: name a file in it.'],
    ] as const) {
      // Nothing listens there, and nothing is asked.
      const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/samaj', SAMAJ_DATA: '/nowhere' };
      const { code, errors } = await runCommand(command, [...parameters], environment);
      expect([code, errors]).toEqual([1, `${text}\n`]);
    }
  });

  it.each(Object.entries(COMMANDS))('%s --help says how it is used', async (name, command) => {
    const { code, output, errors } = await runCommand(command, ['--help'], {});
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`npm run ${name}`);
  });

  it.each(Object.entries(COMMANDS))(
    '%s refuses what it does not know, and says how it is used',
    async (name, command) => {
      const { code, output, errors } = await runCommand(command, ['--nonsense'], {});
      expect([code, output]).toEqual([2, '']);
      expect(errors).toContain(`npm run ${name}`);
    },
  );
});
