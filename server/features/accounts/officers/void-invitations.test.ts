import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import {
  byGraphQL,
  codeFor,
  localMobile,
  NEW_PASSWORD,
  setUpPasswordResets,
} from '../password-reset-fixtures.ts';
import { User } from '../user.entity.ts';

const INVITE = `mutation ($input: OfficerInvitationInput!) {
  inviteOfficer(input: $input, password: "${PASSWORD}") { id } }`;
const SET_ROLES = `mutation ($id: Int!) { setOfficeRoles(id: $id, roles: [], password: "${PASSWORD}") { id } }`;
const CHANGE = `mutation ($id: Int!, $version: Int!, $input: UserInput!, $reason: String!) {
  changeUser(id: $id, input: $input, version: $version, reason: $reason) { email } }`;
const RENEW = 'mutation ($id: Int!) { renewOfficerInvitation(userId: $id) { id } }';
const CANCEL = 'mutation ($id: Int!) { cancelOfficerInvitation(userId: $id) }';
const ACCEPT = `mutation ($token: String!) {
  acceptOfficerInvitation(token: $token, password: "marigold-kite-nine") { userId } }`;

const app = setUpPasswordResets();
let serial = 0;

/** What is in the link of the newest letter to somebody. */
async function linkTo(email: string): Promise<string> {
  await app.outboxSender.sendDue();
  const letter = app.messages.mails.filter(({ to }) => to === email).at(-1);
  return /\/invitation#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

const accept = (token: string) => graphql(app, { query: ACCEPT, variables: { token }, from: freshAddress() });
const refusalOf = ({ errors }: Awaited<ReturnType<typeof accept>>) => errors?.[0]?.extensions.messageKey;
const account = (id: number) => app.database.dataSource.manager.findOneBy(User, { id });

/** Somebody who was invited, with the link; `office` does something about them as an owner. */
async function invited() {
  serial += 1;
  const input = {
    name: 'Hansa Desai',
    email: `void${serial}@example.org`,
    mobile: `77009${String(30_000 + serial)}`,
    roles: [{ role: 'TREASURER' }],
  };
  const token = await adminToken(app);
  const { data } = await graphql(app, { query: INVITE, variables: { input }, token });
  const id: number = data.inviteOfficer.id;
  const office = (query: string, more: object = {}) =>
    graphql(app, { query, variables: { id, ...more }, token });
  return { id, ...input, office, link: await linkTo(input.email) };
}

describe('an invitation to the office is over once its account has a password', () => {
  it.each([
    [
      'by the operator',
      (id: number) => app.features.services.users.resetPassword(id, NEW_PASSWORD, OPERATOR),
    ],
    [
      'by a code, when the role was taken back',
      async (id: number, takeRoles: () => Promise<unknown>) => {
        await takeRoles();
        const user = (await account(id))!;
        const code = await codeFor(user);
        expect((await byGraphQL.reset({ mobile: localMobile(user), code })).status).toBe(200);
      },
    ],
  ])('%s: its link sets no other, and it is not voided with the account', async (_how, setPassword) => {
    const { id, office, link } = await invited();
    await setPassword(id, () => office(SET_ROLES));
    expect(refusalOf(await accept(link))).toBe('invitationRefused');
    expect(refusalOf(await office(CANCEL))).toBe('notFound');
    expect(await account(id)).not.toBeNull();
  });
});

describe('the link of an invitation', () => {
  it('[D113] opens nothing once the office has corrected the e-mail to which it went; a new one goes to the new e-mail', async () => {
    const { id, mobile, office, link } = await invited();
    await office(SET_ROLES);
    const { version } = (await account(id))!;
    const email = `right${id}@example.org`;
    const input = { name: 'Hansa Desai', email, mobile, address: 'Lane 1', postcode: 'LE4 6XX', sheri: 'X' };
    const changed = await office(CHANGE, { version, input, reason: 'The e-mail was mistyped' });
    expect(changed.data.changeUser).toEqual({ email });
    expect(refusalOf(await accept(link))).toBe('invitationRefused');
    expect((await account(id))!.emailProvedAt).toBeNull();
    await office(RENEW);
    expect((await accept(await linkTo(email))).data.acceptOfficerInvitation).toEqual({ userId: id });
    expect((await account(id))!.emailProvedAt).not.toBeNull();
  });
});
