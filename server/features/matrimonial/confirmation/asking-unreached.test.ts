import { expect, it, vi } from 'vitest';
import { MessageRefused } from '../../../messages/outgoing.ts';
import { buildCandidate } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from '../candidates/candidate.entity.ts';

const app = sharedTestApp();

async function tend(): Promise<void> {
  await app.features.upkeep['candidates who are asked anew']!(new AbortController().signal);
  await app.outboxSender.sendDue();
}

it('[D115] whom no message has reached is shown on, and asked anew after the days; one that reached them counts', async () => {
  const { dataSource } = app.database;
  const { id, email } = await buildCandidate(app, {
    ...{ confirmation: 'WAITING', confirmedAt: null, isFromBefore: true },
    ...{ email: `asha-${Math.random()}@example.org`, mobile: '7700900988' },
  });
  const find = () => dataSource.manager.findOneByOrFail(Candidate, { id });
  const letters = () => app.messages.mails.filter(({ to }) => to === email).length;
  const passDays = () =>
    dataSource.query(
      `UPDATE candidate SET confirmation_asked_at = now() - interval '32 days' WHERE id = $1`,
      [id],
    );
  const refuse = (sender: { send(message: never): Promise<void> }) =>
    vi.spyOn(sender, 'send').mockRejectedValue(new MessageRefused(550, true));
  const [mail, sms] = [refuse(app.messages.mail), refuse(app.messages.sms)];
  await tend();
  mail.mockRestore();
  await passDays();
  await tend();
  expect([letters(), await find()]).toMatchObject([1, { listed: true, isFromBefore: true }]);
  await passDays();
  await tend();
  sms.mockRestore();
  expect(await find()).toMatchObject({ listed: false });
  const tracked = () =>
    dataSource.query('SELECT FROM tracked_message WHERE about LIKE $1', [`candidate ${id} %`]);
  expect(await tracked()).toHaveLength(2);
  await tend();
  expect(await tracked()).toEqual([]);
});

it.each([
  ['email', 'email = upper(candidate.email)'],
  ['mobile', `email = 'family@example.org', mobile = '+' || country_code || candidate.mobile`],
])('[D115] writes once where the family and the candidate have one %s', async (_what, shared) => {
  const { id, email } = await buildCandidate(app, {
    ...{ confirmation: 'WAITING', confirmedAt: null, isFromBefore: true },
    email: `asha-${Math.random()}@example.org`,
  });
  const update = `UPDATE member SET ${shared} FROM candidate WHERE candidate.id = $1 AND member.id = member_id`;
  await app.database.dataSource.query(update, [id]);
  app.messages.mails.length = 0;
  await tend();
  expect(app.messages.mails.map(({ to }) => to)).toEqual([email]);
});
