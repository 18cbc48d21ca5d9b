import { type DataSource, type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { bookableCountRules } from '../../../rules/cash-counts.ts';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { reasonRules } from '../../../rules/reason.ts';
import { validate } from '../../../rules/validation.ts';
import { byActor, voidedBy } from '../../database/by.ts';
import { requireVersion } from '../../database/load-for-edit.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import { letterTexts } from '../../messages/letter-texts.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { DonationStateService } from '../ledger/donation-state.service.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { addDonor } from '../ledger/donors/donor.service.ts';
import { lockMergedDonors } from '../ledger/donors/find-donor.ts';
import { enteredDonation, givenBy } from '../ledger/entered-donation.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { CashCount } from './cash-count.entity.ts';
import { CashEnvelope } from './cash-envelope.entity.ts';

/** A count in the version that somebody has seen. */
interface SeenCount {
  id: number;
  version: number;
  /** All of its rows, likewise. */
  rows: readonly Pick<CashEnvelope, 'key' | 'version'>[];
}

interface Booking {
  manager: EntityManager;
  actor: Actor;
  settings: Awaited<ReturnType<SiteSettingsService['find']>>;
  language: Language;
}

/** Makes a count's rows donations in the ledger, all of them or none, and cancels them again. */
export class CashCountBookingService {
  /**
   * What features above counts do before one is voided: it is locked, its donations are not yet. Throws AppError CONFLICT
   * for one that something else leans on.
   */
  readonly beforeVoid: ((
    manager: EntityManager,
    count: { actor: Actor; cashCountId: number; reason: string },
  ) => Promise<void>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly states: DonationStateService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Books all rows as Paid on the day of the count; donors with an e-mail get a receipt. A count that is booked already
   * stays as it is, so that a repeated request adds nothing.
   * @throws AppError BAD_USER_INPUT while something is missing or the sums differ without an explanation; NOT_FOUND;
   *   CONFLICT when somebody else has changed the count or its rows, or taken it back
   */
  async book(actor: Actor, seen: SeenCount): Promise<void> {
    const settings = await this.siteSettings.find();
    const language = await this.siteSettings.firstLanguage();
    await inTransaction(this.dataSource, async (manager) => {
      const count = await lockCount(manager, seen.id);
      if (count.voided.at) throw new AppError('CONFLICT', 'cashCountNotBooked');
      if (count.booked.at) return;
      requireVersion(count, seen.version);
      const rows = await manager.find(CashEnvelope, { where: { countId: seen.id }, order: { id: 'ASC' } });
      requireAsSeen(rows, seen);
      const { day } = validate(bookableCountRules, { ...count, day: count.day ?? '', rows });
      const booking = { manager, actor, settings, language };
      const donors = await giversOf(booking, rows);
      const donations = await addDonations(booking, day, rows, donors);
      for (const [index, donation] of donations.entries()) {
        const { id, chequeNumber: note } = rows[index]!;
        await this.states.changeStatus(manager, actor, donation, {
          fields: {
            status: DonationStatus.PAID,
            receivedOn: day,
            paymentMethod: donation.paymentMethod,
            note,
          },
          noteCode: note ? DonationNote.CHEQUE : null,
          by: 'COUNT',
          settings,
        });
        const donorId = donors[index]?.id ?? null;
        await manager.update(CashEnvelope, { id }, { donationId: donation.id, donorId, donorName: '' });
      }
      await manager.update(
        CashCount,
        { id: count.id },
        { booked: { ...byActor(actor), at: new Date() }, version: count.version + 1 },
      );
      const line = { action: 'BOOK', subject: 'cash-count', subjectId: count.id } as const;
      await this.audit.record(actor, [line], manager);
    });
  }

  /**
   * Cancels the donations of a count, each with the reason in its history; who got a receipt is told that it is void. One
   * that was voided already stays as it is.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a reason; NOT_FOUND; CONFLICT when some of one was refunded since, lines of bank
   *   statements or a card pay one, small donations were claimed for on the strength of it, or the count is not booked
   */
  async undo(actor: Actor, id: number, fields: z.input<typeof reasonRules>): Promise<void> {
    const { reason } = validate(reasonRules, fields);
    const settings = await this.siteSettings.find();
    await inTransaction(this.dataSource, async (manager) => {
      const count = await lockCount(manager, id);
      if (!count.booked.at) throw new AppError('CONFLICT', 'cashCountNotBooked');
      if (count.voided.at) return;
      for (const voidCollection of this.beforeVoid)
        await voidCollection(manager, { actor, cashCountId: id, reason });
      const rows = await manager.findBy(CashEnvelope, { countId: id });
      const donations = await manager.find(Donation, {
        where: { id: In(rows.flatMap(({ donationId }) => donationId ?? [])) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (donations.some(({ refundedPence }) => refundedPence > 0))
        throw new AppError('CONFLICT', 'cashCountRefunded');
      for (const donation of donations)
        await this.states.cancel(manager, actor, donation, { by: 'COUNT', note: reason, settings });
      await manager.update(CashCount, { id }, { voided: voidedBy(actor, reason) });
      const line = { action: 'UNDO', subject: 'cash-count', subjectId: id } as const;
      await this.audit.record(actor, [line], manager);
    });
  }
}

/** @throws AppError NOT_FOUND */
async function lockCount(manager: EntityManager, id: number): Promise<CashCount> {
  const count = await manager.findOne(CashCount, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!count) throw new AppError('NOT_FOUND', 'notFound');
  return count;
}

/** @throws AppError CONFLICT when another row is there, or one in another version, than was seen */
function requireAsSeen(rows: readonly CashEnvelope[], seen: SeenCount): void {
  const versions = new Map(seen.rows.map(({ key, version }) => [key, version]));
  if (rows.length !== versions.size || rows.some(({ key, version }) => versions.get(key) !== version))
    throw new AppError('CONFLICT', 'changedByAnother');
}

/** The donor of each row, null of nobody's; a new name is a new donor, who may have given several times. */
async function giversOf(
  { manager, actor, language }: Booking,
  rows: readonly CashEnvelope[],
): Promise<(Donor | null)[]> {
  const known = await lockMergedDonors(
    manager,
    rows.flatMap(({ donorId }) => donorId ?? []),
  );
  const added = new Map<string, Donor>();
  const givers: (Donor | null)[] = [];
  for (const { donorId, donorName } of rows) {
    const name = donorName.toLowerCase();
    if (name && !added.has(name)) {
      const id = await addDonor(manager, actor, { name: donorName, letterLanguage: language });
      added.set(name, await manager.findOneByOrFail(Donor, { id }));
    }
    givers.push((donorId ? known.get(donorId) : added.get(name)) ?? null);
  }
  return givers;
}

/** Adds the donations of rows, in their order, as not paid yet. */
async function addDonations(
  { manager, settings, language }: Booking,
  day: string,
  rows: readonly CashEnvelope[],
  donors: readonly (Donor | null)[],
): Promise<Donation[]> {
  const types = await manager.findBy(DonationSubType, { id: In(rows.map(({ subTypeId }) => subTypeId)) });
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const { withoutName } = letterTexts(language).donationLetters;
  const ofNobody = { donorId: null, userId: null, donorName: withoutName, email: '', phone: '' };
  const donations = rows.map(({ subTypeId, amountPence, paymentMethod }, index) => {
    const donor = donors[index];
    return {
      ...enteredDonation(typeOf.get(subTypeId)!, { day, referencePrefix: settings.referencePrefix }),
      ...(donor ? givenBy(donor) : { ...ofNobody, letterLanguage: language }),
      amountPence,
      paymentMethod,
    };
  });
  return manager.save(Donation, donations);
}
