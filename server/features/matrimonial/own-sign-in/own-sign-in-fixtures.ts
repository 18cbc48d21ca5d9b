import { BROWSER_HEADERS, BROWSER_REQUESTER } from '../../../testing/code-requesters.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { CONFIRM, confirmationOf } from '../confirmation/confirmation-fixtures.ts';

export const OWN_PASSWORD = 'mango-river-lantern-9';
export const SIGN_IN = `mutation ($input: MemberSignInInput!) { answer: signInMember(input: $input) { memberId isCandidate } }`;
export const RESET = `mutation ($input: MemberPasswordResetInput!) { answer: resetMemberPassword(input: $input) { memberId } }`;
const SHOWN = {
  ...{ photosFor: 'MEMBERS', surnameFor: 'AFTER_YES' },
  ...{ showsIncome: false, showsReligion: true, showsCaste: false },
};
const SET_UP = `mutation ($token: String!, $input: OwnSignInInput!) {
  answer: setUpOwnSignIn(token: $token, input: $input) { memberId isCandidate mobile } }`;
const TAKE_OVER = 'mutation ($input: TakeOverInput!) { answer: takeOverMembership(input: $input) }';

/** Candidates whose profiles a parent has made, and their own sign-ins. */
export function ownSignInOf(app: TestApp) {
  const confirmation = confirmationOf(app);

  async function ask(query: string, variables: Record<string, unknown>, token?: string) {
    const request = { query, variables, token, headers: BROWSER_HEADERS, from: freshAddress() };
    const { data, errors } = await graphql(app, request);
    return { answer: data?.answer, refusal: errors?.[0]?.extensions.messageKey };
  }

  /** What this browser is sent to prove that it holds a number of ten digits. */
  async function codeTo(
    mobile: string,
    purpose: 'REGISTRATION' | 'PASSWORD_RESET' = 'REGISTRATION',
  ): Promise<string> {
    await app.codes.send(
      { realm: 'MATRIMONIAL', purpose, mobile: `+44${mobile}` },
      BROWSER_REQUESTER,
      'Samaj',
    );
    await app.outboxSender.sendDue();
    return app.messages.codeFor(`+44${mobile}`)!;
  }

  /** A new link of the candidate's, as if one of our letters had come. */
  async function newLink(candidateId: number): Promise<string> {
    const page = await app.database.dataSource.transaction((manager) =>
      app.features.services.candidateLinks.make(manager, candidateId, 'EMAIL'),
    );
    return page.split('#')[1]!;
  }

  async function setUp(link: string, input: Record<string, unknown> = {}) {
    const mobile = (input.mobile as string | undefined) ?? freshMobile();
    const code = (input.code as string | undefined) ?? (await codeTo(mobile));
    const fields = { mobile, code, password: OWN_PASSWORD, isAlone: false, contactStays: true, ...input };
    return { mobile, ...(await ask(SET_UP, { token: link, input: fields })) };
  }

  /** The ids of the sign-in that is the candidate's, and of the account. */
  async function signInOf(candidateId: number): Promise<number> {
    const [row] = await app.database.dataSource.query('SELECT id FROM member WHERE candidate_id = $1', [
      candidateId,
    ]);
    return row?.id;
  }

  /** A daughter who has said yes and signs in herself, beside her family or alone. */
  async function daughter(input: Record<string, unknown> = {}) {
    const family = await confirmation.made();
    const { id } = family.saved;
    await confirmation.call(CONFIRM, { token: family.link, shown: SHOWN });
    const { mobile, refusal } = await setUp(family.link, input);
    if (refusal) throw new Error(String(refusal));
    const signInId = await signInOf(id);
    const own = await openSession(app, { memberId: signInId });
    return { ...family, id, mobile, signInId, own };
  }

  /** The yes of a candidate who is signed in. */
  async function confirmOwn(own: string) {
    const { reading } = (await ask('{ answer: candidatePage { profile { reading } } }', {}, own)).answer
      .profile;
    const confirm = `mutation ($reading: String!, $shown: ShownChoicesInput!) {
      answer: confirmCandidate(reading: $reading, shown: $shown) { madeAt } }`;
    return ask(confirm, { reading, shown: SHOWN }, own);
  }

  const signIn = (mobile: string, password: string) =>
    ask(SIGN_IN, { input: { mobile: mobile.slice(-10), password } });
  const takeOver = (token: string, input: Record<string, unknown> = {}) =>
    ask(TAKE_OVER, { input: { password: OWN_PASSWORD, contactStays: true, ...input } }, token);
  const roleOf = async (token: string) =>
    (await graphql(app, { query: '{ viewer { role } }', token })).data.viewer.role;

  return {
    ...confirmation,
    ask,
    codeTo,
    newLink,
    setUp,
    signInOf,
    daughter,
    confirmOwn,
    signIn,
    takeOver,
    roleOf,
  };
}
