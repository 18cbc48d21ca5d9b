import { describe, expect, it } from 'vitest';
import { fileOf, KINDS, type LegacyKind } from '../../testing/contract/content-kinds.ts';
import { countStatements, statementsOf } from '../../testing/count-statements.ts';
import { adminToken } from '../../testing/factories.ts';
import { get, graphql, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

/** The GraphQL names of a kind, which is found by its legacy list. */
function operationsOf({ list }: LegacyKind) {
  const service = app.features.content.find(({ kind }) => kind.legacy.list === list);
  if (!service) throw new Error(`No kind of content lists ${list}.`);
  return service.kind.graphql;
}

async function addTwo({ save: url, part, sent, file }: LegacyKind): Promise<void> {
  const token = await adminToken(app);
  for (const Name of ['First of two', 'Second of two']) {
    const json = [{ ...sent, Name }];
    const saved = await legacySave(app, { url, part, json, file: await fileOf(file), token });
    expect(saved.json()).toBe('Saved SuccessFully.');
  }
}

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  it('is read with its files by one statement, as a list, singly and by old clients', async () => {
    await addTwo(kind);
    const { list, one } = operationsOf(kind);
    const query = `{ list: ${list}(search: "of two", pageSize: 50, language: "en") { totalCount items { id name file { fileName } } } }`;
    let answer: Awaited<ReturnType<typeof graphql>> | undefined;
    const forList = await statementsOf(async () => {
      answer = await graphql(app, { query });
    });
    // A prepared statement whose rows are arrays.
    expect(forList).toEqual([expect.objectContaining({ name: expect.any(String), rowMode: 'array' })]);
    const { items, totalCount } = answer!.data.list;
    expect(totalCount).toBe(items.length);
    expect(items.length).toBeGreaterThanOrEqual(2);
    for (const { file } of items.slice(-2)) expect(file === null).toBe(kind.file === undefined);

    const shown = `{ one: ${one}(id: ${items[0].id}, language: "en") { id name file { fileName } } }`;
    const forOne = await countStatements(async () => {
      answer = await graphql(app, { query: shown });
    });
    expect([forOne, answer!.data.one]).toEqual([1, items[0]]);

    expect(await countStatements(() => get(app, `${kind.list}/0`))).toBe(1);
  });

  it('has createdAt and updatedAt, however the query selects them', async () => {
    await addTwo(kind);
    const { list, page } = operationsOf(kind);
    const query = `
      query ($all: Boolean! = true) {
        plain: ${list} { items { id createdAt updatedAt } }
        renamed: ${list} { items { id made: createdAt } }
        asked: ${list} { items { id ... @include(if: $all) { updatedAt } } }
        inFragment: ${list} { ...Times }
      }
      fragment Times on ${page} { items { id createdAt } }`;
    const { data } = await graphql(app, { query });
    const [first] = data.plain.items;
    expect(new Date(first.createdAt).getTime()).toBeGreaterThan(0);
    expect(new Date(first.updatedAt).getTime()).toBeGreaterThan(0);
    expect(data.renamed.items[0]).toEqual({ id: first.id, made: first.createdAt });
    expect(data.inFragment.items[0]).toEqual({ id: first.id, createdAt: first.createdAt });
    expect(data.asked.items[0]).toEqual({ id: first.id, updatedAt: first.updatedAt });
  });
});
