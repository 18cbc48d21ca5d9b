import { randomUUID } from 'node:crypto';
import type { CandidateWishFields } from '../../../rules/candidate-wishes.ts';
import type { Candidate } from '../../features/matrimonial/candidates/candidate.entity.ts';
import { readingOf } from '../../features/matrimonial/candidates/candidate-photo.service.ts';
import { BROWSER_REQUESTER } from '../code-requesters.ts';
import { codeSentTo, freshMobile } from '../contract/contract-fixture.ts';
import {
  buildCandidate,
  buildMember,
  candidateFields,
  openSession,
  PASSWORD,
  picture,
} from '../factories.ts';
import { graphql } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { CANARY_PASSWORD, ownCandidate } from './account-examples.ts';
import type { Credentials } from './callers.ts';
import { type Build, plain } from './example-builders.ts';

const SHOWN = {
  ...{ photosFor: 'MEMBERS', surnameFor: 'AFTER_YES' },
  ...{ showsIncome: true, showsReligion: true, showsCaste: false },
};

/** Nothing that matters. */
export const NO_WISHES: CandidateWishFields = {
  ...{ ageFrom: null, ageTo: null, heightFrom: null, heightTo: null, educationTypes: [], cities: [] },
  ...{ diets: [], languages: [], maritalStatuses: [], castes: [], weeklyMail: false },
};

/** A candidate who has the link with that token. */
async function linked(app: TestApp): Promise<{ token: string; candidate: Candidate }> {
  const candidate = await buildCandidate(app);
  const page = await app.database.dataSource.transaction((manager) =>
    app.features.services.candidateLinks.make(manager, candidate.id, 'EMAIL'),
  );
  return { token: page.split('#')[1]!, candidate };
}

const byLink =
  (variables: Record<string, unknown> = {}): Build =>
  async (app) => ({ variables: { token: (await linked(app)).token, ...variables } });

/** The caller's own profile, which is made where they have none. */
async function own(app: TestApp, caller: Credentials): Promise<Candidate> {
  const stored = await ownCandidate(app, caller);
  if (stored) return stored;
  const candidate = await buildCandidate(app);
  if (!caller.memberId) return candidate;
  await app.database.dataSource.query('UPDATE candidate SET member_id = $2 WHERE id = $1', [
    candidate.id,
    caller.memberId,
  ]);
  return { ...candidate, memberId: caller.memberId };
}

/** Interest of one in the other, which was told. */
async function interest(app: TestApp, from: Candidate, to: Candidate): Promise<void> {
  await app.database.dataSource.query(
    'INSERT INTO interest (from_candidate_id, to_candidate_id, told_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
    [from.id, to.id],
  );
}

/** Two photos of the caller's own profile. @returns their file names */
async function twoPhotos(app: TestApp, caller: Credentials): Promise<string[]> {
  const { id } = await own(app, caller);
  const { dataSource } = app.database;
  const names = [randomUUID(), randomUUID()].map(
    (name) =>
      `${name
        .replace(/[^a-f2-7]/g, '')
        .padEnd(26, 'a')
        .slice(0, 26)}.jpg`,
  );
  const files: { id: number }[] = await dataSource.query(
    `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
       SELECT 'ProfileImages', name, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED' FROM unnest($1::text[]) AS name
     RETURNING id`,
    [names],
  );
  await dataSource.query('DELETE FROM candidate_photo WHERE candidate_id = $1', [id]);
  await dataSource.query('UPDATE candidate SET photo_id = $2 WHERE id = $1', [id, files[0]!.id]);
  await dataSource.query(
    'INSERT INTO candidate_photo (candidate_id, photo_id, position) VALUES ($1, $2, 2)',
    [id, files[1]!.id],
  );
  return names;
}

/** Calls about profiles, the candidate's own yes, interest and photos, each with what it needs. */
/** What ends the weekly mail of a new member. */
export async function weeklyMailToken(app: TestApp): Promise<string> {
  const candidate = await buildCandidate(app);
  await graphql(app, {
    query: 'mutation ($input: CandidateWishesInput!) { saveMyWishes(input: $input) { weeklyMail } }',
    variables: { input: { ...NO_WISHES, ageFrom: 25, weeklyMail: true } },
    token: await openSession(app, { memberId: candidate.memberId }),
  });
  return app.features.services.weeklyMail.tokenOf(candidate);
}

export const MATRIMONIAL_EXAMPLES: Record<string, Build> = {
  confirmCandidate: async (app) => {
    const { token, candidate } = await linked(app);
    const reading = await readingOf(app.database.dataSource.manager, candidate);
    return { variables: { token, reading, shown: SHOWN } };
  },
  postponeCandidate: byLink(),
  withdrawCandidate: byLink(),
  refuseCandidate: byLink(),
  renewCandidateLink: byLink(),
  setCandidateAbsence: byLink({ absence: 'PAUSED', until: null }),
  correctCandidate: async (app) => {
    const { token, candidate } = await linked(app);
    return { variables: { token, input: { ...candidateFields(), version: candidate.version } } };
  },
  setMyAbsence: async (app, caller) => {
    await own(app, caller);
    return { variables: { absence: null, until: null } };
  },
  askMyCandidateAgain: async (app, caller) => {
    const { id } = await own(app, caller);
    await app.database.dataSource.query(
      `UPDATE candidate SET confirmation = 'WAITING', confirmation_asked_at = NULL WHERE id = $1`,
      [id],
    );
    return { variables: {} };
  },
  answerInterest: async (app, caller) => {
    const [mine, other] = [await own(app, caller), await buildCandidate(app)];
    await app.database.dataSource.query(
      `UPDATE candidate SET confirmation = 'GIVEN', confirmed_at = now(), absence = NULL WHERE id = $1`,
      [mine.id],
    );
    await interest(app, other, mine);
    return { variables: { candidateId: other.id, isYes: false } };
  },
  answerInterestByLink: async (app) => {
    const { token, candidate } = await linked(app);
    const other = await buildCandidate(app);
    await interest(app, other, candidate);
    return { variables: { token, candidateId: other.id, isYes: false } };
  },
  withdrawInterestByLink: async (app) => {
    const { token, candidate } = await linked(app);
    const other = await buildCandidate(app);
    await interest(app, candidate, other);
    return { variables: { token, candidateId: other.id } };
  },
  changeCandidateSignIn: async (app) => {
    const { id: candidateId, memberId } = await buildCandidate(app);
    const { name, mobile } = await buildMember(app, { candidateId });
    const input = { name: 'Asha', mobile: freshMobile() };
    return { variables: { memberId, input, seen: { name, mobile }, reason: 'As she asked at the office' } };
  },
  setUpOwnSignIn: async (app) => {
    const { token } = await linked(app);
    const mobile = freshMobile();
    const subject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile: `+44${mobile}` } as const;
    // The callers of all examples together would use up the site's text messages of a day.
    await app.database.dataSource.query(`DELETE FROM attempt_counter WHERE key LIKE 'sms-day:%'`);
    await app.codes.send(subject, BROWSER_REQUESTER, 'Samaj');
    const code = await codeSentTo({ app }, mobile);
    const wish = { isAlone: true, contactStays: false };
    return {
      variables: {
        token,
        input: { mobile, code, ...wish, password: CANARY_PASSWORD },
      },
    };
  },
  takeOverMembership: async (app, { memberId }) => {
    const { id } = await buildCandidate(app);
    await app.database.dataSource.query('UPDATE member SET candidate_id = $2 WHERE id = $1', [memberId, id]);
    return { variables: { input: { password: PASSWORD, contactStays: true } } };
  },
  withdrawInterest: async (app, caller) => {
    const [mine, other] = [await own(app, caller), await buildCandidate(app)];
    await interest(app, mine, other);
    return { variables: { candidateId: other.id } };
  },
  addMyPhoto: async (app, caller) => {
    const { id } = await own(app, caller);
    await app.database.dataSource.query('DELETE FROM candidate_photo WHERE candidate_id = $1', [id]);
    return {
      variables: {},
      file: { content: await picture(), fileName: 'me.png', contentType: 'image/png' },
    };
  },
  orderMyPhotos: async (app, caller) => ({
    variables: { fileNames: (await twoPhotos(app, caller)).reverse() },
  }),
  removeMyPhoto: async (app, caller) => ({ variables: { fileName: (await twoPhotos(app, caller))[1] } }),
  expressInterest: async (app) => ({ variables: { candidateId: (await buildCandidate(app)).id } }),
  saveMyWishes: async (app, caller) => {
    await own(app, caller);
    return { variables: { input: { ...NO_WISHES, ageFrom: 25, ageTo: 32 } } };
  },
  setAside: async (app, caller) => {
    await own(app, caller);
    return { variables: { candidateId: (await buildCandidate(app)).id, isAside: true } };
  },
  stopWeeklyMail: async (app) => ({ variables: { token: await weeklyMailToken(app) } }),
  saveMyCandidate: async (app, caller) => ({
    variables: { input: { ...candidateFields(), version: (await ownCandidate(app, caller))?.version } },
    file: { content: await picture(), fileName: 'me.png', contentType: 'image/png' },
  }),
  removeMyCandidate: plain({}),
  saveMatrimonialSetting: async ({ features }) => {
    const { id: _, ...setting } = await features.services.matrimonialSettings.find();
    return { variables: { input: { ...setting, answerDays: 14 } } };
  },
  removeCandidate: async (app) => ({ variables: { memberId: (await buildCandidate(app)).memberId } }),
};
