import { expect, it } from 'vitest';
import { ageInYears } from '../../../../rules/birth-date.ts';
import { buildCandidate, openSession } from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const app = sharedTestApp();

const CARD = `id isOwn photo { fileName url sources { srcset } } firstName middleName lastName gender age height
  maritalStatus motherTongue city religion caste educationType educationDescription occupation
  occupationDescription currency annualIncome diet languages family nativePlace`;

/** A recognisable value for every field of a profile that other members may not see. */
const SECRETS = {
  fatherName: 'canary-father',
  birthDate: '1971-07-13',
  email: 'canary@example.org',
  religion: 'canary-religion',
  caste: 'canary-caste',
  countryCode: '977',
  mobile: '7700911111',
  address: 'canary-address',
  pincode: 'CANARY12',
  contactName: 'canary-contact',
  contactCountryCode: '978',
  contactMobile: '7700922222',
  aboutCandidate: 'canary-about',
};
const ACCOUNT = { name: 'canary-account', email: 'canary-account@example.org' };

async function setUp() {
  const other = await buildCandidate(
    app,
    // Names without a number, which might be one of the secrets.
    {
      ...SECRETS,
      firstName: 'Anandi',
      consentVersion: null,
      consentedAt: null,
      createdAt: new Date('2020-03-04T05:06:07Z'),
    },
    ACCOUNT,
  );
  const own = await buildCandidate(app, { firstName: 'Bhavna' });
  return { other, own, token: await openSession(app, { memberId: own.memberId }) };
}

it('[PRIV-2] [D23] no answer of the list, the card, interest or the legacy calls contains private data', async () => {
  const { other, own, token } = await setUp();
  const authorization = { authorization: `Bearer ${token}` };
  const express = 'mutation ($id: Int!) { expressInterest(candidateId: $id) }';
  const bodies = [
    await graphql(app, { query: `{ candidates { totalCount items { ${CARD} } } }`, token }),
    await graphql(app, { query: express, variables: { id: other.id }, token }),
    await graphql(app, { query: '{ myCandidate { id contactName } }', token }),
    await get(app, '/api/matrimonial/getprofiledt/0/Active', authorization),
    await get(app, '/api/matrimonial/getprofiledt/0/All', authorization),
    await get(app, `/api/matrimonial/getprofiledt/${other.memberId}/All`, authorization),
    await get(app, `/api/matrimonial/saveintrested/${own.memberId}/${other.id}`, authorization),
    await get(app, '/api/matrimonial/getintestprofiledt', authorization),
    await get(app, '/api/matrimonial/profilelist', authorization),
  ].map(({ body }) => body);
  expect(bodies[0]).toContain(other.firstName);
  expect(bodies[3]).toContain(other.firstName);
  const secrets = [...Object.values(SECRETS), ACCOUNT.name, ACCOUNT.email, '2020-03-04', '1971'];
  for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret);
});

it('[D93] a card and its legacy row have the age in years and the gender', async () => {
  const { other, token } = await setUp();
  const age = ageInYears(SECRETS.birthDate);
  const { data } = await graphql(app, { query: '{ candidates { items { id gender age } } }', token });
  expect(data.candidates.items).toContainEqual({ id: other.id, gender: 'FEMALE', age });
  const rows = (
    await get(app, '/api/matrimonial/getprofiledt/0/Active', { authorization: `Bearer ${token}` })
  ).json();
  expect(rows).toContainEqual(
    expect.objectContaining({ profileDtID: other.id, gender: 'Female', age, dob: '' }),
  );
});

it('[PRIV-2] [D23] in the legacy list another’s row has only the fields of the card, one’s own has all', async () => {
  const { other, token } = await setUp();
  const reply = await get(app, '/api/matrimonial/getprofiledt/0/Active', {
    authorization: `Bearer ${token}`,
  });
  const [own, row] = reply.json();
  expect(own).toMatchObject({ mobNo: '7700900444', fatherName: 'Rameshbhai', userStatus: 'Active' });
  expect(row.profileDtID).toBe(other.id);
  const given = Object.entries(row).filter(([, value]) => value !== '' && value !== 0);
  expect(given.map(([key]) => key)).toEqual([
    ...[
      'profileDtID',
      'firstName',
      'middleName',
      'lastName',
      'gender',
      'hight',
      'martialStatus',
      'motherToung',
    ],
    ...['eduType', 'eduDesc', 'occupation', 'occupationDesc', 'currency', 'annualIncome', 'city', 'age'],
  ]);
  expect(Object.keys(row)).toEqual(Object.keys(own));
});

it('[AUTHZ-4] [D23] the type of a card has no private field', async () => {
  const { token } = await setUp();
  const hidden = [
    'birthDate',
    'mobile',
    'email',
    'contactMobile',
    'address',
    'memberId',
    'createdAt',
    'photo { createdAt }',
  ];
  for (const field of [...hidden, 'fatherName', 'consentedAt', 'aboutCandidate', 'profileForId']) {
    const { status, data } = await graphql(app, { query: `{ candidates { items { ${field} } } }`, token });
    expect([field, status, data]).toEqual([field, 400, undefined]);
  }
});
