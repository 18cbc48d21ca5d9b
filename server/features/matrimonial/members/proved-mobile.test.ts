import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../../testing/app-with-owner.ts';
import { BROWSER_HEADERS } from '../../../testing/code-requesters.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { adminToken, buildMember, candidateFields, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { confirmationOf, SELF, SHOWN } from '../confirmation/confirmation-fixtures.ts';
import { OWN_PASSWORD, ownSignInOf, RESET } from '../own-sign-in/own-sign-in-fixtures.ts';

const app = appWithOwner();
const { save, stateOf, newMails } = confirmationOf(app);
const { ask, codeTo } = ownSignInOf(app);

const TAKES = `query ($code: String!, $mobile: String!) {
  answer: takesOwnYes(profileForId: ${SELF}, countryCode: $code, mobile: $mobile) }`;
const REGISTER =
  'mutation ($input: MemberRegistrationInput!) { answer: registerMember(input: $input) { memberId } }';
const ACTIVATE = 'mutation ($id: Int!) { answer: setMemberStatus(memberId: $id, status: ACTIVE) { id } }';
const CHANGE_MINE = 'mutation ($input: MemberMobileInput!) { answer: changeMyMobile(input: $input) }';
const CHANGE = `mutation ($id: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!) {
  answer: changeMember(memberId: $id, input: $input, seen: $seen, reason: "As they say") { id } }`;

async function rowOf(mobile: string): Promise<{ id: number; token: string }> {
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM member WHERE mobile = $1', [mobile]);
  return { id, token: await openSession(app, { memberId: id }) };
}

const takesOwnYes = async (token: string, code: string, mobile: string) =>
  (await ask(TAKES, { code, mobile }, token)).answer;

/** Registers from abroad, where no code is sent, and is let in by the office. */
async function registeredAbroad() {
  const mobile = `98${freshMobile().slice(-8)}`;
  const input = { profileForId: SELF, name: 'Uncle', countryCode: '91', mobile, password: OWN_PASSWORD };
  expect((await ask(REGISTER, { input })).refusal).toBe('accountPending');
  const member = await rowOf(`+91${mobile}`);
  await ask(ACTIVATE, { id: member.id }, await adminToken(app));
  return { ...member, mobile };
}

describe('[D115] a number is somebody’s own only once a code has proved it', () => {
  it('who writes a number abroad that is another’s does not say yes for them: they are asked by their own email', async () => {
    const { token, mobile } = await registeredAbroad();
    expect(await takesOwnYes(token, '91', mobile)).toBe(false);
    const email = `niece${mobile}@example.org`;
    const said = { profileForId: SELF, countryCode: '91', mobile, email, confirms: SHOWN };
    await newMails();
    expect((await save(token, candidateFields(said))).errors).toBeUndefined();
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
    expect((await newMails()).map(({ to }) => to)).toEqual([email]);
  });

  it('by a registration, a change of the mobile and a new password, but not when the office writes it', async () => {
    const first = freshMobile();
    const registered = { profileForId: SELF, name: 'Komal', mobile: first, password: OWN_PASSWORD };
    await ask(REGISTER, { input: { ...registered, code: await codeTo(first) } });
    const { id } = await rowOf(`+44${first}`);
    const token = () => openSession(app, { memberId: id });
    expect(await takesOwnYes(await token(), '44', first)).toBe(true);

    const second = freshMobile();
    const own = { mobile: second, code: await codeTo(second), currentPassword: OWN_PASSWORD };
    expect((await ask(CHANGE_MINE, { input: own }, await token())).refusal).toBeUndefined();
    expect(await takesOwnYes(await token(), '44', second)).toBe(true);

    const third = freshMobile();
    const change = {
      id,
      input: { name: 'Komal', countryCode: '44', mobile: third },
      seen: { name: 'Komal', mobile: `+44${second}` },
    };
    expect((await ask(CHANGE, change, await adminToken(app))).refusal).toBeUndefined();
    expect(await takesOwnYes(await token(), '44', third)).toBe(false);

    const reset = { mobile: third, code: await codeTo(third, 'PASSWORD_RESET'), password: OWN_PASSWORD };
    expect((await ask(RESET, { input: reset })).refusal).toBeUndefined();
    expect(await takesOwnYes(await token(), '44', third)).toBe(true);
  });

  it('whatever the association calls who makes a profile for themselves', async () => {
    const mobile = freshMobile();
    const { id } = await buildMember(app, { mobile: `+44${mobile}` });
    const rename = (name: string) =>
      app.database.dataSource.query('UPDATE profile_for SET name = $2 WHERE id = $1', [SELF, name]);
    await rename('For me');
    expect(await takesOwnYes(await openSession(app, { memberId: id }), '44', mobile)).toBe(true);
    await rename('Self');
  });

  it('the office may write another name, which changes nothing', async () => {
    const mobile = freshMobile();
    const { id } = await buildMember(app, { name: 'Komal', mobile: `+44${mobile}` });
    const change = {
      id,
      input: { name: 'Komal Desai', countryCode: '44', mobile },
      seen: { name: 'Komal', mobile: `+44${mobile}` },
    };
    const request = { query: CHANGE, variables: change, token: await adminToken(app) };
    const { errors } = await graphql(app, { ...request, headers: BROWSER_HEADERS, from: freshAddress() });
    expect(errors).toBeUndefined();
    expect(await takesOwnYes(await openSession(app, { memberId: id }), '44', mobile)).toBe(true);
  });
});
