import { BROWSER_REQUESTER } from '../../testing/code-requesters.ts';
import { freshMobile } from '../../testing/contract/contract-fixture.ts';
import { openSession } from '../../testing/factories.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { OWN_PASSWORD } from './own-sign-in/own-sign-in-fixtures.ts';
import type { Step } from './section-steps-fixtures.ts';

/** Somebody of the little world. */
export interface Inhabitant {
  memberId: number;
  /** E.164. */
  mobile: string;
  token: string;
  /** The candidate's own session, also after it has ended. */
  ownToken: string;
  candidateId: number;
  /** What is in the candidate's own link; null before there is one. */
  link: string | null;
  /** Of the profiles that they have had. */
  serials: number[];
}

type SigningIn = Extract<Step, { contactStays: boolean }>;

/** What a candidate types to sign in themself, with the code that their telephone has got, or to do so alone. */
export async function signInInput(app: TestApp, step: SigningIn): Promise<Record<string, unknown>> {
  const { contactStays } = step;
  if (step.act === 'take over') return { password: OWN_PASSWORD, contactStays };
  const mobile = freshMobile();
  const e164 = `+44${mobile}`;
  const requester = { ...BROWSER_REQUESTER, ip: freshAddress() };
  await app.codes.send({ realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile: e164 }, requester, 'Samaj');
  await app.outboxSender.sendDue();
  const code = app.messages.codeFor(e164);
  return { mobile, code, password: OWN_PASSWORD, isAlone: step.isAlone, contactStays };
}

/** New sessions of those whose account it is, and of the candidate; of others what they had, which opens nothing. */
export async function tokensOf(
  app: TestApp,
  { memberId, candidateId }: Inhabitant,
): Promise<Partial<Pick<Inhabitant, 'token' | 'ownToken'>>> {
  const { dataSource } = app.database;
  const [own] = await dataSource.query<{ id: number }[]>('SELECT id FROM member WHERE candidate_id = $1', [
    candidateId,
  ]);
  return {
    ...(own?.id !== memberId && { token: await openSession(app, { memberId }) }),
    ...(own && { ownToken: await openSession(app, { memberId: own.id }) }),
  };
}
