import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { createOfflineApp } from './offline-schema.ts';

const { schema } = await createOfflineApp();
await writeFile('schema.graphql', `${printSchema(schema)}\n`);
