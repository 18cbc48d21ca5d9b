import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../../../rules/messages.ts';
import { NO_WISHES } from '../../../testing/access/matrimonial-examples.ts';
import { buildMember, openSession } from '../../../testing/factories.ts';
import { get } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { ask, buildPerson, type Person } from '../safety/safety-fixtures.ts';
import { wishesOf } from './wishes-fixtures.ts';

const app = sharedTestApp();
const { wish, makeOwn, setAside, list, cardOf } = wishesOf(app);
const query = (sql: string, values: unknown[] = []) => app.database.dataSource.query(sql, values);

const mine = async ({ token }: Person) =>
  (await ask(app, token, `{ myWishes { ${Object.keys(NO_WISHES).join(' ')} } }`)).myWishes;
const profileFor = async (name: string) =>
  (await query('SELECT id FROM profile_for WHERE name = $1', [name]))[0].id as number;
const makeOf = (person: Person, name: string) =>
  profileFor(name).then((id) =>
    query('UPDATE candidate SET profile_for_id = $2 WHERE id = $1', [person.candidate.id, id]),
  );

describe('the wishes of a family', () => {
  it('[D119] are saved as a whole, once each, and are theirs alone', async () => {
    const [family, other] = [await buildPerson(app), await buildPerson(app)];
    expect(await mine(family)).toBeNull();
    await wish(family, { ageFrom: 25, cities: ['Leicester', 'LEICESTER', ' ', 'London'], diets: ['Jain'] });
    expect(await mine(family)).toEqual({
      ...{ ...NO_WISHES, ageFrom: 25, cities: ['Leicester', 'London'], diets: ['Jain'] },
    });
    await wish(family, { ageTo: 30 });
    expect(await mine(family)).toEqual({ ...NO_WISHES, ageTo: 30 });
    expect(await mine(other)).toBeNull();
  });

  it.each([
    [{ ageFrom: 17 }, 'invalidRequest'],
    [{ ageFrom: 31, ageTo: 30 }, 'wishedAgesCrossed'],
    [{ heightFrom: '5ft 5in (165 cm)', heightTo: '5ft 2in (157 cm)' }, 'wishedHeightsCrossed'],
    [{ heightFrom: 'tall' }, 'notInList'],
    [{ educationTypes: ['Any'] }, 'notInList'],
    [{ diets: ['Whatever'] }, 'notInList'],
    [{ languages: ['Klingon'] }, 'notInList'],
    [{ maritalStatuses: ["' OR true --"] }, 'notInList'],
    [{ cities: Array.from({ length: 11 }, (_, number) => `City ${number}`) }, 'wishedTooMany'],
    [{ weeklyMail: true }, 'weeklyMailNeedsWish'],
  ] as const)('[D119] refuses %j', async (wishes, message) => {
    const family = await buildPerson(app);
    expect(await wish(family, wishes as never)).toBe(MESSAGES[message]);
    expect(await mine(family)).toBeNull();
  });

  it('[D119] a caste is a wish of candidates who make their own profile, and only as long as they do', async () => {
    const family = await buildPerson(app);
    await makeOf(family, 'Son');
    expect(await wish(family, { castes: ['Lohana'] })).toBe(MESSAGES.wishedCasteNotOwn);
    await makeOwn(family);
    await wish(family, { ageFrom: 25, castes: ['Lohana'] });
    expect((await mine(family)).castes).toEqual(['Lohana']);
    const { candidate, memberId } = family;
    const {
      id,
      version,
      photoId: _photo,
      ...stored
    } = (await app.features.services.candidates.findOwn(memberId))!;
    await app.features.services.candidates.save(
      memberId,
      { ...stored, profileForId: await profileFor('Son'), consent: true } as never,
      { expects: { id }, isIncomplete: true },
    );
    expect(candidate.id).toBe(id);
    expect(await mine(family)).toMatchObject({ ageFrom: 25, castes: [] });
  });

  it('[D119] a caste is no wish of who only says that the profile is for themselves: the mobile decides, as for their own yes', async () => {
    const stranger = await buildPerson(app, { mobile: '7700612345' });
    await makeOf(stranger, 'Self');
    const mayWish = async ({ token }: Person) =>
      (await ask(app, token, '{ mayWishForCaste }')).mayWishForCaste;
    expect(await mayWish(stranger)).toBe(false);
    expect(await wish(stranger, { castes: ['Lohana'] })).toBe(MESSAGES.wishedCasteNotOwn);
    await query('UPDATE member SET candidate_id = $2 WHERE id = $1', [
      stranger.memberId,
      stranger.candidate.id,
    ]);
    expect(await mayWish(stranger)).toBe(true);
    expect(await wish(stranger, { castes: ['Lohana'] })).toEqual({ saveMyWishes: { cities: [] } });
  });

  it('[D119] what was chosen earlier stays when its list no longer has it', async () => {
    const family = await buildPerson(app);
    await wish(family, { diets: ['Jain'] });
    await query(`UPDATE candidate_wishes SET diets = '{Gone}' WHERE candidate_id = $1`, [
      family.candidate.id,
    ]);
    await wish(family, { ageFrom: 25, diets: ['Gone', 'Jain'] });
    expect(await mine(family)).toMatchObject({ ageFrom: 25, diets: ['Gone', 'Jain'] });
    expect(await wish(await buildPerson(app), { diets: ['Gone'] })).toBe(MESSAGES.notInList);
  });

  it('[D119] a caste that is saved while the profile becomes somebody else’s waits for that, and is refused', async () => {
    const family = await buildPerson(app);
    await makeOf(family, 'Self');
    const son = await profileFor('Son');
    const becomesAnothers: Parameters<typeof during>[1] = (manager) =>
      manager.query('UPDATE candidate SET profile_for_id = $2 WHERE id = $1', [family.candidate.id, son]);
    const answer = await during(app, becomesAnothers, () => wish(family, { castes: ['Lohana'] }));
    expect(answer).toBe(MESSAGES.wishedCasteNotOwn);
  });

  it('[D119] need a profile, as putting aside does, and go with it', async () => {
    const { id: memberId } = await buildMember(app);
    const token = await openSession(app, { memberId });
    const other = await buildPerson(app);
    const without = { memberId, token } as Person;
    expect(await wish(without, { ageFrom: 25 })).toBe(MESSAGES.wishesNeedProfile);
    expect(await setAside(without, other)).toBe(MESSAGES.wishesNeedProfile);
    const family = await buildPerson(app);
    await wish(family, { ageFrom: 25 });
    await setAside(family, other);
    await setAside(other, family);
    expect(await ask(app, family.token, 'mutation { removeMyCandidate }')).toEqual({
      removeMyCandidate: true,
    });
    const ids = [family.candidate.id];
    expect(await query('SELECT FROM candidate_wishes WHERE candidate_id = ANY ($1)', [ids])).toEqual([]);
    expect(
      await query('SELECT FROM candidate_aside WHERE candidate_id = ANY ($1) OR other_id = ANY ($1)', [ids]),
    ).toEqual([]);
  });

  it('[D119] are in the export of the member’s data, with whom they have put aside as long as those are shown', async () => {
    const family = await buildPerson(app);
    const other = await buildPerson(app, { firstName: 'Revathi' });
    await wish(family, { cities: ['Harrow'] });
    await setAside(family, other);
    const exported = async () =>
      (
        await get(app, '/exports/my-matrimonial-data.json', { authorization: `Bearer ${family.token}` })
      ).json();
    expect(await exported()).toMatchObject({
      wishes: { cities: ['Harrow'] },
      putAside: [{ firstName: 'Revathi' }],
    });
    await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [other.candidate.id]);
    expect(await exported()).toMatchObject({ putAside: [{ firstName: '' }] });
  });
});

describe('whom a family has put aside', () => {
  it('[D119] is in that part of the list alone until they are taken back', async () => {
    const educationType = 'To be put aside';
    const filter = { educationType };
    const family = await buildPerson(app);
    const [kept, put] = [
      await buildPerson(app, { educationType }),
      await buildPerson(app, { educationType }),
    ];
    await query('INSERT INTO interest (from_candidate_id, to_candidate_id) VALUES ($1, $2), ($1, $3)', [
      ...[family.candidate.id, kept.candidate.id, put.candidate.id],
    ]);
    const ids = async (show: 'ALL' | 'NEW' | 'INTERESTED' | 'ASIDE') =>
      (await list(family, show, { filter })).items.map(({ id }) => id);
    expect(await ids('ALL')).toEqual([put.candidate.id, kept.candidate.id]);
    expect(await setAside(family, put)).toEqual({ setAside: true });
    await setAside(family, put);
    for (const show of ['ALL', 'NEW', 'INTERESTED'] as const)
      expect(await ids(show)).toEqual([kept.candidate.id]);
    expect(await ids('ASIDE')).toEqual([put.candidate.id]);
    expect(await list(family, 'ALL', { filter })).toMatchObject({
      ...{ totalCount: 1, newCount: 1, interestedCount: 1, asideCount: 1 },
    });
    expect((await cardOf(family, put)).isAside).toBe(true);
    // Nobody else notices.
    expect((await list(kept, 'ALL', { filter })).items.map(({ id }) => id)).toContain(put.candidate.id);
    await setAside(family, put, false);
    expect(await ids('ALL')).toContain(put.candidate.id);
    expect(await ids('ASIDE')).toEqual([]);
  });

  it('[D119] cannot be one’s own or whom one does not see', async () => {
    const family = await buildPerson(app);
    const unlisted = await buildPerson(app, { confirmation: 'WITHDRAWN' });
    expect(await setAside(family, family)).toBe(MESSAGES.ownProfile);
    for (const id of [unlisted.candidate.id, 2 ** 31 - 1])
      expect(await setAside(family, { candidate: { id } as never })).toBe(MESSAGES.somethingWrong);
  });
});
