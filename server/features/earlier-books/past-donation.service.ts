import { type DataSource, type EntityManager, In } from 'typeorm';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { pastDonationRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { parsePence } from '../../../rules/money.ts';
import { PaymentMethod, writtenPaymentMethod } from '../../../rules/payment-methods.ts';
import { foldText } from '../../../rules/search-text.ts';
import { validate } from '../../../rules/validation.ts';
import type { Alongside } from '../../database/alongside.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationStatusChange } from '../ledger/donation-status-change.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { donorOfPastDonation, removeUnusedDonor } from '../ledger/donors/find-donor.ts';
import { enterStatus } from '../ledger/enter-status.ts';
import { enteredDonation } from '../ledger/entered-donation.ts';
import type { LedgerHooks } from '../ledger/ledger-hooks.ts';
import { issueReceipt, voidReceipt } from '../ledger/receipts/receipt-book.ts';
import { refundsOf } from '../ledger/refunds/refund-book.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';

/** What a written name can mean. */
export interface NamedChoices {
  isKnown(written: string): boolean;
  choices(written: string): string[];
}

/** Whether a donation type is called so in one of its languages, however it is spelled. */
function isNamed({ name, translations }: DonationSubType, called: string): boolean {
  const names = [name, ...Object.values(translations).map((texts) => texts.name)];
  return names.some((known) => known && foldText(known) === foldText(called));
}

/** Money that was received before the association kept its books here: paid already, without an account or letters. */
export class PastDonationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
    private readonly hooks: Pick<LedgerHooks, 'namedIn'>,
  ) {}

  /**
   * What finds the type and the validated fields of any number of donations.
   * @returns takes fields that are not yet validated; throws AppError BAD_USER_INPUT
   */
  async checker(manager: EntityManager = this.dataSource.manager) {
    const types = await manager.find(DonationSubType, { order: { isActive: 'DESC', id: 'ASC' } });
    return (fields: unknown) => {
      const values = validate(pastDonationRules, fields);
      const type = types.find((one) => isNamed(one, values.type));
      if (!type) throw new AppError('BAD_USER_INPUT', 'unknownDonationType', { field: 'type' });
      return { type, values };
    };
  }

  /** The fields of a donation that name something the site must know, and what there is. */
  async named(): Promise<Record<string, NamedChoices>> {
    const types = await this.dataSource.manager.find(DonationSubType, {
      order: { isActive: 'DESC', id: 'ASC' },
    });
    return {
      type: {
        isKnown: (written) => types.some((type) => isNamed(type, written)),
        choices: () => types.map(({ name }) => name),
      },
      paymentMethod: {
        isKnown: (written) => writtenPaymentMethod(written) !== undefined,
        choices: () => Object.keys(PaymentMethod),
      },
    };
  }

  /**
   * Adds a donation to the ledger as paid on its day, with a receipt.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT
   */
  async add(actor: Actor, fields: unknown, alongside: Alongside): Promise<void> {
    const { referencePrefix } = await this.siteSettings.find();
    const letterLanguage = await this.siteSettings.firstLanguage();
    await this.dataSource.transaction(async (manager) => {
      const { type, values } = (await this.checker(manager))(fields);
      const { receivedOn, amount, type: _name, paymentMethod, ...donor } = values;
      const added = await manager.save(Donation, {
        ...enteredDonation(type, { day: receivedOn, referencePrefix }),
        ...donor,
        paymentMethod,
        donorId: await donorOfPastDonation(manager, { ...donor, letterLanguage }),
        amountPence: parsePence(amount)!,
        letterLanguage,
        userId: null,
        status: DonationStatus.PENDING,
      });
      const { id, reference } = added;
      await enterStatus(manager, actor, added, {
        changed: { status: DonationStatus.PAID, receivedOn },
        entry: { note: null, paymentMethod, receivedOn },
      });
      const issued = { prefix: referencePrefix, issuedAt: new Date() };
      await issueReceipt(manager, actor, { ...added, receivedOn }, issued);
      const line = { action: 'CREATE', subject: 'donation', subjectId: id, label: reference } as const;
      await this.audit.record(actor, [line], manager);
      await alongside(manager, { id, version: 1 });
    });
  }

  /**
   * Removes a donation that nobody has touched since it was added. The number of its receipt stays used.
   * @throws AppError NOT_FOUND; CONFLICT when its status was changed, some of it was refunded, or another feature names
   *   it, as a line of a bank statement or Gift Aid
   */
  async remove(actor: Actor, id: number, alongside: Alongside): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const seen = await manager.findOneBy(Donation, { id });
      // It may go with the donation, and is locked first, as merges do it.
      if (seen?.donorId) await manager.findOne(Donor, { where: { id: seen.donorId }, lock });
      const donation = await manager.findOne(Donation, { where: { id }, lock });
      if (!donation) throw new AppError('NOT_FOUND', 'notFound');
      const changes = await manager.countBy(DonationStatusChange, { donationId: id });
      if (changes !== 1 || (await refundsOf(manager, [id])).length > 0)
        throw new AppError('CONFLICT', 'changedByAnother');
      const [refusal] = (await this.#named(manager, [id])).values();
      if (refusal) throw new AppError('CONFLICT', refusal);
      await alongside(manager, { id, version: 1 });
      const code = DonationNote.IMPORT_UNDONE;
      await voidReceipt(manager, id, { code, voidedAt: new Date() });
      await manager.delete(DonationStatusChange, { donationId: id });
      await manager.delete(Donation, { id });
      if (donation.donorId) await removeUnusedDonor(manager, donation.donorId);
      const line = {
        action: 'DELETE',
        subject: 'donation',
        subjectId: id,
        label: donation.reference,
      } as const;
      await this.audit.record(actor, [line], manager);
    });
  }

  /**
   * How often the status of each of these was set or some of it refunded, by id, the first time when it was added; one more
   * where another feature names it.
   */
  async versions(ids: readonly number[]): Promise<Map<number, number>> {
    const { manager } = this.dataSource;
    const refunds = await refundsOf(manager, ids);
    const changes = await manager.find(DonationStatusChange, {
      select: { id: true, donationId: true },
      where: { donationId: In([...ids]) },
    });
    const named = [...(await this.#named(manager, ids)).keys()];
    const versions = new Map<number, number>();
    for (const id of [...[...changes, ...refunds].map(({ donationId }) => donationId), ...named])
      versions.set(id, (versions.get(id) ?? 0) + 1);
    return versions;
  }

  /** Which of these another feature names, by id, with what is said then. */
  async #named(manager: EntityManager, ids: readonly number[]): Promise<Map<number, MessageKey>> {
    const named = new Map<number, MessageKey>();
    for (const [table, refusal] of this.hooks.namedIn) {
      const rows = await manager.query<{ id: number }[]>(
        `SELECT DISTINCT donation_id AS id FROM ${table} WHERE donation_id = ANY ($1)`,
        [ids],
      );
      for (const { id } of rows) named.set(id, refusal);
    }
    return named;
  }
}
