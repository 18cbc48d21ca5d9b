import { expect, it } from 'vitest';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { Donation } from '../donation.entity.ts';
import { newPromises } from './receipt-fixtures.ts';

const app = sharedTestApp();

it('[D97] a receipt that is voided while it is sent again is not sent after the letter that voids it', async () => {
  const email = 'withdrawn@example.org';
  const [{ id }] = await newPromises(app, 1, { email });
  const { donationStates, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  await donationStates.setStatus(OPERATOR, id, { status: DonationStatus.PAID, receivedOn: '2016-05-01' });
  const [receipt] = await app.database.dataSource.query('SELECT id FROM receipt WHERE donation_id = $1', [
    id,
  ]);
  const token = await adminToken(app);
  const { errors } = await during(
    app,
    async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id }, lock });
      const fields = { status: DonationStatus.PENDING, note: 'A mistake' };
      await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
    },
    () =>
      graphql(app, {
        query: 'mutation ($id: Int!) { sendReceiptAgain(id: $id) { id } }',
        variables: { id: receipt.id },
        token,
      }),
  );
  expect(errors?.[0]?.extensions.messageKey).toBe('receiptVoid');
  await app.outboxSender.sendDue();
  const subjects = app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects[1]).toContain('cancelled');
});
