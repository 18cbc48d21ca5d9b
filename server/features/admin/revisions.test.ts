import { describe, expect, it, onTestFinished } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { officeOf } from './managed-content-fixtures.ts';

const SAVE = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version name } }`;
const REVISIONS = `query ($id: Int!) { contentRevisions(kind: "event", id: $id) {
  id actorName changes { field language before after } } }`;
const BRING_BACK = `mutation ($id: Int!, $version: Int!, $revisionId: Int!) {
  bringBackContent(kind: "event", id: $id, version: $version, revisionId: $revisionId) }`;
const EVENT = `query ($id: Int!) { managedEvent(id: $id) {
  item { name description version translations { language name description } file { url } }
  visibility { state } } }`;

const app = sharedTestApp();
const office = officeOf(app);
const fields = {
  description: 'Come with your family, and bring a plate to share in the hall.',
  fileType: 'IMAGE',
};

interface RevisionRow {
  id: number;
  actorName: string;
  changes: { field: string; language: string | null; before: string; after: string }[];
}
const revisionsOf = async (id: number): Promise<RevisionRow[]> =>
  (await office.ask(REVISIONS, { id })).data.contentRevisions;
const itemOf = async (id: number) => (await office.ask(EVENT, { id })).data.managedEvent;

describe('revisions of content', () => {
  it('a save keeps who changed what, in each language; one that changes nothing keeps nothing', async () => {
    const { id } = await office.saveEvent(undefined, { name: 'Diwali' });
    const translations = [{ language: 'gu', name: 'દિવાળી', description: 'બધા આવો' }];
    const change = { id, version: 1, name: 'Diwali dinner', ...fields, translations };
    expect((await office.ask(SAVE, { input: change })).errors).toBeUndefined();
    const { version } = (await itemOf(id)).item;
    await office.ask(SAVE, { input: { ...change, version } });
    const [newest, first, ...others] = await revisionsOf(id);
    expect(others).toEqual([]);
    expect(first!.changes).toEqual([]);
    expect(newest!.actorName).toMatch(/^Visitor /);
    expect(newest!.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', language: 'en', before: 'Diwali', after: 'Diwali dinner' },
        { field: 'name', language: 'gu', before: '', after: 'દિવાળી' },
      ]),
    );
  });

  it('bringing one back gives every text of every language as it was, and leaves the state as it is', async () => {
    const { id } = await office.saveEvent(undefined, { name: 'Navratri', ...fields });
    const before = (await itemOf(id)).item;
    const translations = [{ language: 'gu', name: 'નવરાત્રી', description: 'ગરબા' }];
    const input = { id, version: before.version, name: 'Navratri 2026', ...fields, translations };
    await office.ask(SAVE, { input: { ...input, visibility: { state: 'HIDDEN' } } });
    const changed = (await itemOf(id)).item;
    const first = (await revisionsOf(id)).at(-1)!;
    const variables = { id, version: changed.version, revisionId: first.id };
    expect((await office.ask(BRING_BACK, variables)).data).toEqual({ bringBackContent: true });
    const { item, visibility } = await itemOf(id);
    expect({ ...item, version: before.version }).toEqual(before);
    expect(visibility.state).toBe('HIDDEN');
    // What was there is a revision too, so this can be undone.
    const [newest, second] = await revisionsOf(id);
    expect(newest!.changes).toContainEqual({
      field: 'name',
      language: 'en',
      before: 'Navratri 2026',
      after: 'Navratri',
    });
    const back = { id, version: item.version, revisionId: second!.id };
    await office.ask(BRING_BACK, back);
    expect((await itemOf(id)).item).toMatchObject({
      name: 'Navratri 2026',
      translations: expect.arrayContaining(translations),
    });
  });

  it('what was there before revisions were kept is the first one', async () => {
    const { id } = await office.saveEvent(undefined, { name: 'Holi' });
    await app.database.dataSource.query('DELETE FROM revision WHERE subject_id = $1', [id]);
    await office.ask(SAVE, { input: { id, version: 1, name: 'Holi in the park', ...fields } });
    const [newest, first] = await revisionsOf(id);
    expect(newest!.changes).toContainEqual(expect.objectContaining({ field: 'name', before: 'Holi' }));
    expect(first).toMatchObject({ actorName: '', changes: [] });
  });

  it('[D30] an older version than somebody else’s, another item’s revision and an item in the bin are refused', async () => {
    const { id, version } = await office.saveEvent();
    const other = await office.saveEvent();
    const [mine] = await revisionsOf(id);
    const [theirs] = await revisionsOf(other.id);
    const codeOf = async (variables: object) =>
      (await office.ask(BRING_BACK, { id, version, revisionId: mine!.id, ...variables })).errors?.[0]
        ?.extensions.code;
    expect(await codeOf({ version: version + 1 })).toBe('CONFLICT');
    expect(await codeOf({ revisionId: theirs!.id })).toBe('NOT_FOUND');
    await app.features.services.events.states.bin(OPERATOR, [id]);
    const binned = (await itemOf(id)).item.version;
    expect(await codeOf({ version: binned })).toBe('NOT_FOUND');
  });

  it('an item that is deleted for good leaves none', async () => {
    const { id } = await office.saveEvent();
    const { events } = app.features.services;
    await events.states.bin(OPERATOR, [id]);
    await events.states.emptyBin(OPERATOR);
    const removed = await office.saveEvent();
    await events.states.removeForGood(OPERATOR, removed.id);
    const rows = await app.database.dataSource.query(
      `SELECT FROM revision WHERE subject = 'event' AND subject_id IN ($1, $2)`,
      [id, removed.id],
    );
    expect(rows).toEqual([]);
  });

  it('of a record the newest fifty are kept', async () => {
    const { id } = await office.saveEvent();
    for (let number = 1; number <= 52; number += 1)
      await app.features.services.events.save(
        OPERATOR,
        { id, version: number },
        { name: `Change ${number}`, ...fields },
      );
    const rows = await revisionsOf(id);
    expect(rows).toHaveLength(50);
    expect(rows[0]!.changes).toContainEqual(expect.objectContaining({ after: 'Change 52' }));
  });
});

describe('revisions of settings and of types of donations', () => {
  /** As the first set-up does, which makes no new version. */
  async function move(...place: string[]) {
    await app.database.dataSource.query(
      'UPDATE site_settings SET country = $1, currency = $2, time_zone = $3, calling_code = $4',
      place,
    );
    await app.features.services.siteSettings.find();
  }

  it('the settings are again what they were, but for the place', async () => {
    const { siteSettings } = app.features.services;
    const {
      id: _id,
      updatedAt: _at,
      ownLanguage: language,
      translations: _kept,
      ...texts
    } = await siteSettings.find();
    const change = { ...texts, language, phone: '0116 496 0000', founded: '1971' };
    const { version } = await siteSettings.save(OPERATOR, texts.version, change);
    const here = ['IN', 'INR', 'Asia/Kolkata', '91'];
    onTestFinished(() => move(texts.country, texts.currency, texts.timeZone, texts.callingCode));
    await move(...here);
    const { data } = await office.ask('{ siteSettingsRevisions { id changes { field before after } } }', {});
    const [newest, first] = data.siteSettingsRevisions;
    expect(newest.changes).toContainEqual({ field: 'founded', before: texts.founded, after: '1971' });
    await office.ask(
      `mutation ($version: Int!, $revisionId: Int!) {
        bringBackSiteSettings(version: $version, revisionId: $revisionId) }`,
      { version, revisionId: first.id },
    );
    expect(await siteSettings.find()).toMatchObject({
      ...{ phone: texts.phone, founded: texts.founded },
      ...{ country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', callingCode: '91' },
    });
  });

  it('a type of donation is again what it was, where it is now', async () => {
    const { donationTypes } = app.features.services;
    const type = { name: 'Annakut', column: 'FESTIVAL', fee: '21', isActive: true } as const;
    const { id, version } = await donationTypes.save(OPERATOR, 'new', type);
    const moved = { ...type, name: 'Annakut thali', column: 'MEMBERSHIP', fee: '25.50' } as const;
    const saved = await donationTypes.save(OPERATOR, { id, version }, moved);
    const first = (await donationTypes.revisions.list(id)).at(-1)!;
    await donationTypes.bringBack(OPERATOR, { id, version: saved.version }, first.id);
    const [again] = (await donationTypes.list()).filter((one) => one.id === id);
    expect(again).toMatchObject({ name: 'Annakut', feePence: 2100, column: 'MEMBERSHIP' });
  });
});
