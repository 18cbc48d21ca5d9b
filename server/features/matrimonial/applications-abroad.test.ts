import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';

const REGISTER = 'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { memberId } }';
const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
const LIST = `query ($number: String!) {
  members(filter: { contactNumber: $number }) { items { id name status othersWithMobile } } }`;
const SET = `mutation ($id: Int!, $status: MemberStatus!) {
  setMemberStatus(memberId: $id, status: $status) { id othersWithMobile } }`;

const PASSWORDS = { Impostor: 'river-mango-swing-7', Owner: 'lantern-pebble-kite-9' };
type Name = keyof typeof PASSWORDS;

describe('[D5] [D12] two applications with the same foreign number', () => {
  const app = appWithOwner();
  let serial = 0;

  async function errorOf(query: string, variables: Record<string, unknown>, token?: string) {
    const { errors } = await graphql(app, { query, variables, token, from: freshAddress() });
    return errors?.[0]?.message;
  }

  async function twoApplications() {
    serial += 1;
    const mobile = String(9_825_000_000 + serial);
    const names = Object.keys(PASSWORDS) as Name[];
    for (const name of names) {
      const input = { profileForId: 1, name, countryCode: '91', mobile, password: PASSWORDS[name] };
      expect(await errorOf(REGISTER, { input })).toBe('Your account is pending for approval.');
    }
    const token = await adminToken(app);
    const list = async () => {
      const { data } = await graphql(app, { query: LIST, variables: { number: mobile }, token });
      return data.members.items as { id: number; name: Name; status: string; othersWithMobile: number }[];
    };
    const idOf = async (name: Name) => (await list()).find((member) => member.name === name)!.id;
    return {
      list,
      set: async (name: Name, status: string) => errorOf(SET, { id: await idOf(name), status }, token),
      signIn: (name: Name) =>
        errorOf(SIGN_IN, { input: { countryCode: '91', mobile, password: PASSWORDS[name] } }),
    };
  }

  it('are both stored, and admins see how many there are', async () => {
    const { list } = await twoApplications();
    expect(await list()).toEqual([
      { id: expect.any(Number), name: 'Owner', status: 'PENDING', othersWithMobile: 1 },
      { id: expect.any(Number), name: 'Impostor', status: 'PENDING', othersWithMobile: 1 },
    ]);
  });

  it.each([
    ['Owner', 'Impostor'],
    ['Impostor', 'Owner'],
  ] as const)('when that of %s is approved, %s cannot sign in', async (approved, other) => {
    const { set, signIn } = await twoApplications();
    expect(await set(approved, 'ACTIVE')).toBeUndefined();
    expect(await signIn(approved)).toBeUndefined();
    expect(await signIn(other)).toBe('Enter valid mobile or password');
  });

  it('are never both active; one activated by mistake can be deactivated in favour of the other', async () => {
    const { set, signIn, list } = await twoApplications();
    await set('Impostor', 'ACTIVE');
    expect(await set('Owner', 'ACTIVE')).toBe(
      'Another account with this mobile no. is active. Deactivate that one first.',
    );
    expect((await list()).map(({ status }) => status)).toEqual(['PENDING', 'ACTIVE']);
    await set('Impostor', 'DEACTIVE');
    expect(await set('Owner', 'ACTIVE')).toBeUndefined();
    expect([await signIn('Owner'), await signIn('Impostor')]).toEqual([
      undefined,
      'Enter valid mobile or password',
    ]);
  });

  it('are both pending, which the last applicant is told when signing in', async () => {
    const { signIn } = await twoApplications();
    expect(await signIn('Owner')).toBe('Your account is pending for approval.');
  });
});
