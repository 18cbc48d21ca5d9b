import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { accessRows } from '../server/testing/access/access-table.ts';
import { printAccessTable, withoutPermission } from '../server/testing/access/print-access-table.ts';
import { createOfflineApp } from './offline-schema.ts';

const rows = accessRows(await createOfflineApp());
await writeFile('docs/permissions.md', printAccessTable(rows));
const open = withoutPermission(rows).map(({ name }) => name);
if (open.length > 0) {
  console.error(`These name no permission (NONE in docs/permissions.md): ${open.join(', ')}`);
  process.exitCode = 1;
}
