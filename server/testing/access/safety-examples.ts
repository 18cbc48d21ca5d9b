import { buildCandidate } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build, versioned } from './example-builders.ts';

const REPORTED = { kind: 'OTHER', text: 'Not their own words' };

const newCandidateId = async (app: TestApp) => ({
  variables: { candidateId: (await buildCandidate(app)).id },
});

/** Two candidates who have both said yes, in an association whose office opens the contacts. */
async function newIntroduction(app: TestApp): Promise<{ id: number; version: number }> {
  const { dataSource } = app.database;
  const [first, second] = [await buildCandidate(app), await buildCandidate(app)];
  await dataSource.query('UPDATE matrimonial_setting SET office_opens_contacts = true');
  await dataSource.query(
    `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at)
       VALUES ($1, $2, 'ACCEPTED', now(), now())`,
    [first.id, second.id],
  );
  const [introduction] = await dataSource.query(
    `INSERT INTO introduction (first_candidate_id, second_candidate_id, step) VALUES ($1, $2, 'BOTH_YES')
     RETURNING id, version`,
    [first.id, second.id],
  );
  return introduction;
}

async function newReport(app: TestApp): Promise<{ id: number; version: number; memberId: number }> {
  const { id: candidateId, memberId } = await buildCandidate(app);
  const [report] = await app.database.dataSource.query(
    `INSERT INTO candidate_report (candidate_id, candidate_name, kind, text, due_at)
       VALUES ($1, 'Asha', 'OTHER', 'Rude', now()) RETURNING id, version`,
    [candidateId],
  );
  return { ...report, memberId };
}

/** Calls about blocks, reports and introductions, each with what it needs. */
export const SAFETY_EXAMPLES: Record<string, Build> = {
  blockMember: newCandidateId,
  unblockMember: about(async (app) => (await buildCandidate(app)).memberId),
  reportCandidate: async (app) => {
    const { variables } = await newCandidateId(app);
    return { variables: { ...variables, input: REPORTED } };
  },
  decideCandidateReport: async (app) => {
    const { id, version } = await newReport(app);
    return { variables: { id, version, input: { decision: 'REJECTED', answer: 'All is well.' } } };
  },
  showReportedCandidate: async (app) => ({ variables: { memberId: (await newReport(app)).memberId } }),
  changeIntroduction: versioned(newIntroduction, {
    input: { step: 'MET', nextOn: '2030-01-01', officerId: 0 },
  }),
  openIntroductionContacts: versioned(newIntroduction),
  noteIntroduction: about(newIntroduction, { text: 'Rang the father' }),
};
