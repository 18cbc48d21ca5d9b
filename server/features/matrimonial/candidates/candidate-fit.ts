import { PREFER_NOT_TO_SAY } from '../../../../rules/candidate.ts';
import type { CandidateWish } from '../../../../rules/candidate-wishes.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { showsCaste } from './visibility.ts';

/** Null, which is not compared, where nothing is wished for or the fact is not told. */
const among = (wished: string, fact: string) =>
  `CASE WHEN cardinality(wishes.${wished}) > 0 AND ${fact} <> '' THEN ${fact} = ANY (wishes.${wished}) END`;

/** The same of what is typed: in any case. */
const amongTyped = (wished: string, fact: string, isTold: string) =>
  `CASE WHEN cardinality(wishes.${wished}) > 0 AND ${isTold}
     THEN lower(btrim(${fact})) = ANY (SELECT lower(typed) FROM unnest(wishes.${wished}) AS typed) END`;

const place = (height: string) =>
  `(SELECT position FROM select_option WHERE list = 'HEIGHT' AND lower(value) = lower(${height}))`;

/** In whole years, as `ageInYears` counts them. */
const ageOf = (birthDate: string) =>
  `(${currentDay().replaceAll('-', '')} - to_char(${birthDate}, 'YYYYMMDD')::integer) / 10000`;

/** Whether each of the `wishes` is fulfilled by that candidate, as SQL; null where it is not compared. */
const isFulfilled = (candidate: string): Record<CandidateWish, string> => ({
  AGE: `CASE WHEN coalesce(wishes.age_from, wishes.age_to) IS NOT NULL
     THEN ${ageOf(`${candidate}.birth_date`)} BETWEEN coalesce(wishes.age_from, 0) AND coalesce(wishes.age_to, 200) END`,
  HEIGHT: `CASE WHEN coalesce(wishes.height_from, wishes.height_to) IS NOT NULL
     THEN ${place(`${candidate}.height`)}
       BETWEEN coalesce(${place('wishes.height_from')}, 0) AND coalesce(${place('wishes.height_to')}, 2147483647) END`,
  EDUCATION: among('education_types', `${candidate}.education_type`),
  PLACE: amongTyped('cities', `${candidate}.city`, `${candidate}.city <> ''`),
  DIET: among('diets', `${candidate}.diet`),
  LANGUAGE: `CASE WHEN cardinality(wishes.languages) > 0
     THEN wishes.languages && (${candidate}.languages || ${candidate}.mother_tongue::text) END`,
  MARITAL_STATUS: among('marital_statuses', `${candidate}.marital_status`),
  CASTE: amongTyped(
    'castes',
    `${candidate}.caste`,
    `${showsCaste(candidate)} AND ${candidate}.caste NOT IN ('', '${PREFER_NOT_TO_SAY}')`,
  ),
});

/**
 * How a candidate meets the `wishes` of another, one row: how many are fulfilled (`fits`) of how many that can be compared
 * (`of`), and which differ. It reads nothing that members may not see of the candidate. To be joined laterally.
 */
export const comparison = (candidate: string) => `
  SELECT count(*) FILTER (WHERE is_fulfilled)::integer AS fits, count(is_fulfilled)::integer AS "of",
         coalesce(array_agg(wish) FILTER (WHERE NOT is_fulfilled), '{}') AS differs
    FROM (VALUES ${Object.entries(isFulfilled(candidate))
      .map(([wish, condition]) => `('${wish}', ${condition})`)
      .join(', ')}) AS compared (wish, is_fulfilled)`;

/** How the candidate meets the wishes of the member who looks: null where nothing can be compared, and of their own. */
const fitsOwn = (member: string) => `(
  SELECT json_build_object('fits', fits, 'of', "of", 'differs', differs)
    FROM candidate AS own JOIN candidate_wishes AS wishes ON wishes.candidate_id = own.id
   CROSS JOIN LATERAL (${comparison('candidate')}) AS compared
   WHERE own.member_id = ${member} AND own.id <> candidate.id AND "of" > 0) AS fit`;

/**
 * How long the own facts stand before the others' wishes are compared with them: else whoever changes their profile again and
 * again would read from the numbers what others wish for (decision 100).
 */
const STANDS = `interval '7 days'`;

/** How the candidate of the member who looks meets this one's wishes, which nobody else is told. */
const fitsTheirs = (member: string) => `(
  SELECT json_build_object('fits', fits, 'of', "of")
    FROM candidate AS own JOIN candidate_wishes AS wishes ON wishes.candidate_id = candidate.id
   CROSS JOIN LATERAL (${comparison('own')}) AS compared
   WHERE own.member_id = ${member} AND own.id <> candidate.id AND "of" > 0
     AND own.fit_changed_at < now() - ${STANDS}) AS "fitsTheirs"`;

/** Both, as columns of a card. */
export const fitColumns = (member: string) => [fitsOwn(member), fitsTheirs(member)];

/**
 * The candidates of `ids` with their `place` in the order of {@link CandidateOrder}: first those in whom the member's own
 * candidate can be interested, those who fit best before the others, their own last.
 */
export const rankedByFit = (ids: string, member: string) => `
  SELECT candidate.id, row_number() OVER (ORDER BY own.id IS NOT DISTINCT FROM candidate.id,
           own.gender IS NOT DISTINCT FROM candidate.gender, fits DESC, "of", candidate.id DESC) AS place
    FROM ${ids} AS ids JOIN candidate ON candidate.id = ids.id
    LEFT JOIN candidate AS own ON own.member_id = ${member}
    LEFT JOIN candidate_wishes AS wishes ON wishes.candidate_id = own.id
   CROSS JOIN LATERAL (${comparison('candidate')}) AS compared`;
