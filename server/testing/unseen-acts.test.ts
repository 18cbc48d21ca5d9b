import { expect, it } from 'vitest';
import { accessRows, isOfTheOffice } from './access/access-table.ts';
import { takesWhatWasSeen } from './access/operation-text.ts';
import { UNSEEN_ACTS } from './access/unseen-acts.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

it('each act of the office takes what its caller has seen, or it is said why a colleague’s decision is not undone by it', async () => {
  await app.server.ready();
  const acts = accessRows(app).filter((row) => row.kind === 'mutation' && isOfTheOffice(row));
  const unseen = acts.map(({ name }) => name).filter((name) => !takesWhatWasSeen(name));
  expect(unseen.sort()).toEqual(Object.keys(UNSEEN_ACTS).sort());
});
