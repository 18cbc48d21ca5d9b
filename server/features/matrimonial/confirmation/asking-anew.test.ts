import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ShownChoices } from '../../../../rules/candidate-confirmation.ts';
import { buildCandidate, openSession } from '../../../testing/factories.ts';
import { markLeft } from '../../../testing/mark-left.ts';
import { whileNothingIsSent } from '../../../testing/nothing-sent.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { MATRIMONIAL_SETTING_ID, MatrimonialSetting } from '../settings/matrimonial-setting.entity.ts';
import { SHOWN as CHOICES } from './confirmation-fixtures.ts';

const app = sharedTestApp();
const SHOWN = CHOICES as ShownChoices;
const DAY = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM candidate');
  app.messages.mails.length = 0;
});

async function tend(): Promise<void> {
  await app.features.upkeep['candidates who are asked anew']!(new AbortController().signal);
  await app.outboxSender.sendDue();
}
const find = (id: number) => app.database.dataSource.manager.findOneByOrFail(Candidate, { id });
const lettersTo = (email: string) => app.messages.mails.filter(({ to }) => to === email);

async function fromBefore(overrides: Partial<Candidate> = {}) {
  const before = { confirmation: 'WAITING', confirmedAt: null, isFromBefore: true } as const;
  const email = `asha-${Math.random()}@example.org`;
  const candidate = await buildCandidate(app, { ...before, email, ...overrides });
  const { id, confirmationAskedAt: at } = candidate;
  if (at) await markLeft(app.database.dataSource.manager, `candidate ${id} EMAIL`, at);
  return candidate;
}

describe('candidates who are asked anew', () => {
  it('[D115] asks who was shown before anybody was asked, once, by email and text message, and shows them meanwhile', async () => {
    const { id, email, countryCode, mobile } = await fromBefore({ mobile: '7700900987' });
    await tend();
    await tend();
    expect(await find(id)).toMatchObject({ confirmation: 'WAITING', listed: true });
    await expect.poll(() => lettersTo(email)).toHaveLength(1);
    expect(lettersTo(email)[0]!.text).toContain('/your-profile#');
    const texts = app.messages.texts.filter(({ to }) => to === `+${countryCode}${mobile}`);
    expect(texts).toHaveLength(1);
    for (const part of ['May your page', '/your-profile#']) expect(texts[0]!.text).toContain(part);
  });

  it('[D115] shows nobody any more who answers "not yet"', async () => {
    const { id } = await fromBefore({ confirmationAskedAt: ago(2) });
    expect(await find(id)).toMatchObject({ listed: true });
    await app.features.services.confirmations.later({ id }, 'EMAIL');
    expect(await find(id)).toMatchObject({ confirmation: 'WAITING', listed: false });
  });

  it('[D115] shows whoever has not answered no longer once the days that the setting gives are over', async () => {
    const late = await fromBefore({ confirmationAskedAt: ago(32) });
    const inTime = await fromBefore({ confirmationAskedAt: ago(30) });
    await tend();
    expect(await find(late.id)).toMatchObject({
      listed: false,
      isFromBefore: false,
      firstName: late.firstName,
    });
    expect(await find(inTime.id)).toMatchObject({ listed: true, isFromBefore: true });
    const { manager } = app.database.dataSource;
    await manager.update(MatrimonialSetting, { id: MATRIMONIAL_SETTING_ID }, { answerDays: 28 });
    await tend();
    await manager.update(MatrimonialSetting, { id: MATRIMONIAL_SETTING_ID }, { answerDays: 30 });
    expect(await find(inTime.id)).toMatchObject({ listed: false, firstName: inTime.firstName });
  });

  it('[D115] asks whoever said yes a year ago, and not whoever did so since', async () => {
    const old = await fromBefore({ confirmation: 'GIVEN', confirmedAt: ago(367), isFromBefore: false });
    const young = await fromBefore({ confirmation: 'GIVEN', confirmedAt: ago(360), isFromBefore: false });
    await tend();
    await expect.poll(() => lettersTo(old.email)).toHaveLength(1);
    expect(lettersTo(young.email)).toEqual([]);
    expect(await find(old.id)).toMatchObject({ confirmation: 'GIVEN', listed: true });
  });

  it('[D115] takes a yes of a year ago as over when the yearly question is not answered', async () => {
    const asked = { confirmation: 'GIVEN', confirmedAt: ago(400), isFromBefore: false } as const;
    const silent = await fromBefore({ ...asked, confirmationAskedAt: ago(32) });
    const askedLongAgo = await fromBefore({ ...asked, confirmationAskedAt: ago(401) });
    await tend();
    expect(await find(silent.id)).toMatchObject({ confirmation: 'WAITING', listed: false });
    expect(await find(askedLongAgo.id)).toMatchObject({ confirmation: 'GIVEN', listed: true });
  });

  it('[D115] waits for a yes that is being stored: whoever has given it is neither taken out nor asked', async () => {
    const yearly = { confirmation: 'GIVEN', confirmedAt: ago(367), isFromBefore: false } as const;
    for (const fields of [{ confirmationAskedAt: ago(32) }, yearly]) {
      const { id, email } = await fromBefore(fields);
      const yes = `UPDATE candidate SET confirmation = 'GIVEN', confirmed_at = now(), is_from_before = false WHERE id = $1`;
      await during(app, (manager) => manager.query(yes, [id]), tend);
      expect(await find(id)).toMatchObject({ confirmation: 'GIVEN', listed: true });
      expect(lettersTo(email)).toEqual([]);
    }
  });

  it.each([
    ['a yes of a year ago', { confirmation: 'GIVEN', isFromBefore: false, confirmedAt: ago(400) }],
    ['a profile from before', { confirmation: 'WAITING', isFromBefore: true, confirmedAt: null }],
  ] as const)(
    '[D115] asks who was away when the days were over once they are back: %s',
    async (_name, fields) => {
      const away = { absence: 'AWAY', absentUntil: '2099-01-01', confirmationAskedAt: ago(32) } as const;
      const { id, email } = await fromBefore({ ...fields, ...away });
      await tend();
      expect(await find(id)).toMatchObject({ confirmation: fields.confirmation, listed: false });
      expect(lettersTo(email)).toEqual([]);
      await app.database.dataSource.query('UPDATE candidate SET absent_until = current_date WHERE id = $1', [
        id,
      ]);
      await app.features.services.confirmations.bringBack();
      await tend();
      expect(await find(id)).toMatchObject({ confirmation: fields.confirmation, listed: true });
      expect(lettersTo(email)).toHaveLength(1);
      await tend();
      expect(lettersTo(email)).toHaveLength(1);
    },
  );

  it('[D115] until when the answer is awaited stands on the candidate’s page and on the family’s, and on neither during a pause or after a yes', async () => {
    const { id, memberId } = await fromBefore({
      ...({ confirmation: 'GIVEN', isFromBefore: false } as const),
      confirmedAt: ago(367),
    });
    const { candidateLinks, confirmations } = app.features.services;
    const link = await app.database.dataSource.transaction((manager) =>
      candidateLinks.make(manager, id, 'EMAIL'),
    );
    const token = await openSession(app, { memberId });
    const awaited = async () => {
      const { data } = await graphql(app, {
        query: `query ($link: String!) { candidatePage(token: $link) { profile { state { shownUntil } } }
          myCandidateState { shownUntil askedAt } }`,
        variables: { link: link.split('#')[1] },
        token,
      });
      return [data.candidatePage.profile.state.shownUntil, data.myCandidateState.shownUntil] as (
        | string
        | null
      )[];
    };
    expect(await awaited()).toEqual([null, null]);
    await tend();
    const { confirmationAskedAt } = await find(id);
    const until = new Date(confirmationAskedAt!.getTime() + 30 * DAY).toISOString();
    expect(await awaited()).toEqual([until, until]);
    const pause = (absence: 'PAUSED' | null) =>
      app.database.dataSource.query('UPDATE candidate SET absence = $2 WHERE id = $1', [id, absence]);
    await pause('PAUSED');
    expect(await awaited()).toEqual([null, null]);
    await pause(null);
    expect(await awaited()).toEqual([until, until]);
    await confirmations.give({ id }, SHOWN, 'EMAIL');
    expect(await awaited()).toEqual([null, null]);
  });

  it('[D115] who is shown and has not answered is asked again at the family’s wish, once a day, until the same day', async () => {
    const yearly = { confirmation: 'GIVEN', confirmedAt: ago(400), isFromBefore: false } as const;
    for (const fields of [yearly, {}]) {
      const { id, email, memberId } = await fromBefore(fields);
      const token = await openSession(app, { memberId });
      const again = async () => {
        const query = 'mutation { askMyCandidateAgain { shownUntil } }';
        const { data, errors } = await graphql(app, { query, token });
        await app.outboxSender.sendDue();
        return errors?.[0]?.extensions.messageKey ?? data.askMyCandidateAgain.shownUntil;
      };
      await tend();
      expect(await again()).toBe('candidateAskedAlready');
      await app.database.dataSource.query(
        `UPDATE confirmation_record SET created_at = now() - interval '2 days' WHERE candidate_id = $1`,
        [id],
      );
      await app.database.dataSource.query(
        `UPDATE candidate SET confirmation_asked_at = now() - interval '2 days' WHERE id = $1`,
        [id],
      );
      const { confirmationAskedAt } = await find(id);
      const until = new Date(confirmationAskedAt!.getTime() + 30 * DAY);
      expect(await again()).toBe(until.toISOString());
      expect(await again()).toBe('candidateAskedAlready');
      const letters = lettersTo(email);
      expect(letters).toHaveLength(2);
      for (const { text } of letters) expect(text).toContain('/your-profile#');
    }
  });

  it('[D115] the family hears that the candidate was asked, and both hear once that nobody has answered; it is recorded', async () => {
    const family = `family-${Math.random()}@example.org`;
    const { id, email, memberId } = await fromBefore({
      ...({ confirmation: 'GIVEN', isFromBefore: false } as const),
      confirmedAt: ago(367),
    });
    const query = (sql: string) => app.database.dataSource.query(sql, [id]);
    await app.database.dataSource.query('UPDATE member SET email = $2 WHERE id = $1', [memberId, family]);
    await tend();
    await tend();
    expect(lettersTo(family).map(({ subject }) => subject)).toEqual([expect.stringContaining('asked')]);
    await query(`UPDATE candidate SET confirmation_asked_at = now() - interval '32 days' WHERE id = $1`);
    await tend();
    await tend();
    for (const to of [email, family])
      expect(lettersTo(to).map(({ subject }) => subject)).toEqual([
        expect.anything(),
        expect.stringContaining('no longer shown'),
      ]);
    const said = await query(
      `SELECT act, way FROM confirmation_record WHERE candidate_id = $1 AND act <> 'ASKED'`,
    );
    expect(said).toEqual([{ act: 'LAPSED', way: null }]);
    expect(await find(id)).toMatchObject({ confirmation: 'WAITING', listed: false });
    await app.features.services.confirmations.give({ id }, SHOWN, 'EMAIL');
    expect(await find(id)).toMatchObject({ confirmation: 'GIVEN', listed: true });
  });

  it.each([
    ['gave no email', null],
    ['gave one while no mail is sent', 'family@example.org'],
  ])('[D115] a family that %s hears of it by text message', async (_what, email) => {
    const given = { confirmation: 'GIVEN', isFromBefore: false, confirmedAt: ago(367) } as const;
    const { memberId } = await fromBefore({ ...given, firstName: 'Komal', mobile: '7700900614' });
    const [[{ mobile }]] = await app.database.dataSource.query(
      'UPDATE member SET email = $2 WHERE id = $1 RETURNING mobile',
      [memberId, email],
    );
    const { mail } = app.messages;
    onTestFinished(() => void Object.assign(app.messages, { mail }));
    if (email) Object.assign(app.messages, { mail: undefined });
    await tend();
    expect(app.messages.texts.filter(({ to }) => to === mobile)).toMatchObject([
      { text: expect.stringContaining('We have asked Komal') },
    ]);
  });

  it('[D115] shows nobody any more, nor asks them again, who has refused with another profile', async () => {
    // Of nobody else: a refusal counts for the mobile, too.
    const contact = { email: `refused-${Math.random()}@example.org`, mobile: '7700900611' };
    const other = await fromBefore({ ...contact, confirmationAskedAt: ago(2) });
    const { id } = await fromBefore(contact);
    await app.features.services.confirmations.refuse({ id: other.id }, 'EMAIL');
    app.messages.mails.length = 0;
    await tend();
    expect(lettersTo(contact.email)).toEqual([]);
    expect(await find(id)).toMatchObject({ confirmation: 'WAITING', listed: false, isFromBefore: false });
  });

  it('[D115] takes nobody for whoever has refused because neither has an email', async () => {
    const other = await fromBefore({ email: '', mobile: '7700900612', confirmationAskedAt: ago(2) });
    const { id } = await fromBefore({ email: '', mobile: '7700900613' });
    await app.features.services.confirmations.refuse({ id: other.id }, 'SMS');
    await tend();
    expect(await find(id)).toMatchObject({ listed: true, confirmationAskedAt: expect.any(Date) });
  });

  it('[D115] asks fifty a day, and the next ones a day later', async () => {
    for (let asked = 0; asked < 50; asked += 1) await fromBefore({ confirmationAskedAt: ago(0.5) });
    const { email } = await fromBefore();
    await tend();
    expect(lettersTo(email)).toEqual([]);
    await app.database.dataSource.query(
      `UPDATE candidate SET confirmation_asked_at = confirmation_asked_at - interval '10 hours' WHERE email <> $1`,
      [email],
    );
    await tend();
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('[D115] whom no message reaches keeps nobody behind them from being asked', async () => {
    const unreached = { email: '', countryCode: '91', mobile: '9876543210' };
    for (let kept = 0; kept < 50; kept += 1) await fromBefore(unreached);
    const { email } = await fromBefore();
    await tend();
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('[D115] neither asks nor takes out anybody while nothing can be sent', async () => {
    const { id } = await fromBefore();
    await whileNothingIsSent(app, tend);
    expect(await find(id)).toMatchObject({ listed: true, confirmationAskedAt: null });
  });
});
