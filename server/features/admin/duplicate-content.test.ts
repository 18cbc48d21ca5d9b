import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, eventFields, picture } from '../../testing/factories.ts';
import { get, graphqlUpload } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { MANAGED, officeOf, SAVE, uniqueName } from './managed-content-fixtures.ts';

const DUPLICATE = 'mutation ($kind: String!, $id: Int!) { duplicateContent(kind: $kind, id: $id) }';

const app = sharedTestApp();
const { ask, saveEvent, whereSeen, loggedActions } = officeOf(app);
const itemOf = async (id: number) => (await ask(MANAGED, { id })).data.managedEvent;

describe('a duplicate', () => {
  it('is a draft with the same texts in every language, which visitors do not see', async () => {
    const translations = [{ language: 'gu', name: 'ગરબા', description: 'બધા આવો' }];
    const original = await saveEvent(undefined, { startsOn: '2031-03-01', translations });
    const { data } = await ask(DUPLICATE, { kind: 'event', id: original.id });
    const copy = await itemOf(data.duplicateContent);
    const { item } = await itemOf(original.id);
    expect({ ...copy.item, id: 0, version: 0 }).toEqual({ ...item, id: 0, version: 0 });
    expect(copy.item.id).not.toBe(original.id);
    expect(copy.visibility).toMatchObject({ state: 'DRAFT', shownFrom: null, shownUntil: null });
    expect(await whereSeen({ ...original, id: copy.item.id })).not.toContain('event');
    expect(await loggedActions(copy.item.id)).toEqual(['CREATE']);
  });

  it('has nothing of the plan by which visitors see the original', async () => {
    const plan = { shownFrom: '2031-01-01T09:00:00.000Z', shownUntil: '2031-02-01T09:00:00.000Z' };
    const { id } = await saveEvent({ state: 'PUBLISHED', ...plan });
    expect((await itemOf(id)).visibility).toMatchObject(plan);
    const copy = await itemOf((await ask(DUPLICATE, { kind: 'event', id })).data.duplicateContent);
    expect(copy.visibility).toMatchObject({ shownFrom: null, shownUntil: null });
  });

  it('keeps back the translations that visitors do not see of the original', async () => {
    const translations = [{ language: 'gu', name: 'ગરબા', description: 'બધા આવો' }];
    const { id } = await saveEvent({ heldLanguages: ['gu'] }, { translations });
    const copy = await itemOf((await ask(DUPLICATE, { kind: 'event', id })).data.duplicateContent);
    expect(copy.visibility).toMatchObject({ heldLanguages: ['gu'] });
  });

  it('has a copy of the picture, which stays when the original is deleted for good', async () => {
    const file = { content: await picture(), fileName: 'a.png', contentType: 'image/png' };
    const token = await adminToken(app);
    const input = eventFields({ name: uniqueName() });
    const saved = await graphqlUpload(app, { query: SAVE, token, variables: { input }, file });
    const { id, file: stored } = saved.data.saveEvent;
    const { data } = await ask(DUPLICATE, { kind: 'event', id });
    const { item } = await itemOf(data.duplicateContent);
    expect(item.file.url).not.toBe(stored.url);
    await app.features.services.events.states.removeForGood(OPERATOR, id);
    expect((await get(app, stored.url)).statusCode).toBe(404);
    const copied = await get(app, item.file.url, { authorization: `Bearer ${token}` });
    expect([copied.statusCode, copied.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('of a committee member stands last', async () => {
    const service = app.features.content.find(({ kind }) => kind.subject === 'committee-member')!;
    const fields = { name: 'Hansa', designation: 'Chair', description: 'Since 2019.', fileType: 'IMAGE' };
    const { id } = await service.save(OPERATOR, 'new', fields);
    await service.save(OPERATOR, 'new', { ...fields, name: 'Kokila' });
    const copy = await service.duplicate(OPERATOR, id);
    const [{ last }] = await app.database.dataSource.query(
      'SELECT max(sequence_number) AS last FROM committee_member',
    );
    expect(copy).toMatchObject({ name: 'Hansa', sequenceNumber: last });
  });

  it('of an unknown item or one in the bin is refused', async () => {
    const { id } = await saveEvent();
    await app.features.services.events.states.bin(OPERATOR, [id]);
    for (const wrong of [id, 999_999])
      expect((await ask(DUPLICATE, { kind: 'event', id: wrong })).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
  });
});
