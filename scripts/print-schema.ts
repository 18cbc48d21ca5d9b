import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { createOfflineSchema } from '../server/offline-schema.ts';

await writeFile('schema.graphql', `${printSchema(createOfflineSchema())}\n`);
