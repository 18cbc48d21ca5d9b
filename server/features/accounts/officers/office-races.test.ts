import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { buildOwner, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { type GraphQLAnswer, graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during, together } from '../../../testing/two-at-once.ts';

const app = sharedTestApp();

const SET_ROLES = `mutation ($id: Int!, $roles: [OfficeRoleInput!]!, $password: String = "${PASSWORD}") {
  setOfficeRoles(id: $id, roles: $roles, password: $password) { id } }`;
const INVITE = `mutation ($input: OfficerInvitationInput!, $password: String = "${PASSWORD}") {
  inviteOfficer(input: $input, password: $password) { id } }`;
const RENEW = 'mutation ($userId: Int!) { renewOfficerInvitation(userId: $userId) { id } }';
const WITHDRAW = 'mutation ($userId: Int!) { cancelOfficerInvitation(userId: $userId) }';
const ACCEPT = `mutation ($token: String!) {
  acceptOfficerInvitation(token: $token, password: "marigold-kite-nine") { userId } }`;
const PROVE = 'mutation ($token: String!) { proveEmail(token: $token) }';
const LOSES = [
  ['the role', `UPDATE user_account SET office_roles = '[]' WHERE id = $1`],
  ['the right to sign in', `UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`],
  ['the password that was typed', `UPDATE user_account SET password_hash = 'another' WHERE id = $1`],
] as const;

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockUser = (id: number) => (manager: EntityManager) =>
  manager.query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [id]);
const refusalOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.messageKey;

async function owner() {
  const { id } = await buildOwner(app);
  return { id, token: await openSession(app, { userId: id }) };
}

let serial = 0;

function person() {
  serial += 1;
  const mobile = `77009${String(20_000 + serial)}`;
  return { name: 'Hansa Desai', email: `asked${serial}@example.org`, mobile, roles: [{ role: 'TREASURER' }] };
}

/** Somebody who was invited: their account, the link, and what is done with both. */
async function invited() {
  const { token } = await owner();
  const input = person();
  const { data } = await graphql(app, { query: INVITE, variables: { input }, token });
  await app.outboxSender.sendDue();
  const letter = app.messages.mails.find(({ to }) => to === input.email);
  const link = /\/invitation#(\S+)/.exec(letter!.text)![1];
  const userId: number = data.inviteOfficer.id;
  const office = (mutation: string) => () => graphql(app, { query: mutation, variables: { userId }, token });
  const accept = () => graphql(app, { query: ACCEPT, variables: { token: link }, from: freshAddress() });
  return { userId, accept, office };
}

describe('an owner who has confirmed the password', () => {
  it.each(LOSES)('[AUTH-9] gives nobody a role who loses %s meanwhile', async (_what, change) => {
    const [{ id, token }, { id: other }] = [await owner(), await buildUser(app)];
    const roles = [{ role: 'OWNER' }];
    const answer = await during(
      app,
      (manager) => manager.query(change, [id]),
      () => graphql(app, { query: SET_ROLES, variables: { id: other, roles }, token }),
    );
    expect(refusalOf(answer)).toBe('forbidden');
    expect(await query('SELECT office_roles FROM user_account WHERE id = $1', [other])).toEqual([
      { office_roles: [] },
    ]);
  });

  it.each(LOSES)('[AUTH-9] invites nobody who loses %s meanwhile', async (_what, change) => {
    const { id, token } = await owner();
    const input = person();
    const answer = await during(
      app,
      async (manager) => {
        // Where the attempt at the password is counted: it has been found, and is not compared yet.
        await manager.query('LOCK TABLE attempt_counter IN SHARE ROW EXCLUSIVE MODE');
        await manager.query(change, [id]);
      },
      () => graphql(app, { query: INVITE, variables: { input }, token }),
    );
    expect(refusalOf(answer)).toBe('forbidden');
    expect(await query('SELECT id FROM user_account WHERE email = $1', [input.email])).toEqual([]);
  });
});

describe('the link of an invitation', () => {
  it('is good once, also for two at once', async () => {
    const { userId, accept } = await invited();
    const answers = await together(app, lockUser(userId), [accept, accept]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'invitationRefused']);
  });

  it('is not made anew for somebody who takes it up meanwhile', async () => {
    const { userId, accept, office } = await invited();
    const answers = await together(app, lockUser(userId), [accept, office(RENEW)]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'notFound']);
    expect(await query('SELECT FROM officer_invitation WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('whose account is voided meanwhile makes none', async () => {
    const { userId, accept, office } = await invited();
    const answers = await together(app, lockUser(userId), [office(WITHDRAW), accept]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([undefined, 'NOT_FOUND']);
    expect(await query('SELECT FROM user_account WHERE id = $1', [userId])).toEqual([]);
  });

  it('that was taken up is not voided with its account meanwhile', async () => {
    const { userId, accept, office } = await invited();
    const answers = await together(app, lockUser(userId), [accept, office(WITHDRAW)]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'notFound']);
    expect(await query('SELECT FROM user_account WHERE id = $1', [userId])).toHaveLength(1);
  });
});

describe('the link that proves an e-mail', () => {
  it.each([
    ['an e-mail that is changed', `UPDATE user_account SET email = 'new-' || email WHERE id = $1`],
    ['roles that are taken back', `DELETE FROM email_proof WHERE user_id = $1`],
  ])('[D113] does nothing for %s meanwhile', async (_what, change) => {
    const { token } = await owner();
    const { id, email } = await buildUser(app, { emailProvedAt: null });
    const roles = [{ role: 'TREASURER' }];
    await graphql(app, { query: SET_ROLES, variables: { id, roles }, token });
    await app.outboxSender.sendDue();
    const letter = app.messages.mails.find(({ to }) => to === email);
    const link = /\/confirm-email#(\S+)/.exec(letter!.text)![1];
    const session = await openSession(app, { userId: id });
    const answer = await during(
      app,
      async (manager) => {
        await lockUser(id)(manager);
        await manager.query(change, [id]);
      },
      () => graphql(app, { query: PROVE, variables: { token: link }, token: session }),
    );
    expect(refusalOf(answer)).toBe('emailProofRefused');
    expect(await query('SELECT email_proved_at, office_roles FROM user_account WHERE id = $1', [id])).toEqual(
      [{ email_proved_at: null, office_roles: [] }],
    );
  });
});
