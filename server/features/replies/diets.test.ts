import { expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const DIETS = 'query ($language: String) { diets(language: $language) { id version name isHidden } }';
const SAVE = 'mutation ($input: DietInput!) { diet: saveDiet(input: $input) { id version name isHidden } }';

let admin: Promise<string> | undefined;
async function ask(query: string, variables: object) {
  admin ??= adminToken(app);
  return graphql(app, { query, variables: { ...variables }, token: await admin });
}
const save = async (input: object) => (await ask(SAVE, { input })).data.diet;
const list = async (language?: string) => (await ask(DIETS, { language })).data.diets;

it('a diet is added at the end, in both languages, and keeps its place when it is changed; the log has both', async () => {
  const before = await list();
  const added = await save({
    name: 'Nut free',
    isHidden: false,
    translations: [{ language: 'gu', name: 'અખરોટ વિના' }],
  });
  await save({ name: 'Halal', isHidden: false });
  const changed = await save({ id: added.id, version: added.version, name: 'No nuts', isHidden: true });
  expect(changed).toEqual({ id: added.id, version: added.version + 1, name: 'No nuts', isHidden: true });
  const names = (await list()).map(({ name }: { name: string }) => name);
  expect(names).toEqual([...before.map(({ name }: { name: string }) => name), 'No nuts', 'Halal']);
  expect((await list('gu')).find(({ id }: { id: number }) => id === added.id).name).toBe('અખરોટ વિના');
  expect(
    await replies.query(
      `SELECT action, label FROM audit_entry WHERE subject = 'diet' AND subject_id = $1 ORDER BY id`,
      [added.id],
    ),
  ).toEqual([
    { action: 'CREATE', label: 'Nut free' },
    { action: 'CHANGE', label: 'No nuts' },
  ]);
  const stale = { id: added.id, version: added.version, name: 'Nuts', isHidden: false };
  expect(refusal(await ask(SAVE, { input: stale }))).toBe('changedByAnother');
});

it('an event cannot offer a diet that is not there', async () => {
  const { eventId } = await replies.newEvent();
  const answer = await replies.saveSetting(eventId, { dietIds: [1, 999_999] });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ messageKey: 'notFound', field: 'dietIds' });
});

it('of a diet there are not more people than come, also where it is named in two lines', async () => {
  const at = await replies.newEvent();
  const line = { dietId: 1, people: 1 };
  const said = (diets: object[]) => replies.send(at, replyFields(1, { diets }));
  expect(refusal(await said([{ ...line, people: 2 }]))).toBe('replyDietTooMany');
  expect(refusal(await said([line, line]))).toBe('replyDietTooMany');
  const none = { dietId: 2, people: 0 };
  const token = await replies.sent(at, replyFields(2, { diets: [none, line, line] }));
  expect((await replies.own(token)).diets).toMatchObject([{ dietId: 1, people: 2 }]);
});

it('what a family has said stays, though the event asks for it no more: ages, and what they eat', async () => {
  const at = await replies.newEvent({ places: 3 });
  const ages = [
    { group: 'ADULT', people: 1 },
    { group: 'CHILD', people: 1 },
  ];
  const said = replyFields(1, { ages, diets: [{ dietId: 1, people: 1 }] });
  const token = await replies.sent(at, said);
  const more = [
    { group: 'ADULT', people: 2 },
    { group: 'CHILD', people: 2 },
  ];
  const others = await replies.sent(at, replyFields(1));
  const further = {
    ages: [{ group: 'ADULT', people: 2 }],
    diets: [{ dietId: 2, people: 1 }],
    waitIfFull: true,
  };
  await replies.change(token, { ...said, ...further, ages: more.slice(0, 1).concat(ages.slice(1)) });
  await replies.saveSetting(at.eventId, {
    places: 3,
    dietIds: [],
    ageGroups: [{ group: 'ADULT', from: 12 }],
  });

  const noted = { ...said, needs: 'Wheelchair' };
  expect(
    refusal(await replies.change(token, { ...noted, diets: [{ dietId: 2, people: 1 }] })),
  ).toBeUndefined();
  expect(await replies.own(token)).toMatchObject({ ages, diets: [{ dietId: 2 }], needs: 'Wheelchair' });
  // Nobody else begins with it.
  const { email, name } = replyFields();
  expect(refusal(await replies.change(others, { ...said, email, name }))).toBe('invalidRequest');
});
