// A member's filtered page of candidates, read with nothing but pg.
import { createHash } from 'node:crypto';

const MEMBER = `
  SELECT member.id FROM session JOIN member ON member.id = session.member_id AND member.status = 'ACTIVE'
   WHERE session.token_hash = $1 AND session.expires_at > now()`;

/** The same SQL as Samaj's for this filter (`countedPageStatement` in candidate-search.ts), to compare all the rest. */
const CANDIDATES = `
  WITH few AS MATERIALIZED (
         SELECT id FROM candidate
          WHERE listed AND gender = $1
            AND birth_date > current_date - make_interval(years => $3::integer + 1)
            AND birth_date <= current_date - make_interval(years => $2::integer) LIMIT 1001),
       counted AS MATERIALIZED (SELECT count(*)::integer AS found FROM few)
  SELECT counted.found, id, member_id, photo_id, first_name, middle_name, last_name, gender, birth_date::text,
    height, marital_status, mother_tongue, city,
    CASE WHEN consent_version IS NULL THEN '' ELSE religion END AS religion,
    CASE WHEN consent_version IS NULL THEN '' ELSE caste END AS caste,
    education_type, education_description, occupation, occupation_description, currency, annual_income,
    EXISTS (SELECT 1 FROM interest JOIN candidate AS own ON own.id = interest.from_candidate_id
       WHERE own.member_id = $6 AND interest.to_candidate_id = candidate.id) AS is_interest_sent
    FROM counted
    LEFT JOIN (SELECT id FROM few WHERE (SELECT found FROM counted) <= 1000 ORDER BY id DESC LIMIT $4 OFFSET $5)
      AS page ON true
    LEFT JOIN candidate USING (id) ORDER BY id DESC`;

/** @returns the signed-in member, or undefined */
async function findMember(pool, { authorization = '' }) {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
  const { rows } = await pool.query(MEMBER, [hash]);
  return rows[0];
}

/** A page in the format of Samaj's `candidates`; null if no member is signed in. Generated profiles have no photos. */
export async function readPageOfCandidates(pool, headers, { gender, ageFrom, ageTo, page, pageSize }) {
  const member = await findMember(pool, headers);
  if (!member) return null;
  const { rows } = await pool.query(CANDIDATES, [
    gender,
    ageFrom,
    ageTo,
    pageSize,
    (page - 1) * pageSize,
    member.id,
  ]);
  const found = rows.filter(({ id }) => id !== null);
  const items = found.map((row) => ({
    id: row.id,
    isOwn: row.member_id === member.id,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    height: row.height,
    maritalStatus: row.marital_status,
    motherTongue: row.mother_tongue,
    city: row.city,
    religion: row.religion,
    caste: row.caste,
    educationType: row.education_type,
    educationDescription: row.education_description,
    occupation: row.occupation,
    occupationDescription: row.occupation_description,
    currency: row.currency,
    annualIncome: row.annual_income,
    photo: null,
  }));
  return { items, totalCount: rows[0].found };
}
