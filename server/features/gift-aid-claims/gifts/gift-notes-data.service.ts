import type { DataSource, EntityManager } from 'typeorm';
import { GIFT_AID_COUNTRY } from '../../../../rules/gift-aid-country.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import type { AccountPart } from '../../account-part.ts';
import { lockDonationsOfAccount } from '../../ledger/ledger-data.service.ts';
import { DECLARATIONS, declarationFor, IS_UNDER_OTHER_NAME } from './donation-eligibility.ts';
import { NAME_ANSWER, NAME_ANSWERS } from './name-answers.ts';

/** What an account has to do with what the treasurer says of gifts for Gift Aid. */
export class GiftNotesDataService implements AccountPart {
  readonly country = GIFT_AID_COUNTRY;

  constructor(private readonly dataSource: DataSource) {}

  /** What somebody did in the office, without of whose gifts. */
  async collect(userId: number) {
    const giftAidNotes = await this.dataSource.query(
      'SELECT made_at AS "madeAt" FROM gift_aid_note WHERE made_by_id = $1 ORDER BY id',
      [userId],
    );
    return { giftAidNotes };
  }

  /**
   * What was said of a name stays as a note of each gift under it. Of whose money nobody has said it, and nobody can be asked
   * any more, that is not claimed for as the donor's own; the treasurer can still say otherwise. Promised gifts included,
   * whose money may come all the same.
   */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockDonationsOfAccount(manager, userId);
    await manager.query(
      `WITH ${DECLARATIONS}, ${NAME_ANSWERS}
       INSERT INTO gift_aid_note (donation_id, is_own_money, benefit_pence, made_by_name)
       SELECT item.id, coalesce(answer.is_own_money, false), 0, ''
         FROM donation item
         JOIN user_account account ON account.id = item.user_id
         ${NAME_ANSWER}
         ${declarationFor('coalesce(item.received_on, $2::date)', '$2::date')}
        WHERE item.user_id = $1
          AND NOT EXISTS (SELECT FROM gift_aid_note WHERE donation_id = item.id)
          AND (answer.is_own_money IS NOT NULL
               OR ${IS_UNDER_OTHER_NAME}
               AND NOT EXISTS (SELECT FROM gift_aid_claim_gift WHERE donation_id = item.id AND is_living))`,
      [userId, currentDay()],
    );
  }
}
