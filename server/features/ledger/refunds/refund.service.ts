import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { refundRules } from '../../../../rules/donation-refunds.ts';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { parsePence, poundsText } from '../../../../rules/money.ts';
import { reasonRules } from '../../../../rules/reason.ts';
import { validate } from '../../../../rules/validation.ts';
import { violatedConstraint } from '../../../database/database-errors.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Donation } from '../donation.entity.ts';
import type { DonationStateService } from '../donation-state.service.ts';
import { enterStatus } from '../enter-status.ts';
import type { LedgerHooks } from '../ledger-hooks.ts';
import { findPaidElsewhere } from '../payments.ts';
import { DonationRefund } from './donation-refund.entity.ts';
import { enterRefund, sumOfRefunds } from './refund-book.ts';

type RefundFields = Record<keyof z.input<ReturnType<typeof refundRules>>, string>;

/** What is refunded by hand, a part or all of a donation, and that this was a mistake. */
export class RefundService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: {
      siteSettings: SiteSettingsService;
      states: DonationStateService;
      audit: AuditService;
      hooks: Pick<LedgerHooks, 'tellStatus'>;
    },
  ) {}

  /**
   * Enters what was refunded of a donation that was not paid by card. All of it makes it Refunded; the receipt stays.
   * @param seenPence what somebody saw as refunded before, so that a repeated request gives nothing back twice
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT for what was not paid, or by card, and when something else was
   *   refunded meanwhile
   */
  async refund(actor: Actor, id: number, seenPence: number, fields: RefundFields): Promise<void> {
    const settings = await this.services.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      const donation = await lockDonation(manager, id);
      const { amountPence, refundedPence, receivedOn, status } = donation;
      if (refundedPence !== seenPence) throw new AppError('CONFLICT', 'changedByAnother');
      if (status !== DonationStatus.PAID || !receivedOn)
        throw new AppError('CONFLICT', 'invalidStatusChange');
      if ((await findPaidElsewhere(manager, [id])).get(id)?.isPaidByCard)
        throw new AppError('CONFLICT', 'refundedByCard');
      const rules = refundRules({ leftPence: amountPence - refundedPence, receivedOn });
      const { amount, ...entry } = validate(rules, fields);
      const pence = parsePence(amount)!;
      await enterRefund(manager, actor, id, { ...entry, pence });
      const change = { by: 'HAND', note: entry.reason, settings } as const;
      if (!(await this.services.states.sumUpRefunds(manager, actor, donation, change)))
        await this.#record(manager, actor, donation, 'REFUND', pence);
    });
  }

  /**
   * Says that an entry of {@link refund}, or of Refunded, was a mistake: what it was of is Paid again.
   * @param refundId of the entry
   * @param fields not yet validated
   * @returns the id of the donation
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody has said so already
   */
  async undo(actor: Actor, refundId: number, fields: z.input<typeof reasonRules>): Promise<number> {
    const { reason } = validate(reasonRules, fields);
    const known = await this.dataSource.manager.findOneBy(DonationRefund, { id: refundId });
    if (!known || known.reversesId) throw new AppError('NOT_FOUND', 'notFound');
    const { donationId, pence, day, paymentMethod } = known;
    try {
      await this.dataSource.transaction(async (manager) => {
        const donation = await lockDonation(manager, donationId);
        await enterRefund(manager, actor, donationId, {
          pence,
          day,
          paymentMethod,
          reason,
          reversesId: refundId,
        });
        const refundedPence = await sumOfRefunds(manager, donation);
        const isPaidAgain =
          donation.status === DonationStatus.REFUNDED && refundedPence < donation.amountPence;
        if (!isPaidAgain) await manager.update(Donation, { id: donationId }, { refundedPence });
        else {
          await enterStatus(manager, actor, donation, {
            changed: { status: DonationStatus.PAID, refundedPence },
            entry: { note: reason, receivedOn: donation.receivedOn, paymentMethod: donation.paymentMethod },
          });
          await this.services.hooks.tellStatus(manager, [donationId], DonationStatus.PAID);
        }
        await this.#record(manager, actor, donation, 'UNDO_REFUND', pence);
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'donation_refund_reversed_once') throw error;
      throw new AppError('CONFLICT', 'changedByAnother');
    }
    return donationId;
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    { id, reference }: Donation,
    action: 'REFUND' | 'UNDO_REFUND',
    pence: number,
  ): Promise<void> {
    const label = `${reference} ${poundsText(pence)}`;
    return this.services.audit.record(
      actor,
      [{ action, subject: 'donation', subjectId: id, label }],
      manager,
    );
  }
}

/** @throws AppError NOT_FOUND */
async function lockDonation(manager: EntityManager, id: number): Promise<Donation> {
  const donation = await manager.findOne(Donation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!donation) throw new AppError('NOT_FOUND', 'notFound');
  return donation;
}
