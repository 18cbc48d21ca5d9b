import type { DataSource, EntityManager } from 'typeorm';
import { keptUntil } from '../../database/remove-some.ts';
import { forgetTracked } from '../../messages/tracked-messages.ts';
import type { AccountPart } from '../account-part.ts';
import { lockDonationsOfAccount } from '../ledger/ledger-data.service.ts';

const NO_NAMES = `for_whom = '', gotra = '', occasion = '', shown_name = ''`;
const HAS_NAMES = `concat(for_whom, gotra, occasion, shown_name) <> ''`;

/** For whom days are sponsored: names that the priest reads out, and that nobody needs once it is over. */
export class SponsorDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const sponsoredDays = await this.dataSource.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, offer.name AS offer, slot, item.state,
              for_whom AS "forWhom", gotra, occasion, shown_name AS "shownName",
              to_char(pay_by, 'YYYY-MM-DD') AS "payBy", reminded_at AS "remindedAt"
         FROM sponsorship item JOIN donation ON donation.id = donation_id JOIN sponsor_offer offer ON offer.id = offer_id
        WHERE donation.user_id = $1 ORDER BY item.id`,
      [userId],
    );
    return { sponsoredDays };
  }

  /** What is paid and to come is still read out; no page names anybody, and nothing stays of the rest. */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockDonationsOfAccount(manager, userId);
    const isOwn = 'donation_id IN (SELECT id FROM donation WHERE user_id = $1)';
    await manager.query(`UPDATE sponsorship SET shown_name = '' WHERE ${isOwn}`, [userId]);
    await manager.query(
      `UPDATE sponsorship SET ${NO_NAMES} WHERE ${isOwn} AND NOT (state = 'PAID' AND day >= current_date)`,
      [userId],
    );
  }

  /** @returns how many */
  async forgetNames(limit: number): Promise<number> {
    await forgetTracked(
      this.dataSource,
      'sponsorship',
      `SELECT FROM sponsorship WHERE id = split_part(about, ' ', 2)::integer AND state = 'PROMISED'`,
    );
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE sponsorship SET ${NO_NAMES} WHERE id = ANY (ARRAY(
         SELECT id FROM sponsorship WHERE day::timestamptz < ${keptUntil('sponsorNames')} AND ${HAS_NAMES}
          LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }
}
