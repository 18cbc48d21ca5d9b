import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditDetail } from '../../../../rules/audit.ts';
import { AppError } from '../../../../rules/errors.ts';
import {
  claimableAfter,
  claimableUntil,
  type GiftAidReason,
  giftAidNoteRules,
  taxOn,
  YEAR_END_DEFAULT,
  yearEndRules,
} from '../../../../rules/gift-aid-claims.ts';
import { parsePence } from '../../../../rules/money.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { byActor } from '../../../database/by.ts';
import { requireVersion } from '../../../database/load-for-edit.ts';
import type { Page } from '../../../database/page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { TranslatedRow } from '../../../database/translations.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { GiftAidPlace } from '../../gift-aid/gift-aid-place.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import { lockMergedDonor } from '../../ledger/donors/find-donor.ts';
import type { GiftAidSummaryType } from '../gift-aid-claims.type.ts';
import { DECLARATIONS, DONATION_ELIGIBILITY, OWED, VERSION_OF_GIFT } from './donation-eligibility.ts';
import { GiftAidNote } from './gift-aid-note.entity.ts';
import { GiftAidSettings } from './gift-aid-settings.entity.ts';
import { isSameName } from './same-name.ts';
import { groups, type Sum, sumOf } from './sums.ts';

/** A gift that is in no claim; without a reason it can be claimed for. */
export interface LookedAtGift extends TranslatedRow {
  id: number;
  /** Of what has been said of it. */
  version: number;
  reference: string;
  receivedOn: string;
  /** As it stands on the gift. */
  donorName: string;
  donorId: number | null;
  /** Of the donor, who is to declare; empty without one. */
  giverName: string;
  /** Of the account that gave it, where the name on the gift is another one. */
  accountName: string | null;
  subTypeId: number;
  typeName: string;
  /** What stays of it. */
  pence: number;
  isOwnMoney: boolean;
  benefitPence: number;
  reason: GiftAidReason | null;
  /** The last day on which it can be claimed for, `YYYY-MM-DD`. */
  claimableUntil: string;
}

/** A gift with what somebody has seen said of it; without a version, whatever was said. */
interface SeenGift {
  id: number;
  version?: number | undefined;
}

/** The year's end of the association. */
export async function yearEndOf(manager: EntityManager): Promise<string> {
  return (await manager.findOneBy(GiftAidSettings, { id: 1 }))?.yearEnd ?? YEAR_END_DEFAULT;
}

/** The parameters of `DONATION_ELIGIBILITY`: the gifts that can be claimed for today. */
export async function daysOfToday(manager: EntityManager): Promise<[after: string, today: string]> {
  const today = currentDay();
  return [claimableAfter(today, await yearEndOf(manager)), today];
}

/** Which gifts Gift Aid can be claimed for, and why not for the others, for treasurers. */
export class GiftAidGiftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly place: GiftAidPlace,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError NOT_FOUND where there is no Gift Aid, as all that follows */
  async summary(): Promise<GiftAidSummaryType> {
    await this.place.require();
    const { manager } = this.dataSource;
    const yearEnd = await yearEndOf(manager);
    const rows = await manager.query<(Sum & { reason: GiftAidReason | null; year: string })[]>(
      `WITH ${DECLARATIONS}, ${DONATION_ELIGIBILITY}
       SELECT reason, CASE WHEN reason IS NULL THEN substr(received_on, 1, 4)
                             || CASE WHEN substr(received_on, 6) > $3 THEN '-12-31' ELSE '-01-01' END END AS year,
              count(*)::integer AS count, sum(pence)::float8 AS pence
         FROM looked_at GROUP BY 1, 2 ORDER BY 2`,
      [...(await daysOfToday(manager)), yearEnd],
    );
    const [{ owed }] = await manager.query<[{ owed: number }]>(
      `SELECT coalesce(sum(pence), 0)::float8 AS owed FROM ${OWED} WHERE pence > 0`,
    );
    const claimable = sumOf(rows.filter(({ reason }) => !reason));
    return {
      claimable,
      taxPence: taxOn(claimable.pence),
      reasons: groups(rows, ({ reason }) => reason).map(([reason, sum]) => ({ reason, ...sum })),
      endings: groups(rows, ({ year }) => year && claimableUntil(year, yearEnd)).map(([until, sum]) => ({
        until,
        ...sum,
      })),
      overclaimedTaxPence: taxOn(owed),
      yearEnd,
    };
  }

  /**
   * Gifts that are in no claim, the oldest first, which are the first to be lost.
   * @param reason null for those that can be claimed for
   */
  async list(
    page: Page,
    reason: GiftAidReason | null,
  ): Promise<{ items: LookedAtGift[]; totalCount: number }> {
    const found = await this.#found('reason IS NOT DISTINCT FROM $3', reason);
    const items = await found.gifts(`LIMIT ${page.limit} OFFSET ${page.offset}`);
    return { items, totalCount: await found.count() };
  }

  /** Null for one that is unknown, in a claim or too old. */
  async find(id: number): Promise<LookedAtGift | null> {
    const [gift = null] = await (await this.#found('id = $3', id)).gifts();
    return gift;
  }

  /**
   * Says whose money a gift was and what its donor got for it. An earlier note stays, and counts no more. Whose money it was
   * that an account gave under another name counts for its other gifts under that name, too.
   * @throws AppError BAD_USER_INPUT; NOT_FOUND for an unknown gift; CONFLICT when somebody has said more of it since
   */
  async note(actor: Actor, seen: SeenGift, fields: z.input<typeof giftAidNoteRules>): Promise<void> {
    await this.place.require();
    const { isOwnMoney, benefit } = validate(giftAidNoteRules, fields);
    const { id: donationId } = seen;
    await this.dataSource.transaction(async (manager) => {
      const donation = await lockGift(manager, seen);
      const isForName = await isUnderOtherName(manager, donationId);
      const note = { isOwnMoney, benefitPence: parsePence(benefit)!, isForName };
      await this.#enter(manager, actor, donation, note);
    });
  }

  /**
   * Says who gave a gift of which nobody knew it, or whose money it was that an account gave under another name: then also
   * of its other gifts under that name that wait to be asked about, and of those that come.
   * @throws AppError NOT_FOUND for an unknown gift; BAD_USER_INPUT for an unknown donor; CONFLICT when that is known, or
   *   somebody has said more of it since
   */
  async nameDonor(actor: Actor, seen: SeenGift, donorId: number): Promise<void> {
    await this.place.require();
    const { id: donationId } = seen;
    await inTransaction(this.dataSource, async (manager) => {
      const donor = await lockMergedDonor(manager, donorId);
      const donation = await lockGift(manager, seen);
      if (!donor) throw new AppError('BAD_USER_INPUT', 'donorUnknown', { field: 'donorId' });
      if (!donation.donorId) {
        await manager.update(Donation, { id: donationId }, { donorId: donor.id });
        return this.#enter(manager, actor, donation, null);
      }
      if (donation.donorId === donor.id || !(await isLookedAtUnderOtherName(manager, donationId)))
        throw new AppError('CONFLICT', 'changedByAnother');
      const waiting = await waitingUnderName(manager, donation);
      await manager.update(Donation, { id: donationId }, { donorId: donor.id });
      // What they got for it stays as it was noted.
      const said = await manager.findOne(GiftAidNote, { where: { donationId }, order: { id: 'DESC' } });
      const note = { isOwnMoney: true, benefitPence: said?.benefitPence ?? 0, isForName: true };
      await this.#enter(manager, actor, donation, note);
      for (const id of waiting) {
        const other = await lockGift(manager, { id });
        await manager.update(Donation, { id }, { donorId: donor.id });
        await this.#record(manager, actor, other, 'FOR_NAME');
      }
    });
  }

  /** @throws AppError BAD_USER_INPUT */
  async setYearEnd(actor: Actor, fields: z.input<typeof yearEndRules>): Promise<void> {
    await this.place.require();
    const { yearEnd } = validate(yearEndRules, fields);
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(GiftAidSettings, { id: 1, yearEnd }, ['id']);
      await this.audit.record(actor, [{ action: 'CHANGE', subject: 'gift-aid-claim' }], manager);
    });
  }

  /** Gifts that are in no claim, of which a condition is true with its parameter, `$3`. */
  async #found(condition: string, parameter: unknown) {
    await this.place.require();
    const { manager } = this.dataSource;
    const yearEnd = await yearEndOf(manager);
    const found = `WITH ${DECLARATIONS}, ${DONATION_ELIGIBILITY}, found AS (SELECT * FROM looked_at WHERE ${condition})`;
    const parameters = [...(await daysOfToday(manager)), parameter];
    return {
      gifts: async (page = ''): Promise<LookedAtGift[]> => {
        const gifts = await manager.query<Omit<LookedAtGift, 'claimableUntil'>[]>(
          `${found} SELECT id, version, reference, received_on AS "receivedOn", donor_name AS "donorName", donor_id AS "donorId",
                giver_name AS "giverName", account_name AS "accountName", sub_type_id AS "subTypeId", type_name AS "typeName", type_language AS "ownLanguage",
                type_translations AS translations, pence, is_own_money AS "isOwnMoney",
                benefit_pence AS "benefitPence", reason
           FROM found ORDER BY received_on, id ${page}`,
          parameters,
        );
        return gifts.map((gift) => ({ ...gift, claimableUntil: claimableUntil(gift.receivedOn, yearEnd) }));
      },
      count: async (): Promise<number> => {
        const [{ count }] = await manager.query<[{ count: number }]>(
          `${found} SELECT count(*)::integer AS count FROM found`,
          parameters,
        );
        return count;
      },
    };
  }

  async #enter(
    manager: EntityManager,
    actor: Actor,
    donation: Donation,
    note: Pick<GiftAidNote, 'isOwnMoney' | 'benefitPence' | 'isForName'> | null,
  ): Promise<void> {
    if (note) await manager.insert(GiftAidNote, { donationId: donation.id, ...note, made: byActor(actor) });
    await this.#record(manager, actor, donation, note?.isForName ? 'FOR_NAME' : undefined);
  }

  async #record(
    manager: EntityManager,
    actor: Actor,
    { id, reference }: Donation,
    detail?: AuditDetail,
  ): Promise<void> {
    const line = { action: 'CHANGE', subject: 'donation', subjectId: id, label: reference } as const;
    await this.audit.record(actor, [{ ...line, ...(detail && { detail }) }], manager);
  }
}

/** @throws AppError NOT_FOUND; CONFLICT when more has been said of it than was seen */
async function lockGift(manager: EntityManager, { id, version }: SeenGift): Promise<Donation> {
  const lock = { mode: 'pessimistic_write' } as const;
  const donation = await manager.findOne(Donation, { where: { id }, lock });
  if (!donation) throw new AppError('NOT_FOUND', 'notFound');
  // What was said while this waited for the lock is seen only by a query of its own.
  const [said] = await manager.query<[{ version: number }]>(VERSION_OF_GIFT, [id]);
  requireVersion(said, version);
  return donation;
}

/** Whether an account gave a gift under another name than its own. */
async function isUnderOtherName(manager: EntityManager, id: number): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM donation item JOIN user_account account ON account.id = item.user_id
      WHERE item.id = $1 AND NOT ${isSameName('item.donor_name', 'account.name')}`,
    [id],
  );
  return found.length > 0;
}

/** Whether it did, and whose money it was can be said still; not of a gift that is in a claim. */
async function isLookedAtUnderOtherName(manager: EntityManager, id: number): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `WITH ${DECLARATIONS}, ${DONATION_ELIGIBILITY} SELECT FROM looked_at WHERE id = $3 AND account_name IS NOT NULL`,
    [...(await daysOfToday(manager)), id],
  );
  return found.length > 0;
}

/** The ids of other gifts of the same account and name of which nobody has said whose money they were, in their order. */
async function waitingUnderName(
  manager: EntityManager,
  { id, userId, donorName }: Donation,
): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `WITH ${DECLARATIONS}, ${DONATION_ELIGIBILITY}
     SELECT looked_at.id FROM looked_at JOIN donation other ON other.id = looked_at.id
      WHERE looked_at.reason = 'OTHER_NAME' AND other.id <> $3 AND other.user_id = $4
        AND ${isSameName('other.donor_name', '$5::text')} ORDER BY 1`,
    [...(await daysOfToday(manager)), id, userId, donorName],
  );
  return rows.map(({ id: waitingId }) => waitingId);
}
