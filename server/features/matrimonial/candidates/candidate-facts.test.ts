import { describe, expect, it } from 'vitest';
import { legacyProfileFields } from '../../../testing/contract/legacy-profile.ts';
import {
  adminToken,
  buildMember,
  candidateFields,
  confirmCandidate,
  openSession,
  picture,
} from '../../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const SAVE =
  'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { id } }';
const FACTS = 'diet languages family nativePlace';
const TOLD = {
  languages: ['Gujarati', 'Hindi'],
  family: 'Parents teach.\nOne brother.',
  nativePlace: 'Vadnagar',
};

describe('the facts that families ask for first', () => {
  const app = sharedTestApp();

  async function candidate() {
    const { id: memberId } = await buildMember(app);
    const token = await openSession(app, { memberId });
    const content = await picture({ width: 450, height: 600, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const first = { query: SAVE, variables: { input: candidateFields() }, token };
    const { id } = (await graphqlUpload(app, { ...first, file, as: 'photo' })).data.saveMyCandidate;
    const save = async (fields: object) => {
      const { data } = await graphql(app, { query: '{ myCandidate { version } }', token });
      const input = candidateFields({ ...fields, version: data.myCandidate.version });
      return (await graphql(app, { query: SAVE, variables: { input }, token })).errors?.[0]?.extensions;
    };
    const saveOld = (fields: object) =>
      app.server.inject({
        method: 'POST',
        url: '/api/matrimonial/saveprofiledt',
        headers: { authorization: `Bearer ${token}` },
        payload: legacyProfileFields({ ProfileDtID: id, ProfileID: memberId, ...fields }),
      });
    return { memberId, id, token, save, saveOld };
  }

  it('[D115] are told by choice, read by the office and members, exported, and stay when a client that does not know them saves', async () => {
    const { memberId, id, token, save, saveOld } = await candidate();
    const own = async () =>
      (await graphql(app, { query: `{ myCandidate { ${FACTS} } }`, token })).data.myCandidate;
    expect(await own()).toEqual({ diet: '', languages: [], family: '', nativePlace: '' });
    expect(await save(TOLD)).toBeUndefined();
    expect(await save({})).toBeUndefined();
    expect((await saveOld({ City: 'Luton' })).json()).toBe(id);
    expect(await own()).toEqual({ diet: '', ...TOLD });

    const office = {
      query: `query ($id: Int!) { memberProfile(memberId: $id) { candidate { ${FACTS} } } }`,
      variables: { id: memberId },
    };
    const read = await graphql(app, { ...office, token: await adminToken(app) });
    expect(read.data.memberProfile.candidate).toMatchObject(TOLD);

    await confirmCandidate(app, id);
    const other = await openSession(app, { memberId: (await buildMember(app)).id });
    const list = { query: `{ candidates(page: 1, pageSize: 4) { items { id ${FACTS} } } }`, token: other };
    const cards = (await graphql(app, list)).data.candidates.items;
    expect(cards.find((card: { id: number }) => card.id === id)).toMatchObject(TOLD);

    const exported = await get(app, '/exports/my-matrimonial-data.json', {
      authorization: `Bearer ${token}`,
    });
    expect(exported.json().profile).toMatchObject(TOLD);
  });

  it('[D115] are taken back by being left empty', async () => {
    const { token, save } = await candidate();
    expect(await save({ ...TOLD, diet: 'Jain' })).toBeUndefined();
    const nothing = { diet: '', languages: [], family: '', nativePlace: '' };
    expect(await save(nothing)).toBeUndefined();
    const { data } = await graphql(app, { query: `{ myCandidate { ${FACTS} } }`, token });
    expect(data.myCandidate).toEqual(nothing);
  });

  it('[D70] come from their lists', async () => {
    const { save } = await candidate();
    expect(await save({ diet: 'canary' })).toMatchObject({ field: 'diet', messageKey: 'notInList' });
    expect(await save({ languages: ['Hindi', 'canary'] })).toMatchObject({
      field: 'languages',
      messageKey: 'notInList',
    });
    expect(await save({ languages: Array(21).fill('Hindi') })).toMatchObject({
      messageKey: 'invalidRequest',
    });
  });

  it.each(['aboutCandidate', 'educationDescription', 'occupationDescription', 'family', 'nativePlace'])(
    '[D115] %s lets no way to reach somebody through',
    async (field) => {
      const { save } = await candidate();
      expect(await save({ [field]: 'Ring 07700 900123' })).toMatchObject({
        field,
        messageKey: 'contactInText',
      });
    },
  );

  it('[D115] nor do old clients', async () => {
    const { saveOld } = await candidate();
    const reply = await saveOld({ AboutCandidate: 'asha@example.org' });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Contacts are exchanged only once both have said yes.');
  });
});
