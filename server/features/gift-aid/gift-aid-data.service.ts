import type { DataSource, EntityManager } from 'typeorm';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { AccountPart } from '../account-part.ts';
import { lockDonationsOfAccount } from '../ledger/ledger-data.service.ts';
import { declarationsOfAccount, removeUncovering, workOnDeclarations } from './declaration-data.ts';
import { confirmOfAccount } from './declaration-steps.ts';

/** What an account has declared, and what it did with declarations of others. */
export class GiftAidDataService implements AccountPart {
  readonly country = GIFT_AID_COUNTRY;

  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    return {
      giftAidDeclarations: await declarationsOfAccount(manager, userId),
      ...(await workOnDeclarations(manager, userId)),
    };
  }

  async leave(manager: EntityManager, userId: number): Promise<void> {
    await lockDonationsOfAccount(manager, userId);
    await removeUncovering(manager, userId);
  }

  proved(manager: EntityManager, owner: { userId: number; name: string }): Promise<void> {
    return confirmOfAccount(manager, owner);
  }
}
