import { randomUUID } from 'node:crypto';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { FREE_AMOUNT_TYPE } from './donation-fixtures.ts';

const GIVE = 'mutation ($input: GiftInput!, $language: String) { give(input: $input, language: $language) }';
const GIFT = `query ($token: String!) { gift(token: $token) {
  reference typeName column amountPence frequency status createdAt receivedOn isMailed isOwn canBeTaken } }`;
const TAKE = 'mutation ($token: String!) { takeGift(token: $token) }';

/** Valid fields of a gift, of an e-mail that no other has. */
export function giftFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    subTypeId: FREE_AMOUNT_TYPE,
    amount: '51',
    frequency: 'ONCE',
    donorName: 'Savita Joshi',
    email: `${randomUUID()}@example.org`,
    message: 'Jai Ambe',
    idempotencyKey: randomUUID(),
    ...overrides,
  };
}

interface As {
  /** The session of who is signed in. */
  token?: string;
  /** The network address, by default a new one. */
  from?: string;
  language?: string;
}

/** What people do with gifts in an app, which is ready only inside a test. */
export function giftsOf(app: TestApp) {
  const give = (
    overrides: Record<string, unknown> = {},
    { token, from = freshAddress(), language }: As = {},
  ) => graphql(app, { query: GIVE, token, from, variables: { input: giftFields(overrides), language } });
  const mailsTo = async (email: string) => {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email);
  };
  return {
    give,
    mailsTo,
    /** Gives and returns the token of the page that opens. */
    given: async (overrides: Record<string, unknown> = {}, as: As = {}): Promise<string> =>
      (await give(overrides, as)).data.give,
    see: async (link: string, token?: string) =>
      (await graphql(app, { query: GIFT, variables: { token: link }, token })).data.gift,
    take: (link: string, token?: string) => graphql(app, { query: TAKE, variables: { token: link }, token }),
    /** The token of the link in the first letter to an e-mail. */
    mailedLink: async (email: string): Promise<string> =>
      /\/gift(?:\?lang=\w+)?#([\w-]{43})\n/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '',
    rows: (email: string) =>
      app.database.dataSource.query('SELECT * FROM donation WHERE lower(email) = lower($1) ORDER BY id', [
        email,
      ]),
  };
}
