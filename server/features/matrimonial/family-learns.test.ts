import { describe, expect, it } from 'vitest';
import { freshMobile } from '../../testing/contract/contract-fixture.ts';
import { adminToken, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { act } from './confirmation/confirmation-fixtures.ts';
import { FAMILY_CALLS } from './family-calls-fixtures.ts';
import { familyLearnsOf, type MadeFamily } from './family-learns-fixtures.ts';
import { download } from './membership-fixtures.ts';

const app = sharedTestApp();
const world = familyLearnsOf(app);
const { sql, calling, answersTo, call } = world;

const PAUSE =
  'mutation ($token: String!) { answer: setCandidateAbsence(token: $token, absence: PAUSED) { madeAt } }';
const pause = ({ link: token }: MadeFamily) => call(PAUSE, { token });
const takeBack = ({ link: token }: MadeFamily) => call(act('withdrawCandidate'), { token });

/** How else candidates keep themselves out of the lists, and whether they were in them before. */
const KEPT_OUT = {
  'has paused by their own link': { isShown: true, keepOut: pause },
  'has paused by their own link, and is hidden by a report': {
    isShown: true,
    keepOut: async (family: MadeFamily) => {
      await pause(family);
      await sql('UPDATE candidate SET hidden_at = now() WHERE id = $1', [family.saved.id]);
    },
  },
  'has refused before': {
    isShown: false,
    keepOut: async ({ link, token, input }: MadeFamily) => {
      await call(act('refuseCandidate'), { token: link });
      await world.save(token, input);
    },
  },
};

async function learned(isShown: boolean, keepOut: (family: MadeFamily) => Promise<unknown>) {
  const made = await world.newFamily({ isShown });
  await keepOut(made);
  const family = await calling(made);
  return { letters: await world.lettersTo(family), ...(await answersTo(family)) };
}

const references = new Map<boolean, ReturnType<typeof learned>>();
function learnedOfTakenBack(isShown: boolean) {
  const known = references.get(isShown) ?? learned(isShown, takeBack);
  references.set(isShown, known);
  return known;
}

describe('what a candidate has answered', () => {
  it('is looked for in every call that members may make', () => {
    expect(Object.keys(FAMILY_CALLS).sort()).toEqual(
      world
        .rows()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(Object.entries(KEPT_OUT))(
    '[D115] of one who %s the family learns in every call, file and letter what it learns of a yes that was taken back',
    async (_name, { isShown, keepOut }) => {
      const reference = await learnedOfTakenBack(isShown);
      const failed = /.{200}(INTERNAL_SERVER_ERROR|VALIDATION_FAILED|not provided)/;
      expect(failed.exec(JSON.stringify(reference))?.[0]).toBeUndefined();
      expect(await learned(isShown, keepOut)).toEqual(reference);
    },
  );
});

describe('what the office does with what is the candidate’s', () => {
  const office = async (query: string, variables: Record<string, unknown>) =>
    graphql(app, { query, variables, token: await adminToken(app) });

  /** By its call of the office, whose answer is not empty. */
  const DONE: Record<string, (family: Awaited<ReturnType<typeof world.daughter>>) => Promise<string>> = {
    changeCandidateSignIn: async ({ member, signInId }) => {
      const [seen] = await sql<{ name: string; mobile: string }>(
        'SELECT name, mobile FROM member WHERE id = $1',
        [signInId],
      );
      const change = `mutation ($id: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!) {
        changeCandidateSignIn(memberId: $id, input: $input, seen: $seen, reason: "Lost her telephone") { id } }`;
      const input = { name: seen!.name, mobile: freshMobile() };
      return (await office(change, { id: member.id, input, seen })).body;
    },
    showReportedCandidate: async ({ member, id }) => {
      await sql('UPDATE candidate SET hidden_at = now() WHERE id = $1', [id]);
      const show = 'mutation ($id: Int!) { showReportedCandidate(memberId: $id) }';
      return (await office(show, { id: member.id })).body;
    },
  };

  const reads = () =>
    Object.keys(FAMILY_CALLS).filter((name) =>
      world
        .rows()
        .some((row) => row.name === name && row.kind !== 'mutation' && !row.methods.includes('POST')),
    );

  it.each(Object.entries(DONE))(
    '[PRIV-5] %s leaves no trace in what the family reads',
    async (name, done) => {
      const made = await world.daughter();
      const family = await calling(made);
      // The first time is a visit of the list.
      await answersTo(family, reads());
      const before = await answersTo(family, reads());
      expect(await done(made)).toContain(`"data":{"${name}"`);
      expect(await answersTo(family, reads())).toEqual(before);
    },
  );

  it('[PRIV-5] is in the candidate’s own file, without what was done with the number of the family', async () => {
    const made = await world.daughter();
    for (const done of Object.values(DONE)) await done(made);
    await sql(`INSERT INTO audit_entry (action, subject, subject_id) VALUES ('CHANGE', 'member', $1)`, [
      made.member.id,
    ]);
    const actsIn = async (token: string) =>
      (await download(app, token))
        .json()
        .doneByAdministrators.map(({ action }: { action: string }) => action);
    expect(await actsIn(made.token)).toEqual(['CHANGE']);
    const own = await world.signInOf(made.id);
    expect(await actsIn(await openSession(app, { memberId: own }))).toEqual(['CHANGE', 'SHOW']);
  });
});
