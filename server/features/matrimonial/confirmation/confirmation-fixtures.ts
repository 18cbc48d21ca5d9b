import { buildMember, candidateFields, openSession, picture } from '../../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';

export const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { id version } }`;
const STATE = '{ myCandidateState { confirmation isShown absence askedAt } }';
export const PAGE = `query ($token: String!) { page: candidatePage(token: $token) { madeAt profile { firstName madeBy version reading state { confirmation isShown } } } }`;
export const SHOWN = {
  photosFor: 'AFTER_INTEREST',
  surnameFor: 'AFTER_YES',
  showsIncome: false,
  showsReligion: true,
  showsCaste: false,
};
export const act = (name: string, rest = '') =>
  `mutation ($token: String!) { answer: ${name}(token: $token${rest}) ${name === 'refuseCandidate' ? '' : '{ profile { state { confirmation isShown } } }'} }`;
export const CONFIRM = `mutation ($token: String!, $reading: String!, $shown: ShownChoicesInput!) { answer: confirmCandidate(token: $token, reading: $reading, shown: $shown) { profile { state { confirmation isShown } } } }`;

export const SELF = 1;
export const DAUGHTER = 3;

let serial = 0;

/** The token of the last link in a letter to a candidate; empty if there is none. */
export const linkIn = (text = '') => /\/your-profile#([\w-]{43})$/m.exec(text)?.[1] ?? '';

/** Profiles that parents make, what their candidates get and answer. */
export function confirmationOf(app: TestApp) {
  async function newMails() {
    const before = app.messages.mails.length;
    await app.outboxSender.sendDue();
    return app.messages.mails.slice(before);
  }

  /** A profile that a parent has just made of a daughter. */
  async function made(overrides: Record<string, unknown> = {}) {
    serial += 1;
    await newMails();
    const member = await buildMember(app, { name: 'Jyotsnaben Desai' });
    const token = await openSession(app, { memberId: member.id });
    const input = candidateFields({
      profileForId: DAUGHTER,
      email: `komal${serial}@example.org`,
      mobile: String(7_700_600_000 + serial),
      ...overrides,
    });
    const saved = await save(token, input);
    const mails = await newMails();
    const letter = mails.find(({ to }) => to === input.email);
    return {
      member,
      token,
      input,
      saved: saved.data?.saveMyCandidate,
      errors: saved.errors,
      mails,
      link: linkIn(letter?.text),
    };
  }

  async function save(token: string, input: Record<string, unknown>) {
    const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
    return graphqlUpload(app, { query: SAVE, variables: { input }, token, file, as: 'photo' });
  }

  const readingOf = async (token: unknown): Promise<string> =>
    (await graphql(app, { query: PAGE, variables: { token } })).data.page?.profile?.reading ?? '';
  /** @param variables without a reading it is that of a candidate who has just read the page */
  const call = async (query: string, variables: Record<string, unknown>) => {
    const read = query === CONFIRM ? { reading: await readingOf(variables.token), ...variables } : variables;
    const { data, errors } = await graphql(app, { query, variables: read });
    return { data, refusal: errors?.[0]?.extensions.messageKey };
  };
  const stateOf = async (token: string) =>
    (await graphql(app, { query: STATE, token })).data.myCandidateState;
  const records = (candidateId: number | null) =>
    app.database.dataSource.manager.find(ConfirmationRecord, {
      where: candidateId === null ? {} : { candidateId },
      order: { id: 'ASC' },
    });

  return { newMails, made, save, call, readingOf, stateOf, records };
}
