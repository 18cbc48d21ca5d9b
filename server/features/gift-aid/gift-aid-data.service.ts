import type { DataSource, EntityManager } from 'typeorm';
import type { AccountPart } from '../account-part.ts';
import { FORGOTTEN, lockGiftsOfAccount } from '../ledger/ledger-data.service.ts';
import { claimedOfAccount, NO_TAXPAYER, workOnClaims } from './claims/claim-data.ts';
import { keepNameAnswers } from './claims/leave-names.ts';
import {
  declarationsOfAccount,
  removeUncovering,
  workOnDeclarations,
} from './declarations/declaration-data.ts';
import { confirmOfAccount } from './declarations/declaration-steps.ts';
import { workOnSmallDonations } from './small-donations/small-data.ts';

/**
 * What an account has to do with Gift Aid. What gifts are claimed with stays when the account is closed, as the tax office asks
 * for it for years.
 */
export class GiftAidDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    return {
      giftAidDeclarations: await declarationsOfAccount(manager, userId),
      giftAidClaimed: await claimedOfAccount(manager, userId),
      ...(await workOnDeclarations(manager, userId)),
      ...(await workOnClaims(manager, userId)),
      ...(await workOnSmallDonations(manager, userId)),
    };
  }

  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockGiftsOfAccount(manager, userId);
    await keepNameAnswers(manager, userId);
    await removeUncovering(manager, userId);
  }

  proved(manager: EntityManager, owner: { userId: number; name: string }): Promise<void> {
    return confirmOfAccount(manager, owner);
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
}
