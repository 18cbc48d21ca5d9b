import { describe, expect, it } from 'vitest';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { buildMember, buildUser, candidateFields, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { confirmationOf } from './confirmation-fixtures.ts';

const EVIL = 'You won £500: collect at https://evil.example/x';

describe('[D32] a message to an address that somebody else has typed', () => {
  const app = sharedTestApp();
  const { save, newMails } = confirmationOf(app);

  /** What the candidate gets of whom somebody of that name has made a profile. */
  async function toCandidate(madeBy: string, firstName: string) {
    const member = await buildMember(app);
    const token = await openSession(app, { memberId: member.id });
    const rename = 'mutation ($name: String!) { renameMyMembership(name: $name) }';
    await graphql(app, { query: rename, variables: { name: madeBy }, token });
    const mobile = freshMobile();
    const input = candidateFields({ email: `${mobile}@example.org`, mobile, profileForId: 3, firstName });
    const { errors } = await save(token, input);
    expect(errors).toBeUndefined();
    const mail = (await newMails()).find(({ to }) => to === input.email);
    const text = app.messages.texts.find(({ to }) => to === `+44${mobile}`);
    return { mail, text: text?.text ?? '' };
  }

  it('repeats no words of theirs as a name, neither in a letter to a candidate nor in a text message', async () => {
    const { mail, text } = await toCandidate(EVIL, 'Win at evil.example');
    expect(mail?.subject).toBe('Somebody would like to introduce you');
    expect(mail?.text).toMatch(/^Hello,\n\nSomebody has written a page about you /);
    expect(text).toMatch(/^Somebody has written a page about you /);
    expect(`${mail?.text} ${text}`).not.toMatch(/evil|£/);
  });

  it.each([
    ['Smt. Kantaben (Kaki) Patel', 'O’Brien', 'Smt. Kantaben (Kaki) Patel'],
    ['ડૉ. જયેશ પટેલ', 'કોમલ', 'Somebody'],
  ])('says that %s has written of %s, in a text message %s', async (madeBy, firstName, inText) => {
    const { mail, text } = await toCandidate(madeBy, firstName);
    expect(mail?.subject).toBe(`${madeBy} would like to introduce you`);
    expect(mail?.text).toMatch(`Dear ${firstName},\n\n${madeBy} has written`);
    expect(text).toContain(`${inText} has written`);
  });

  it('repeats none in the letter that asks to confirm an email', async () => {
    const user = await buildUser(app, { name: EVIL, emailProvedAt: null });
    const token = await openSession(app, { userId: user.id });
    await graphql(app, { query: 'mutation { requestEmailProof }', token });
    const [letter] = await newMails();
    expect(letter?.to).toBe(user.email);
    expect(letter?.text).toMatch(/^Hello,\n/);
    expect(`${letter?.subject} ${letter?.text}`).not.toContain('evil');
  });
});
