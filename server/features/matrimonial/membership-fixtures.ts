import { hashPassword } from '../../identity/passwords.ts';
import { buildMember, candidateFields, openSession, PASSWORD, picture } from '../../testing/factories.ts';
import { get, graphqlUpload } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const LEAVE = 'mutation ($password: String!) { deleteMyMembership(password: $password) }';
export const INTEREST = 'mutation ($id: Int!) { expressInterest(candidateId: $id) }';
const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) {
  saveMyCandidate(input: $input, photo: $photo) { id photo { fileName url } } }`;
const ADDRESS = '/exports/my-matrimonial-data.json';

/** A unique word in every private field, to be searched for afterwards. */
export function privateFields(word: string) {
  return {
    firstName: `${word}first`,
    middleName: `${word}middle`,
    lastName: `${word}last`,
    fatherName: `${word}father`,
    email: `${word}@example.org`,
    educationDescription: `${word} degree`,
    occupationDescription: `${word} work`,
    city: `${word} City`,
    address: `${word} Lane 1`,
    contactName: `${word} Contact`,
    aboutCandidate: `${word} about`,
  };
}

let serial = 0;

export async function newMember(app: TestApp, name = 'An Account') {
  serial += 1;
  const local = String(7_700_930_000 + serial);
  const passwordHash = await hashPassword(PASSWORD);
  const { id } = await buildMember(app, { name, mobile: `+44${local}`, passwordHash });
  const token = await openSession(app, { memberId: id });
  const leave = (password: string) =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: freshAddress(),
      headers: { authorization: `Bearer ${token}` },
      payload: { query: LEAVE, variables: { password } },
    });
  return { id, local, token, leave };
}

export async function saveProfile(app: TestApp, token: string, fields: Record<string, unknown>) {
  const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
  const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
  const variables = { input: candidateFields(fields) };
  const { data } = await graphqlUpload(app, { query: SAVE, variables, token, file, as: 'photo' });
  return data.saveMyCandidate;
}

export function download(app: TestApp, token?: string) {
  return get(app, ADDRESS, token ? { authorization: `Bearer ${token}` } : {});
}
