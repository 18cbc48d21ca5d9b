import { describe, expect, it } from 'vitest';
import { appWithOwner } from '../../../testing/app-with-owner.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { adminToken } from '../../../testing/factories.ts';
import { OWN_PASSWORD, ownSignInOf, RESET } from './own-sign-in-fixtures.ts';

describe('[D115] whoever has a candidate’s link and a number of their own', () => {
  const app = appWithOwner();
  const { made, setUp, signIn, signInOf, roleOf, ask, codeTo, newMails } = ownSignInOf(app);
  const textsTo = (mobile: unknown) =>
    app.messages.texts.filter(({ to, text }) => to === `+44${mobile}` && text.includes('tell us at once'));

  /** What the candidate is told of the sign-in that is made with these. */
  async function toldOf(
    input: Record<string, unknown>,
    own: { mobile: unknown; email: unknown },
    link: string,
  ) {
    await newMails();
    expect((await setUp(link, input)).refusal).toBeUndefined();
    const mails = (await newMails()).filter(({ to }) => to === own.email);
    return { mails, texts: textsTo(own.mobile) };
  }

  it.each([true, false])(
    'makes a sign-in of which the candidate is told, by email and at their number (alone: %s)',
    async (isAlone) => {
      const { link, input } = await made();
      const { email, mobile } = input;
      const theirs = freshMobile();
      const { mails, texts } = await toldOf({ mobile: theirs, isAlone }, { email, mobile }, link);
      expect(mails).toMatchObject([
        {
          subject: 'There is now a sign-in of your own',
          text: expect.stringContaining(`ends in ${theirs.slice(-3)}.`),
        },
      ]);
      expect(/can no longer sign in/.test(mails[0]!.text)).toBe(isAlone);
      expect(texts).toMatchObject([{ text: expect.stringContaining(`ends in ${theirs.slice(-3)}.`) }]);
      expect(JSON.stringify([mails, texts])).not.toContain(theirs);
    },
  );

  it('tells a candidate who uses their own number by email alone', async () => {
    const { link, input } = await made();
    const { email, mobile } = input;
    const { mails, texts } = await toldOf({ mobile }, { email, mobile }, link);
    expect([mails.length, texts]).toEqual([1, []]);
  });

  it('does not lead that elsewhere: the former email and number are told when the link changes them', async () => {
    const { link, input, saved } = await made();
    const { email, mobile } = input;
    const correct = `mutation ($token: String!, $input: CandidateInput!) { answer: correctCandidate(token: $token, input: $input) { madeAt } }`;
    const changed = {
      ...input,
      version: saved.version,
      email: 'stranger@example.org',
      mobile: freshMobile(),
    };
    await ask(correct, { token: link, input: changed });
    const mails = (await newMails()).filter(({ to }) => to === email);
    expect(mails).toMatchObject([{ subject: 'Your email or mobile was changed' }]);
    expect(textsTo(mobile)).toHaveLength(1);
    await ask(correct, { token: link, input: { ...changed, version: saved.version + 1, city: 'Leeds' } });
    expect(await newMails()).toEqual([]);
  });

  it.each([true, false])(
    'loses it to the candidate, to whom the office gives it back (alone: %s)',
    async (isAlone) => {
      const { link, input, saved, member } = await made();
      const mobile = String(input.mobile);
      const stranger = (await setUp(link, { isAlone })).mobile;
      const signInId = await signInOf(saved.id);
      const [seen] = await app.database.dataSource.query('SELECT name, mobile FROM member WHERE id = $1', [
        signInId,
      ]);
      const change = isAlone ? 'changeMember' : 'changeCandidateSignIn';
      const { answer } = await ask(
        `mutation ($id: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!) {
        answer: ${change}(memberId: $id, input: $input, seen: $seen, reason: "It was not her") { id } }`,
        { id: member.id, input: { name: seen.name, mobile }, seen },
        await adminToken(app),
      );
      expect(answer).toEqual({ id: member.id });
      for (const number of [stranger, mobile])
        expect((await signIn(number, OWN_PASSWORD)).refusal).toBe('invalidMemberLogin');
      const code = await codeTo(mobile, 'PASSWORD_RESET');
      await ask(RESET, { input: { mobile, code, password: 'tulip-engine-cloud-4' } });
      expect((await signIn(mobile, 'tulip-engine-cloud-4')).answer).toEqual({
        memberId: member.id,
        isCandidate: true,
      });
    },
  );

  it('leaves the family a way back: the office removes the profile, and the family writes it anew', async () => {
    const family = await made();
    await setUp(family.link, { isAlone: true });
    expect(await roleOf(family.token)).toBe('ANONYMOUS');
    const remove = 'mutation ($id: Int!) { answer: removeCandidate(memberId: $id) }';
    expect((await ask(remove, { id: family.member.id }, await adminToken(app))).answer).toBe(true);
    const mobile = family.member.mobile.slice(3);
    const register = `mutation ($input: MemberRegistrationInput!) { answer: registerMember(input: $input) { isCandidate } }`;
    const fields = { profileForId: 3, name: 'Jyotsnaben', mobile, password: 'tulip-engine-cloud-4' };
    const made2 = await ask(register, { input: { ...fields, code: await codeTo(mobile) } });
    expect(made2.answer).toEqual({ isCandidate: false });
  });
});
