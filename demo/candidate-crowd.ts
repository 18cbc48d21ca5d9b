import type { DataSource, EntityManager } from 'typeorm';
import { DEMO_MOBILES } from './candidates.ts';

/** Rows of one transaction: a server beside it hardly feels that. */
const BATCH = 20_000;

/** No country has this code: none of these numbers can be anybody's. */
const COUNTRY_CODE = '999';

/** What mobiles of members begin with that are nobody's: of the crowd, and of the demo's own people. */
const MADE_UP_MOBILES = [`+${COUNTRY_CODE}%`, `${DEMO_MOBILES}%`];

/** Nothing has this hash. */
const NO_PASSWORD = '!';

const WOMEN = ['Aarti', 'Bhavna', 'Charmi', 'Dipti', 'Heena', 'Janki', 'Krupa', 'Mital', 'Nisha', 'Riddhi'];
const MEN = ['Amit', 'Bhavesh', 'Chirag', 'Darshan', 'Hitesh', 'Jigar', 'Ketan', 'Mehul', 'Nirav', 'Parth'];
const LAST_NAMES = [
  'Patel',
  'Shah',
  'Mistry',
  'Solanki',
  'Desai',
  'Joshi',
  'Chauhan',
  'Parmar',
  'Lad',
  'Vaghela',
];
const CITIES = ['Leicester', 'London', 'Birmingham', 'Coventry', 'Luton', 'Preston', 'Bolton', 'Nottingham'];

/** A random entry; those at the front come more often, as in life. */
const pick = (list: string) => `${list}[1 + floor(power(random(), 1.7) * cardinality(${list}))::integer]`;

/** The values that a select list offers, as an array. */
const offered = (list: string, except = '') =>
  `ARRAY(SELECT value FROM select_option WHERE list = '${list}' AND active AND value NOT IN ('-', '${except}')
     ORDER BY position, id)`;

/**
 * $1 the first number, $2 the last; then the names and cities. Ages gather around 34; one in twenty is not
 * shown in the listing.
 */
const INSERT_BATCH = `
  WITH list AS MATERIALIZED (
    SELECT ${offered('HEIGHT')} AS heights, ${offered('MARITAL_STATUS')} AS marital_statuses,
      ${offered('MOTHER_TONGUE')} AS mother_tongues, ${offered('RELIGION')} AS religions,
      ${offered('CASTE')} AS castes, ${offered('EDUCATION_TYPE')} AS education_types,
      ${offered('DEGREE')} AS degrees, ${offered('OCCUPATION', 'Currently Not Working')} AS occupations,
      ${offered('CURRENCY')} AS currencies, ${offered('ANNUAL_INCOME')} AS incomes,
      (SELECT min(id) FROM profile_for WHERE active) AS profile_for_id,
      $3::text[] AS women, $4::text[] AS men, $5::text[] AS last_names, $6::text[] AS cities
  ), person AS MATERIALIZED (
    SELECT number, random() < 0.48 AS is_woman, random() < 0.08 AS is_idle, random() AS luck,
      current_date - ((19 + 15 * (random() + random())) * 365.25)::integer AS birth_date
    FROM generate_series($1::integer, $2::integer) AS number
  ), new_member AS (
    INSERT INTO member (profile_for_id, status, name, mobile, password_hash)
    SELECT profile_for_id,
      CASE WHEN luck < 0.95 THEN 'ACTIVE' WHEN luck < 0.98 THEN 'DEACTIVE' ELSE 'PENDING' END,
      'Made-up member ' || number, '+${COUNTRY_CODE}' || lpad(number::text, 10, '0'), '${NO_PASSWORD}'
    FROM person CROSS JOIN list ORDER BY number
    RETURNING id, mobile
  )
  INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name, birth_date,
    gender, email, height, marital_status, mother_tongue, religion, caste, education_type, education_description,
    occupation, occupation_description, currency, annual_income, country_code, mobile, city, address, pincode,
    contact_name, contact_country_code, contact_mobile, about_candidate, consent_version, consented_at,
    confirmation, confirmed_at)
  SELECT new_member.id, profile_for_id,
    CASE WHEN is_woman THEN ${pick('women')} ELSE ${pick('men')} END, ${pick('men')}, ${pick('last_names')},
    ${pick('men')}, birth_date, CASE WHEN is_woman THEN 'FEMALE' ELSE 'MALE' END,
    'candidate' || number || '@example.org', ${pick('heights')}, ${pick('marital_statuses')},
    ${pick('mother_tongues')}, ${pick('religions')}, ${pick('castes')}, ${pick('education_types')},
    ${pick('degrees')}, CASE WHEN is_idle THEN 'Currently Not Working' ELSE ${pick('occupations')} END,
    CASE WHEN is_idle THEN '' ELSE 'With a firm in the Midlands' END,
    CASE WHEN is_idle THEN '-' ELSE ${pick('currencies')} END,
    CASE WHEN is_idle THEN '-' ELSE ${pick('incomes')} END,
    '${COUNTRY_CODE}', lpad(number::text, 10, '0'), ${pick('cities')}, number || ' Made-up Street', 'LE1 1AA',
    ${pick('men')}, '${COUNTRY_CODE}', lpad(number::text, 10, '0'),
    'A made-up profile, to see how the site behaves with many of them.', 1, now(), 'GIVEN', now()
  FROM person JOIN new_member ON new_member.mobile = '+${COUNTRY_CODE}' || lpad(number::text, 10, '0')
  CROSS JOIN list
  ORDER BY number`;

/**
 * Makes matrimonial profiles until there are so many made-up ones. Nobody can sign in to them.
 * @param tell hears how many there are, now and then
 * @returns how many were added
 * @throws Error on a site with real people in it
 */
export async function addCandidateCrowd(
  dataSource: DataSource,
  wanted: number,
  tell: (count: number) => void,
): Promise<number> {
  await refuseRealSite(dataSource);
  const [{ count }] = await dataSource.query<[{ count: number }]>(
    `SELECT coalesce(max(right(mobile, 10)::bigint), 0)::integer AS count FROM member WHERE mobile LIKE $1`,
    [`+${COUNTRY_CODE}%`],
  );
  for (let first = count + 1; first <= wanted; first += BATCH) {
    const last = Math.min(first + BATCH - 1, wanted);
    await dataSource.transaction((manager) => insertBatch(manager, first, last));
    tell(last);
  }
  await dataSource.query('ANALYZE member, candidate');
  return Math.max(0, wanted - count);
}

async function insertBatch(manager: EntityManager, first: number, last: number): Promise<void> {
  await manager.query(INSERT_BATCH, [first, last, WOMEN, MEN, LAST_NAMES, CITIES]);
}

/** Whether anybody is a member whom neither the demo nor the crowd has made up. */
export async function hasRealMembers(dataSource: DataSource): Promise<boolean> {
  const [{ real }] = await dataSource.query<[{ real: boolean }]>(
    'SELECT EXISTS (SELECT FROM member WHERE NOT mobile LIKE ANY ($1)) AS real',
    [MADE_UP_MOBILES],
  );
  return real;
}

/** Made-up people among real ones would be a lie, and are hard to take out again. */
async function refuseRealSite(dataSource: DataSource): Promise<void> {
  const [{ real }] = await dataSource.query<[{ real: boolean }]>(
    `SELECT EXISTS (SELECT FROM user_account WHERE email NOT LIKE '%@example.org') AS real`,
  );
  if (real || (await hasRealMembers(dataSource)))
    throw new Error('This site has real people in it: no made-up profiles are added.');
}
