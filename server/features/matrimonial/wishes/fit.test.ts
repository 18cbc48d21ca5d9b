import { describe, expect, it } from 'vitest';
import { birthDatesOfAges } from '../../../../rules/birth-date.ts';
import { PREFER_NOT_TO_SAY } from '../../../../rules/candidate.ts';
import { addDays } from '../../../../rules/days.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { buildPerson, type Person } from '../safety/safety-fixtures.ts';
import { type Wishes, wishesOf } from './wishes-fixtures.ts';

const app = sharedTestApp();
const { wish, makeOwn, cardOf } = wishesOf(app);

const aged = birthDatesOfAges(25, 30);
const MATCHING = {
  birthDate: aged.last!,
  height: '5ft 4in (163 cm)',
  educationType: "Master's degree",
  city: ' LEICESTER',
  diet: 'Jain',
  languages: ['Hindi', 'English'],
  maritalStatus: 'Never Married',
  caste: 'lohana',
};

/** Each wish with what fulfils it, what does not, and what is not compared. */
const WISHES: Record<
  string,
  { wishes: Wishes; fits: Partial<Candidate>[]; differs: Partial<Candidate>[]; isOpen?: Partial<Candidate>[] }
> = {
  AGE: {
    wishes: { ageFrom: 25, ageTo: 30 },
    fits: [{ birthDate: aged.first! }, { birthDate: aged.last! }],
    differs: [{ birthDate: addDays(aged.first!, -1) }, { birthDate: addDays(aged.last!, 1) }],
  },
  HEIGHT: {
    wishes: { heightFrom: '5ft 2in (157 cm)', heightTo: '5ft 5in (165 cm)' },
    fits: [{ height: '5ft 2in (157 cm)' }, { height: '5ft 5in (165 cm)' }],
    differs: [{ height: '5ft 1in (155 cm)' }, { height: '5ft 10in (178 cm)' }],
    isOpen: [{ height: 'tall' }],
  },
  EDUCATION: {
    wishes: { educationTypes: ["Master's degree", 'Doctorate'] },
    fits: [{ educationType: 'Doctorate' }],
    differs: [{ educationType: 'Other' }],
  },
  PLACE: {
    wishes: { cities: [' Leicester ', 'લંડન'] },
    fits: [{ city: 'leicester' }, { city: 'LEICESTER ' }, { city: 'લંડન' }],
    differs: [{ city: 'London' }, { city: 'Leicester East' }],
  },
  DIET: {
    wishes: { diets: ['Jain', 'Vegan'] },
    fits: [{ diet: 'Vegan' }],
    differs: [{ diet: 'Vegetarian' }],
    isOpen: [{ diet: '' }],
  },
  LANGUAGE: {
    wishes: { languages: ['Hindi', 'Telugu'] },
    fits: [{ languages: ['English', 'Telugu'] }, { motherTongue: 'Hindi', languages: [] }],
    differs: [{ languages: ['English'] }, { languages: [] }],
  },
  MARITAL_STATUS: {
    wishes: { maritalStatuses: ['Never Married'] },
    fits: [{ maritalStatus: 'Never Married' }],
    differs: [{ maritalStatus: 'Divorced' }],
  },
  CASTE: {
    wishes: { castes: ['Lohana'] },
    fits: [{ caste: 'lohana' }],
    differs: [{ caste: 'Brahmin' }],
    isOpen: [
      { caste: 'Lohana', showsCaste: false },
      { caste: 'Brahmin', showsCaste: false },
      { caste: 'Lohana', consentVersion: null },
      { caste: PREFER_NOT_TO_SAY },
    ],
  },
};

async function selfMade(fields: Partial<Candidate> = {}): Promise<Person> {
  const person = await buildPerson(app, fields);
  await makeOwn(person);
  return person;
}

/** As if the facts had been as they are for that many days. */
const stand = ({ candidate }: Person, days = 8) =>
  app.database.dataSource.query(
    'UPDATE candidate SET fit_changed_at = now() - make_interval(days => $2) WHERE id = $1',
    [candidate.id, days],
  );

describe('how a candidate meets wishes', () => {
  it.each<[Wishes, Partial<Candidate>, Partial<Candidate>]>([
    [{ ageFrom: 25 }, { birthDate: aged.first! }, { birthDate: addDays(aged.last!, 1) }],
    [{ ageTo: 30 }, { birthDate: aged.last! }, { birthDate: addDays(aged.first!, -1) }],
    [{ heightFrom: '5ft 2in (157 cm)' }, { height: '5ft 10in (178 cm)' }, { height: '5ft 1in (155 cm)' }],
    [{ heightTo: '5ft 5in (165 cm)' }, { height: '5ft 1in (155 cm)' }, { height: '5ft 10in (178 cm)' }],
  ])('[D119] %j is open at its other end', async (wishes, fitting, differing) => {
    const family = await selfMade();
    await wish(family, wishes);
    const fitsOf = async (fields: Partial<Candidate>) =>
      (await cardOf(family, await buildPerson(app, fields))).fit?.fits;
    expect([await fitsOf(fitting), await fitsOf(differing)]).toEqual([1, 0]);
  });

  it.each(Object.entries(WISHES))(
    '[D119] %s: compares what is wished for with what is told',
    async (name, { wishes, fits, differs, isOpen = [] }) => {
      const family = await selfMade();
      expect(await wish(family, wishes)).toHaveProperty('saveMyWishes');
      const fitOf = async (fields: Partial<Candidate>) =>
        (await cardOf(family, await buildPerson(app, fields))).fit;
      for (const fields of fits) expect(await fitOf(fields)).toEqual({ fits: 1, of: 1, differs: [] });
      for (const fields of differs) expect(await fitOf(fields)).toEqual({ fits: 0, of: 1, differs: [name] });
      for (const fields of isOpen) expect(await fitOf(fields)).toBeNull();
    },
  );

  it('[D119] says how many of all fit and which do not; a limit on one side is enough', async () => {
    const family = await selfMade();
    const all = Object.assign({}, ...Object.values(WISHES).map(({ wishes }) => wishes));
    await wish(family, all);
    const other = await buildPerson(app, MATCHING);
    expect((await cardOf(family, other)).fit).toEqual({ fits: 8, of: 8, differs: [] });
    await wish(family, { ...all, cities: ['London'], ageFrom: null, ageTo: 24, heightTo: null });
    expect((await cardOf(family, other)).fit).toEqual({ fits: 6, of: 8, differs: ['AGE', 'PLACE'] });
  });

  it('[D119] the other direction is numbers only, and nobody’s wishes are without a fit', async () => {
    const [family, other] = [await selfMade(MATCHING), await selfMade()];
    expect(await cardOf(family, other)).toMatchObject({ fit: null, fitsTheirs: null });
    await wish(other, { cities: ['leicester'], diets: ['Vegan'], castes: ['Lohana'] });
    const theirs = async () => {
      await stand(family);
      return (await cardOf(family, other)).fitsTheirs;
    };
    expect(await theirs()).toEqual({ fits: 2, of: 3 });
    // What the family does not show of its own candidate is not compared for the others either.
    await app.database.dataSource.query('UPDATE candidate SET shows_caste = false WHERE id = $1', [
      family.candidate.id,
    ]);
    expect(await theirs()).toEqual({ fits: 1, of: 2 });
    await wish(other, {});
    expect(await theirs()).toBeNull();
    expect((await cardOf(other, other)).fit).toBeNull();
  });

  it.each([
    { diet: 'Vegan' },
    { caste: 'Lohana' },
    { showsCaste: false },
    { birthDate: '1990-01-01' },
    { city: 'Leeds' },
    { languages: ['Hindi'] },
  ])('[D119] whoever changes %j does not see whether the number moves, for a week', async (change) => {
    const [family, other] = [await selfMade(MATCHING), await selfMade()];
    await wish(other, { cities: ['Leicester'], diets: ['Vegan'] });
    const theirs = async () => (await cardOf(family, other)).fitsTheirs;
    // Of a new profile, too: to make another one would else be a change.
    expect(await theirs()).toBeNull();
    await stand(family);
    const told = await theirs();
    expect(told).not.toBeNull();
    const { manager } = app.database.dataSource;
    await manager.update(Candidate, family.candidate.id, {
      address: '1 Other Road',
      aboutCandidate: 'Cooks.',
    });
    expect(await theirs()).toEqual(told);
    await manager.update(Candidate, family.candidate.id, change);
    expect(await theirs()).toBeNull();
    await stand(family, 6);
    expect(await theirs()).toBeNull();
    await stand(family);
    expect(await theirs()).not.toBeNull();
  });
});
