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
