import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DonationNote } from '../../../rules/donation-notes.ts';
import {
  type ChangedBy,
  DONATION_STATUS_CHANGES,
  DonationFrequency,
  DonationStatus,
  isPaymentUndone,
  refusedChange,
} from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { donationStatusRules } from '../../../rules/paid-donations.ts';
import { hasOwnBankLine, PaymentMethod } from '../../../rules/payment-methods.ts';
import { validate } from '../../../rules/validation.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Donation } from './donation.entity.ts';
import { type Charity, receiptLetter, voidedReceiptLetter } from './donation-letters.ts';
import { enterStatus, wasReopened } from './enter-status.ts';
import type { LedgerHooks } from './ledger-hooks.ts';
import { findPaidElsewhere, NOT_PAID_ELSEWHERE, paidByLines, sumUpFees } from './payments.ts';
import { issueReceipt, voidReceipt } from './receipts/receipt-book.ts';
import { enterRest, sumOfRefunds } from './refunds/refund-book.ts';

type StatusFields = z.input<ReturnType<typeof donationStatusRules>>;
interface StatusChange {
  by: ChangedBy;
  fields: StatusFields;
  /** What the site itself says of it: a reason that nobody has to write. */
  noteCode?: DonationNote | null;
  settings: Charity;
  changedAt?: Date | undefined;
  /** A wrong Paid that is undone is cancelled next: its donor is not asked to pay. */
  isBeingCancelled?: boolean;
}

/**
 * What becomes of donations: by hand, and as money comes and goes back. In transactions of others each donation is locked
 * before.
 */
export class DonationStateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
    private readonly hooks: Pick<LedgerHooks, 'tellStatus'>,
  ) {}

  /**
   * Changes the status of a donation by hand, or reverts a wrong Paid.
   * @param fields not yet validated
   * @param changedAt for backdated changes of the demo content, which send no letter
   * @throws AppError NOT_FOUND; as {@link changeStatus}
   */
  async setStatus(actor: Actor, id: number, fields: StatusFields, changedAt?: Date): Promise<void> {
    const settings = await this.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOne(Donation, { where: { id }, lock });
      if (!donation) throw new AppError('NOT_FOUND', 'notFound');
      await this.changeStatus(manager, actor, donation, { by: 'HAND', fields, settings, changedAt });
    });
  }

  /**
   * Changes the status of a donation that is locked, and adds it to the donation's history. With Paid it gets a receipt,
   * which is voided if that is reverted, and the donor a letter with it; the note is for administrators only.
   * All donations of the transaction are locked before, see `issueReceipt`.
   * @returns the id of the entry in the history
   * @throws AppError BAD_USER_INPUT; CONFLICT for a change that the present status does not allow, and for one that would
   *   contradict what lines of bank statements or a card have paid: then nothing is stored
   */
  async changeStatus(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { by, fields, noteCode = null, settings, changedAt, isBeingCancelled = false }: StatusChange,
  ): Promise<number> {
    const { id, status: fromStatus } = donation;
    const rules = donationStatusRules(fromStatus, noteCode !== null);
    const { status, note, paymentMethod, receivedOn: statedDay } = validate(rules, fields);
    if (!DONATION_STATUS_CHANGES[fromStatus].includes(status))
      throw new AppError('CONFLICT', 'invalidStatusChange');
    const paidElsewhere = (await findPaidElsewhere(manager, [id])).get(id) ?? NOT_PAID_ELSEWHERE;
    const refusal = refusedChange(fromStatus, status, { ...donation, ...paidElsewhere }, by);
    if (refusal) throw new AppError('CONFLICT', refusal);
    const moment = changedAt ?? new Date();
    const isPaid = status === DonationStatus.PAID;
    const isUndone = isPaymentUndone(fromStatus, status);
    const receivedOn = isPaid ? (statedDay ?? wallClock(moment).date) : null;
    const isRefunded = status === DonationStatus.REFUNDED;
    if (isRefunded) await enterRest(manager, actor, donation, { note, moment });
    const changed = {
      status,
      ...((isPaid || isUndone) && { receivedOn, paymentMethod }),
      ...(isRefunded && { refundedPence: donation.amountPence }),
    };
    const entry = { note: note ?? null, noteCode, receivedOn, paymentMethod, at: moment };
    const entryId = await enterStatus(manager, actor, donation, { changed, entry });
    const line = { action: 'CHANGE_STATUS', subject: 'donation', subjectId: id, detail: status } as const;
    await this.audit.record(actor, [{ ...line, label: donation.reference }], manager);
    Object.assign(donation, changed);
    await this.hooks.tellStatus(manager, [id], status);
    const isWrittenTo = !changedAt;
    if (receivedOn) {
      const paid = { ...donation, receivedOn };
      const issued = { prefix: settings.referencePrefix, issuedAt: moment };
      const number = await issueReceipt(manager, actor, paid, issued);
      if (isWrittenTo) await this.outbox.mail(manager, receiptLetter(paid, number, settings));
    }
    if (isUndone) {
      const number = await voidReceipt(manager, id, {
        reason: note ?? '',
        code: noteCode,
        voidedAt: moment,
      });
      const letter = voidedReceiptLetter(donation, number ?? '', settings, { isBeingCancelled });
      if (isWrittenTo) await this.outbox.mail(manager, letter);
    }
    return entryId;
  }

  /**
   * Cancels a donation that is locked and was entered or paid by mistake, also one that is Paid. What was cancelled before
   * stays as it is.
   * @throws AppError as {@link changeStatus}
   */
  async cancel(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { note = null, ...change }: Omit<StatusChange, 'fields' | 'isBeingCancelled'> & { note?: string | null },
  ): Promise<void> {
    const { PAID, PENDING, CANCELLED } = DonationStatus;
    const set = (status: DonationStatus) =>
      this.changeStatus(manager, actor, donation, {
        ...change,
        fields: { status, note },
        isBeingCancelled: true,
      });
    if (donation.status === PAID) await set(PENDING);
    if (donation.status === PENDING) await set(CANCELLED);
  }

  /**
   * Once one more line of a bank statement pays some of a donation: a cancelled one is promised again, and with all of its
   * money it is Paid, on the day of its last line. What somebody has set to Paid by hand stays so: the line is what it was
   * paid by.
   * @throws AppError CONFLICT for one that takes no money
   */
  async settleByLines(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    settings: Charity,
  ): Promise<void> {
    await sumUpFees(manager, donation.id);
    const { pence, count, lastDay: receivedOn } = await paidByLines(manager, donation.id);
    const isWhole = pence === donation.amountPence;
    if (
      donation.status === DonationStatus.PAID &&
      count === 1 &&
      isWhole &&
      hasOwnBankLine(donation.paymentMethod)
    )
      return;
    const by = { by: 'LINE', settings } as const;
    await this.#promiseAgain(manager, actor, donation, by);
    if (donation.status !== DonationStatus.PENDING) throw new AppError('CONFLICT', 'bankDonationClosed');
    if (!isWhole) return;
    const isPromisedMonthly = donation.frequency === DonationFrequency.MONTHLY;
    const paymentMethod = isPromisedMonthly ? PaymentMethod.STANDING_ORDER : PaymentMethod.TRANSFER;
    const fields = { status: DonationStatus.PAID, receivedOn, paymentMethod };
    await this.changeStatus(manager, actor, donation, { ...by, fields });
  }

  /**
   * Once a line of a bank statement pays a donation no more: what was Paid by it is Not paid again, with the reason. Cancelled is a
   * donation that was entered from it, and again one that was cancelled until lines paid it, once none does.
   * @param line whether the donation was Paid without the line and is so still, and whether it was entered from the line
   */
  async undoFromLine(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    {
      isPaidWithout,
      wasEntered,
      settings,
    }: { isPaidWithout: boolean; wasEntered: boolean; settings: Charity },
  ): Promise<void> {
    await sumUpFees(manager, donation.id);
    const change = { by: 'LINE', noteCode: DonationNote.BANK_DECISION_UNDONE, settings } as const;
    if (isPaidWithout) return;
    const isPaidStill = (await paidByLines(manager, donation.id)).count > 0;
    const { PAID, PENDING } = DonationStatus;
    // Only its own line has paid what was entered from it: all of it.
    if (wasEntered || (!isPaidStill && (await wasReopened(manager, donation.id))))
      await this.cancel(manager, actor, donation, change);
    else if (donation.status === PAID)
      await this.changeStatus(manager, actor, donation, { ...change, fields: { status: PENDING } });
  }

  /**
   * Makes a donation Paid by card, unless its money has come in another way already.
   * @param receivedOn `YYYY-MM-DD`
   * @returns whether it did
   */
  async settleByCard(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { receivedOn, settings }: { receivedOn: string; settings: Charity },
  ): Promise<boolean> {
    const { PENDING, CANCELLED, PAID } = DonationStatus;
    if (donation.status !== PENDING && donation.status !== CANCELLED) return false;
    if ((await paidByLines(manager, donation.id)).count > 0) return false;
    const by = { by: 'CARD', settings } as const;
    await this.#promiseAgain(manager, actor, donation, by);
    const fields = { status: PAID, receivedOn, paymentMethod: PaymentMethod.CARD };
    await this.changeStatus(manager, actor, donation, { ...by, fields });
    return true;
  }

  /**
   * Sums up what was refunded of a donation; one that was Paid and has nothing left is Refunded.
   * @returns whether it became Refunded
   */
  async sumUpRefunds(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    { by, note, settings }: Pick<StatusChange, 'by' | 'settings'> & { note: string | null },
  ): Promise<boolean> {
    const { id, amountPence, status } = donation;
    const refundedPence = await sumOfRefunds(manager, donation);
    if (status !== DonationStatus.PAID || refundedPence < amountPence) {
      await manager.update(Donation, { id }, { refundedPence });
      return false;
    }
    // Refunded and all of its amount are one and the same: the change of status says both.
    const fields = { status: DonationStatus.REFUNDED, note };
    await this.changeStatus(manager, actor, donation, { by, fields, settings });
    return true;
  }

  /** What was cancelled and gets its money all the same. */
  async #promiseAgain(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    by: Pick<StatusChange, 'by' | 'settings'>,
  ): Promise<void> {
    if (donation.status !== DonationStatus.CANCELLED) return;
    const change = { ...by, noteCode: DonationNote.REOPENED_BY_PAYMENT };
    await this.changeStatus(manager, actor, donation, {
      ...change,
      fields: { status: DonationStatus.PENDING },
    });
  }
}
