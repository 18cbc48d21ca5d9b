import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { accessRows } from '../server/access-table.ts';
import { createOfflineApp } from '../server/offline-schema.ts';
import { printAccessTable } from '../server/print-access-table.ts';

await writeFile('docs/permissions.md', printAccessTable(accessRows(await createOfflineApp())));
