import type { DataSource } from 'typeorm';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { AccountPart } from '../account-part.ts';
import { FORGOTTEN } from '../ledger/ledger-data.service.ts';

/** SQL: a claim for the gift `donation` is not six years old, so that the tax office may ask who gave it. */
export const IS_CLAIM_ASKED_FOR = `EXISTS (
  SELECT FROM gift_aid_claim_gift claimed JOIN gift_aid_claim claim ON claim.id = claimed.claim_id
   WHERE claimed.donation_id = donation.id AND claimed.is_living AND claim.made_at > now() - interval '6 years')`;

/** SQL: a taxpayer of whom nothing is kept any more. */
const NO_TAXPAYER = `'{"title": "", "firstName": "", "lastName": "", "house": "", "livesAbroad": false, "postcode": ""}'::jsonb`;

/**
 * What an account has to do with claims. What gifts are claimed with stays when the account is closed, as the tax office asks
 * for it for years.
 */
export class ClaimsDataService implements AccountPart {
  readonly country = GIFT_AID_COUNTRY;

  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    return {
      giftAidClaimed: await this.#claimed(userId),
      giftAidClaimsHandled: await this.dataSource.query(
        'SELECT kind, made_at AS "madeAt" FROM gift_aid_claim_entry WHERE made_by_id = $1 ORDER BY id',
        [userId],
      ),
    };
  }

  /** Who gave what was claimed, once the books have forgotten it. @returns how many */
  async forgetTaxpayers(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE gift_aid_claim_gift SET taxpayer = ${NO_TAXPAYER}
        WHERE id IN (SELECT id FROM gift_aid_claim_gift
                      WHERE taxpayer <> ${NO_TAXPAYER} AND donation_id IN ${FORGOTTEN} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return count;
  }

  /**
   * Gifts of an account that were claimed for, with the name and home that the tax office got: of others, whom the office has
   * put together with the account, it has none.
   */
  #claimed(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `SELECT item.reference, to_char(claimed.received_on, 'YYYY-MM-DD') AS "receivedOn", claimed.pence,
            CASE WHEN declarer.user_id = $1 THEN claimed.taxpayer END AS taxpayer,
            to_char(claim.sent_on, 'YYYY-MM-DD') AS "sentOn"
       FROM gift_aid_claim_gift claimed
       JOIN gift_aid_claim claim ON claim.id = claimed.claim_id
       JOIN donation item ON item.id = claimed.donation_id
       LEFT JOIN donor ON donor.id = item.donor_id
       LEFT JOIN gift_aid_declaration declaration ON declaration.id = claimed.declaration_id
       LEFT JOIN donor declarer ON declarer.id = declaration.donor_id
      WHERE claimed.is_living AND $1 IN (item.user_id, donor.user_id) ORDER BY claimed.id`,
      [userId],
    );
  }
}
