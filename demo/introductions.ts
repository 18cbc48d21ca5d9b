import type { DataSource } from 'typeorm';
import type { CandidateWishValues } from '../rules/candidate-wishes.ts';
import { addDays } from '../rules/days.ts';
import { tellingTime } from '../rules/interest.ts';
import { currentDay } from '../rules/zoned-time.ts';
import type { User } from '../server/features/accounts/user.entity.ts';
import { accountMobile } from './candidates.ts';
import { DEMO_CARE, DEMO_PAIRS, DEMO_WISHES } from './introduction-texts.ts';

const NO_WISHES: CandidateWishValues = {
  ...{ ageFrom: null, ageTo: null, heightFrom: null, heightTo: null, educationTypes: [], cities: [] },
  ...{ diets: [], languages: [], maritalStatuses: [], castes: [], weeklyMail: false },
};

/** A candidate by the mobile of the account. */
const idOf = (column: string) =>
  `(SELECT candidate.id FROM candidate JOIN member ON member.id = member_id WHERE member.mobile = ${column})`;

const ADD_WISHES = `
  INSERT INTO candidate_wishes (candidate_id, age_from, age_to, height_from, height_to, education_types, cities, diets,
    languages, marital_statuses, castes)
  SELECT ${idOf('wish.mobile')}, "ageFrom", "ageTo", "heightFrom", "heightTo", "educationTypes", cities, diets, languages,
    "maritalStatuses", castes
    FROM jsonb_to_recordset($1) AS wish (mobile text, "ageFrom" smallint, "ageTo" smallint, "heightFrom" text,
      "heightTo" text, "educationTypes" text[], cities text[], diets text[], languages text[], "maritalStatuses" text[],
      castes text[])`;

/** $1 pairs, $2 when those of whom the others are not told yet are told. */
const ADD_INTERESTS = `
  INSERT INTO interest (from_candidate_id, to_candidate_id, created_at, state, line, tells_at, told_at, answered_at)
  SELECT ${idOf('pair."from"')}, ${idOf('pair."to"')}, at, state, line, CASE WHEN "isTold" THEN at ELSE $2 END,
    CASE WHEN "isTold" THEN at + interval '15 hours' END,
    CASE WHEN state <> 'SENT' THEN at + interval '2 days' END
    FROM (SELECT *, now() - make_interval(days => days) AS at FROM jsonb_to_recordset($1) AS pair ("from" text, "to" text,
      state text, days integer, line text, "isTold" boolean)) AS pair ORDER BY days DESC`;

/** $1 pairs, $2 the officer who looks after some of them, $3 their name. */
const ADD_INTRODUCTIONS = `
  WITH pair AS MATERIALIZED (
    SELECT *, ${idOf('pair."from"')} AS one, ${idOf('pair."to"')} AS other, now() - make_interval(days => days) AS at
      FROM jsonb_to_recordset($1) AS pair ("from" text, "to" text, step text, days integer, "nextOn" date, "isOurs" boolean,
        note text)),
  made AS (
    INSERT INTO introduction (first_candidate_id, second_candidate_id, step, next_on, officer_id, contacts_opened_at,
      changed_at, created_at)
    SELECT least(one, other), greatest(one, other), step, "nextOn", CASE WHEN "isOurs" THEN $2::integer END,
      CASE WHEN step IN ('CONTACTS_OPEN', 'MET', 'ENGAGED') THEN at + interval '2 days' END, CASE step WHEN 'INTEREST' THEN at + interval '15 hours' ELSE at + interval '2 days' END, at
      FROM pair
    RETURNING id, first_candidate_id, second_candidate_id)
  INSERT INTO introduction_note (introduction_id, officer_name, text, created_at)
  SELECT made.id, $3, note, at + interval '2 days' FROM made
    JOIN pair ON first_candidate_id = least(one, other) AND second_candidate_id = greatest(one, other)
   WHERE note <> ''`;

/** As if the profiles had been there for a while: only the first ones of the list are new, and who fits whom is told. */
const AGE = `
  UPDATE candidate SET fit_changed_at = now() - interval '60 days',
         listed_at = CASE WHEN number > 4 THEN listed_at - make_interval(days => 9 + number::integer) ELSE listed_at END
    FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS number FROM candidate) AS place
   WHERE place.id = candidate.id`;

/**
 * Adds what the demo's families look for, who is interested in whom, what the office knows of it and who looks after it; in a few statements,
 * because what is days old no service can write.
 */
export async function addDemoIntroductions(dataSource: DataSource, { id, name }: User): Promise<void> {
  const mobile = (index: number) => `+44${accountMobile(index)}`;
  const pairs = DEMO_PAIRS.map(
    ({ from, to, step = null, line = '', note = '', nextIn, isOurs = false, ...pair }) => ({
      ...{ ...pair, from: mobile(from), to: mobile(to), step, line, note, isOurs },
      nextOn: nextIn === undefined ? null : addDays(currentDay(), nextIn),
      isTold: step !== null,
    }),
  );
  const wishes = DEMO_WISHES.map(([index, wish]) => ({ mobile: mobile(index), ...NO_WISHES, ...wish }));
  await dataSource.transaction(async (manager) => {
    await manager.query(AGE);
    await manager.query('UPDATE matrimonial_setting SET looked_after_by = $1', [DEMO_CARE]);
    await manager.query(ADD_WISHES, [JSON.stringify(wishes)]);
    await manager.query(ADD_INTERESTS, [JSON.stringify(pairs), tellingTime(new Date())]);
    const told = pairs.filter(({ isTold }) => isTold);
    await manager.query(ADD_INTRODUCTIONS, [JSON.stringify(told), id, name]);
  });
}
