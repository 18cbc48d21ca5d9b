import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Somebody and their home, as they type it. */
export const HOME = {
  ...{ title: '', firstName: 'Savita', lastName: 'Joshi', house: '12A' },
  ...{ livesAbroad: false, postcode: 'me149xx' },
};

const OWN = `id version state method cover declaredOn coversFrom cancelledFrom firstName lastName house postcode text
  language giftReference`;
const OPERATIONS = {
  offer: `query ($language: String) {
    giftAidOffer(language: $language) { charity typeIds wordings { cover text } } }`,
  mine: `{ myGiftAidDeclarations { ${OWN} } }`,
  declare: `mutation ($input: OnlineGiftAidInput!, $language: String) {
    declareMyGiftAid(input: $input, language: $language) }`,
  change: `mutation ($id: Int!, $version: Int!, $input: TaxpayerInput!) {
    changeMyGiftAid(id: $id, version: $version, input: $input) }`,
  cancel: 'mutation ($id: Int!, $version: Int!) { cancelMyGiftAid(id: $id, version: $version) }',
  confirm: 'mutation ($token: String!) { confirmGiftAid(token: $token) }',
  toConfirm: 'query ($token: String!) { gift(token: $token) { giftAidToConfirm } }',
  ofDonor: `query ($donorId: Int!) { giftAidDeclarations(donorId: $donorId) {
    ${OWN} recordSentOn entries { kind day madeByName } } }`,
  print: `query ($id: Int!) { printedGiftAidDeclaration(declarationId: $id) { paragraphs } }`,
  confirmAsTreasurer: `mutation ($id: Int!, $version: Int!) {
    confirmGiftAidDeclaration(id: $id, version: $version) { state } }`,
};
type Operation = keyof typeof OPERATIONS;
type Cover = 'FROM_NOW' | 'PAST_TOO' | 'THIS_GIFT';

/** What donors do with Gift Aid in an app, which is ready only inside a test. */
export function giftAidOf(app: TestApp) {
  async function ask(operation: Operation, variables: Record<string, unknown> = {}, token?: string) {
    const query = OPERATIONS[operation];
    const { data, errors } = await graphql(app, { query, variables, token, from: freshAddress() });
    return { data: data && Object.values(data)[0], error: errors?.[0] };
  }

  async function done(operation: Operation, variables: Record<string, unknown> = {}, token?: string) {
    const { data, error } = await ask(operation, variables, token);
    if (error) throw new Error(`${operation}: ${error.message}`);
    return data;
  }

  /** What a form sends after the tick. */
  async function declared(overrides: object = {}, cover: Cover = 'FROM_NOW', language = 'en') {
    const { wordings } = await done('offer', { language });
    const { text } = wordings.find((one: { cover: string }) => one.cover === cover);
    return { ...HOME, cover, wording: text, ...overrides };
  }

  return {
    done,
    declared,
    /** The key of the text with which something is refused. */
    refusal: async (operation: Operation, variables: Record<string, unknown> = {}, token?: string) =>
      (await ask(operation, variables, token)).error?.extensions.messageKey,
    /** As stored, of the gifts to an e-mail. */
    stored: (email: string) =>
      app.database.dataSource.query(
        `SELECT declaration.*, donation.donor_id AS gift_donor_id
           FROM gift_aid_declaration declaration JOIN donation ON donation.id = declaration.donation_id
          WHERE lower(donation.email) = lower($1) ORDER BY declaration.id`,
        [email],
      ),
  };
}
