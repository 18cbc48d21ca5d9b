import type { DataSource, EntityManager } from 'typeorm';
import { addDays } from '../../../../rules/days.ts';
import { DonationNote } from '../../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { REMINDED_DAYS_BEFORE, SponsorshipState } from '../../../../rules/sponsored-days.ts';
import { currentDay, momentOf, wallClock } from '../../../../rules/zoned-time.ts';
import { eachAlone } from '../../../database/each-alone.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { hasLeft } from '../../../messages/tracked-messages.ts';
import { Donation } from '../../ledger/donation.entity.ts';
import type { DonationStateService } from '../../ledger/donation-state.service.ts';
import { NOTHING_CAME } from '../../ledger/ledger-data.service.ts';
import { isUnderWay } from '../../ledger/payments.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Waiting } from '../../today-part.ts';
import { Sponsorship } from '../sponsorship.entity.ts';
import type { SponsorLetters } from './sponsor-letters.ts';

/** Slots that one round looks at. */
const A_ROUND = 200;

interface Services {
  siteSettings: SiteSettingsService;
  donationStates: DonationStateService;
  letters: SponsorLetters;
}

/** Slots that were promised and are not paid: their donors are reminded, then the slots are released, and both are told. */
export class UnpaidSlotService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * The job. Where nothing can be mailed nothing is released, nor where the reminder has not left: the office sees it on its page of
   * the day.
   * @returns how many letters
   */
  async remindAndRelease(now = new Date()): Promise<number> {
    if (!this.services.letters.canMail) return 0;
    const today = wallClock(now).date;
    const remind = () =>
      this.#each(`reminded_at IS NULL AND pay_by <= $1`, [addDays(today, REMINDED_DAYS_BEFORE)], (id) =>
        this.#remind(id, now),
      );
    // Whoever was reminded late has until the next day.
    const release = () =>
      this.#each(
        `pay_by < $1 AND reminded_at IS NOT NULL AND ${hasLeft(`'sponsorship ' || sponsorship.id`, '$2')}`,
        [today, momentOf(addDays(today, -1), '00:00')],
        (id) => this.#release(id),
      );
    const [reminded = 0, released = 0] = await eachAlone([remind, release], (step) => step());
    return reminded + released;
  }

  /** What the office has to look at: what is not released unasked, and who paid too late. */
  async waiting(): Promise<Waiting[]> {
    const [{ unpaid, late }] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE item.state = 'PROMISED' AND (pay_by < $1 OR pay_by IS NULL AND day <= $2))::integer AS unpaid,
              count(*) FILTER (WHERE item.state = 'RELEASED' AND donation.status = 'PAID')::integer AS late
         FROM sponsorship item JOIN donation ON donation.id = item.donation_id WHERE day >= $1`,
      [currentDay(), addDays(currentDay(), REMINDED_DAYS_BEFORE)],
    );
    return [
      ...(unpaid > 0 ? [{ kind: 'UNPAID_SPONSORS', count: unpaid } as const] : []),
      ...(late > 0 ? [{ kind: 'SPONSORS_WITHOUT_DAY', count: late } as const] : []),
    ];
  }

  /** Each in a transaction of its own, so that whatever cuts it off, the next round goes on. */
  async #each(
    condition: string,
    values: readonly unknown[],
    work: (donationId: number) => Promise<boolean>,
  ): Promise<number> {
    const due = await this.dataSource.query<{ donationId: number }[]>(
      `SELECT donation_id AS "donationId" FROM sponsorship JOIN donation ON donation.id = donation_id
        WHERE sponsorship.state = 'PROMISED' AND email <> '' AND ${NOTHING_CAME} AND ${condition}
        ORDER BY sponsorship.id LIMIT ${A_ROUND}`,
      [...values],
    );
    const done = await eachAlone(due, ({ donationId }) => work(donationId));
    return done.filter(Boolean).length;
  }

  #remind(donationId: number, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id: donationId }, lock });
      const held = await manager.findOneOrFail(Sponsorship, { where: { donationId }, lock });
      if (held.state !== SponsorshipState.PROMISED || held.remindedAt) return false;
      if (await isOnItsWay(manager, donationId)) return false;
      // Whoever is reminded late has until the next day all the same.
      const payBy = [held.payBy!, addDays(wallClock(now).date, 1)].sort().at(-1)!;
      await manager.update(Sponsorship, { id: held.id }, { remindedAt: now, payBy });
      const sending = { about: `sponsorship ${held.id}`, until: momentOf(addDays(payBy, 1), '00:00') };
      await this.services.letters.reminder(manager, donation, sending);
      return true;
    });
  }

  async #release(donationId: number): Promise<boolean> {
    const settings = await this.services.siteSettings.find();
    try {
      return await this.dataSource.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const donation = await manager.findOneOrFail(Donation, { where: { id: donationId }, lock });
        if (await isOnItsWay(manager, donationId)) {
          // It may still fail: then the donor is reminded once more.
          await manager.update(Sponsorship, { donationId }, { remindedAt: null });
          return false;
        }
        await this.services.donationStates.changeStatus(manager, OPERATOR, donation, {
          by: 'HAND',
          fields: { status: DonationStatus.CANCELLED },
          noteCode: DonationNote.SPONSOR_UNPAID,
          settings,
        });
        await this.services.letters.released(manager, donation);
        return true;
      });
    } catch (error) {
      // It is not promised any more, or some money has just come for it: the office decides.
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

/** Whether the money of a donation that is locked is under way. */
async function isOnItsWay(manager: EntityManager, donationId: number): Promise<boolean> {
  const [{ is }] = await manager.query<[{ is: boolean }]>(
    `SELECT ${isUnderWay('donation')} AS is FROM donation WHERE id = $1`,
    [donationId],
  );
  return is;
}
