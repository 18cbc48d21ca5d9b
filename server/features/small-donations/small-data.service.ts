import type { DataSource } from 'typeorm';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { AccountPart } from '../account-part.ts';

/** What somebody did in the office with small donations, which name no donor. */
export class SmallDataService implements AccountPart {
  readonly country = GIFT_AID_COUNTRY;

  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    return {
      smallCollectionsHandled: await this.dataSource.query(
        `SELECT made_at AS "madeAt", voided_at AS "voidedAt"
           FROM small_collection WHERE $1 IN (made_by_id, voided_by_id) ORDER BY id`,
        [userId],
      ),
      smallClaimsHandled: await this.dataSource.query(
        `SELECT made_at AS "madeAt", voided_at AS "voidedAt"
           FROM small_claim WHERE $1 IN (made_by_id, voided_by_id) ORDER BY id`,
        [userId],
      ),
    };
  }
}
