import { describe, expect, it } from 'vitest';
import { adminToken, buildCandidate, buildMember } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const FIELDS = 'id version position active name translations { language name } defaultGender';
const ALL = `{ allProfileFors { ${FIELDS} } }`;
const SAVE = `mutation ($input: ProfileForInput!) { saveProfileFor(input: $input) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: Int!) { removeProfileFor(id: $id) }';
const MOVE = 'mutation ($id: Int!, $place: Int!) { moveProfileFor(id: $id, place: $place) { name } }';

let admin: Promise<string> | undefined;

async function asAdmin(query: string, variables: Record<string, unknown> = {}) {
  admin ??= adminToken(app);
  return graphql(app, { query, variables, token: await admin });
}

async function names(): Promise<string[]> {
  const { data } = await asAdmin(ALL);
  return data.allProfileFors.map(({ name }: { name: string }) => name);
}

const GUJARATI = [{ language: 'gu', name: 'ભત્રીજી' }];

async function add(name: string) {
  const { data } = await asAdmin(SAVE, { input: { name, translations: GUJARATI, defaultGender: 'FEMALE' } });
  return data.saveProfileFor;
}

describe('profile-for', () => {
  it('[D70] an admin adds, changes, moves and removes', async () => {
    const { position: _position, ...added } = await add('Niece');
    expect(added).toMatchObject({
      name: 'Niece',
      translations: [{ language: 'en', name: 'Niece' }, ...GUJARATI],
      defaultGender: 'FEMALE',
      active: true,
    });
    expect((await names()).at(-1)).toBe('Niece');
    const { data } = await asAdmin(SAVE, { input: { ...added, name: 'Nephew', defaultGender: 'MALE' } });
    expect(data.saveProfileFor).toMatchObject({ id: added.id, name: 'Nephew', defaultGender: 'MALE' });
    const moved = await asAdmin(MOVE, { id: added.id, place: 1 });
    expect(moved.data.moveProfileFor[0].name).toBe('Nephew');
    expect((await names())[0]).toBe('Nephew');
    expect((await asAdmin(REMOVE, { id: added.id })).data.removeProfileFor).toBe(true);
    expect(await names()).not.toContain('Nephew');
  });

  it.each([
    [400, 'Enter the text of the entry.', { name: ' ', defaultGender: 'MALE' }],
    [400, 'This text is too long.', { name: 'x'.repeat(121), defaultGender: 'MALE' }],
    [409, 'This entry is already in the list.', { name: 'SELF', defaultGender: 'MALE' }],
  ])('answers %i "%s"', async (status, text, input) => {
    const answer = await asAdmin(SAVE, { input });
    expect([answer.status, answer.errors?.[0]?.message, answer.errors?.[0]?.extensions.field]).toEqual([
      status,
      text,
      'name',
    ]);
  });

  it('[DATA-5] the second of two editors of one version is told', async () => {
    const { position: _position, ...added } = await add('Cousin');
    await asAdmin(SAVE, { input: { ...added, name: 'Cousin brother' } });
    const second = await asAdmin(SAVE, { input: { ...added, name: 'Cousin sister' } });
    expect([second.status, second.errors?.[0]?.extensions.messageKey]).toEqual([409, 'changedByAnother']);
  });

  it('one that a member has stays, and can be made inactive; nobody can choose it then', async () => {
    const { position: _position, ...added } = await add('Grandson');
    const { profileFors } = app.features.services;
    expect(await profileFors.findOffered(added.id)).toMatchObject({ name: 'Grandson' });
    await buildMember(app, { profileForId: added.id });
    const refused = await asAdmin(REMOVE, { id: added.id });
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      409,
      'Members use this entry, so it cannot be removed. Make it inactive instead.',
    ]);
    expect((await asAdmin(SAVE, { input: { ...added, active: false } })).status).toBe(200);
    expect(await profileFors.findOffered(added.id)).toBeNull();
    expect(await profileFors.findOffered(0)).toBeNull();
    const { data } = await graphql(app, { query: '{ selectLists { profileFors { name } } }' });
    expect(JSON.stringify(data)).not.toContain('Grandson');
  });

  it('one that a profile has stays, also when the profile was saved at the same moment', async () => {
    const added = await add('Grandfather');
    const { profileForId } = await buildCandidate(app, { profileForId: added.id }, { profileForId: 0 });
    expect(profileForId).toBe(added.id);
    const refused = await asAdmin(REMOVE, { id: added.id });
    expect([refused.status, refused.errors?.[0]?.extensions.messageKey]).toEqual([409, 'profileForInUse']);
  });
});
