import 'reflect-metadata';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { place } from '../../rules/place.ts';
import { openDatabases } from './open-databases.ts';

/** What a file must leave as it found it, because the next file of its worker shares it. */
const processState = () => ({
  place: { ...place },
  clock: vi.isFakeTimers() ? 'stopped' : 'runs',
  environment: { ...process.env },
  folder: process.cwd(),
  databases: openDatabases(),
});

let before: ReturnType<typeof processState>;
// These hooks are declared first, so that they run before and after all of a file's own.
beforeAll(() => {
  before = processState();
});
afterAll(() => {
  expect(processState(), 'This file leaves something behind').toEqual(before);
});
