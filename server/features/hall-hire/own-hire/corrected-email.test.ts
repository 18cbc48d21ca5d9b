import { expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { ACCEPT, buildRequest, hireFields, SAVE } from '../hall-hire-fixtures.ts';

const app = sharedTestApp();

const FIND = 'query ($token: String!) { hire: ownHire(token: $token) { status } }';

/** The link of the letters that have gone to an address since the last time. */
async function newLinkTo(address: string): Promise<string | undefined> {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  const letters = app.messages.mails.slice(before).filter(({ to }) => to === address);
  return letters.map(({ text }) => /\/hire#([\w-]{43})$/m.exec(text)?.[1]).at(-1);
}

const opens = async (token = '') =>
  (await graphql(app, { query: FIND, variables: { token } })).data.hire !== null;

/** A request whose email is of a stranger, and what the office makes of it. */
async function mistyped(isAccepted: boolean) {
  const office = await adminToken(app);
  const stranger = `stranger${isAccepted}@example.org`;
  const { id, name, version, startsAt } = await buildRequest(app, office, { email: stranger });
  if (isAccepted) await graphql(app, { query: ACCEPT, variables: { id, version }, token: office });
  const link = await newLinkTo(stranger);
  let seen = isAccepted ? version + 1 : version;
  const save = async (changed: Record<string, unknown>) => {
    const fields = hireFields({ name, date: startsAt.slice(0, 10) });
    const input = { ...fields, email: stranger, ...changed, id, version: seen };
    const { data, errors } = await graphql(app, { query: SAVE, variables: { input }, token: office });
    expect(errors).toBeUndefined();
    seen = data.hire.version;
  };
  return { stranger, link, save };
}

it.each([
  ['a request', false],
  ['a booking', true],
])(
  '%s whose email the office corrects is opened by a new link alone, which goes there',
  async (_, isAccepted) => {
    const { stranger, link, save } = await mistyped(isAccepted);
    await save({ purpose: 'Wedding' });
    expect(await newLinkTo(stranger)).toBeUndefined();
    expect(await opens(link)).toBe(true);

    const email = `right${isAccepted}@example.org`;
    await save({ email });
    const corrected = await newLinkTo(email);
    expect(await opens(link)).toBe(false);
    expect(await opens(corrected)).toBe(true);

    // Without an email nobody has one.
    await save({ email: '' });
    expect(await opens(corrected)).toBe(false);
  },
);
