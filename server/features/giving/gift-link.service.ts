import type { DataSource, EntityManager } from 'typeorm';
import { foldText } from '../../../rules/search-text.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hashToken } from '../../identity/tokens.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { ServerSecret } from '../../server-secret.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { DonorMergeService } from '../ledger/donors/donor-merge.service.ts';
import { donorOfAccount, ownDonorOfAccount } from '../ledger/donors/find-donor.ts';
import { giveToAccount } from '../ledger/whose-donation.ts';
import { DonationLink } from './donation-link.entity.ts';
import type { GivingHooks } from './giving-hooks.ts';

/** Who looks at a gift's private page. */
type Visitor = Pick<Viewer, 'userId' | 'email' | 'name'>;

/**
 * The private links of gifts: who has one sees the state of the gift. One opens at once after the form; another goes by
 * letter to the gift's e-mail and so proves who reads what comes there.
 */
export class GiftLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
    private readonly hooks: Pick<GivingHooks, 'declarations' | 'monthsOf'>,
    private readonly merges: Pick<DonorMergeService, 'mergeIntoOwn'>,
  ) {}

  /** The token of the page that opens after the form: of a gift always the same, so that a retry gets it too. */
  pageToken({ reference }: Donation): string {
    return this.#token('gift page', reference);
  }

  /**
   * Stores the links of a new gift.
   * @returns `mailed`, the token for its letter, if there is one
   */
  async add(manager: EntityManager, gift: Donation, isMailed: boolean): Promise<{ mailed?: string }> {
    const mailed = isMailed ? this.#token('gift letter', gift.reference) : undefined;
    const link = (token: string, mailedOne: boolean) => ({
      tokenHash: hashToken(token),
      donationId: gift.id,
      isMailed: mailedOne,
    });
    const links = [link(this.pageToken(gift), false), ...(mailed ? [link(mailed, true)] : [])];
    await manager.insert(DonationLink, links);
    return { mailed };
  }

  /** The gift that a link opens, and what its page says of it beside; null for an unknown link. */
  async find(visitor: Visitor, token: string) {
    const link = await this.#findLink(this.dataSource.manager, token);
    if (!link) return null;
    const { manager } = this.dataSource;
    const gift = await manager.findOneByOrFail(Donation, { id: link.donationId });
    const { column } = await manager.findOneByOrFail(DonationSubType, { id: gift.subTypeId });
    const isMailed = await manager.existsBy(DonationLink, { donationId: gift.id, isMailed: true });
    const isOwn = gift.userId === visitor.userId;
    const isByLetter = link.isMailed;
    return {
      ...{ ...gift, column, isMailed, isByLetter, isOwn },
      canBeTaken: canTake(visitor, gift),
    };
  }

  /**
   * Gives a gift without an account to the account of the same e-mail. A link that came by letter proves the address, so
   * that all gifts of it go along; one from the screen proves nothing of it and brings its own gift alone. Further months go
   * with their first one.
   * @returns how many became the visitor's
   */
  take(visitor: Visitor, token: string): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const link = await this.#findLink(manager, token);
      const gift = link && (await manager.findOneByOrFail(Donation, { id: link.donationId }));
      if (!gift || !isSameAddress(visitor, gift)) return 0;
      const { declarations } = this.hooks;
      const ownId = await ownDonorOfAccount(manager, visitor.userId, gift.letterLanguage);
      if (link.isMailed && gift.donorId && (await this.#isTheirs(manager, visitor, gift)))
        await this.merges.mergeIntoOwn(manager, visitor, gift.donorId, ownId);
      const donorId = await donorOfAccount(manager, visitor.userId, gift.letterLanguage);
      const free = await manager.query<{ id: number }[]>(
        `SELECT id FROM donation
          WHERE user_id IS NULL AND (id = $1 OR ($2::boolean AND lower(email) = lower($3)))
            AND EXISTS (SELECT FROM donation_link WHERE donation_id = donation.id)
          ORDER BY id FOR UPDATE`,
        [gift.id, link.isMailed, visitor.email],
      );
      const ids = free.map(({ id }) => id);
      const but = await declarations.take(manager, visitor, ids, {
        donorId: ownId,
        // Others may have typed the same e-mail: each declaration has its own letter.
        sureOf: link.isMailed ? gift.id : undefined,
      });
      const months = await this.hooks.monthsOf(manager, ids);
      await giveToAccount(manager, [...ids, ...months], { userId: visitor.userId, donorId, but });
      return ids.length + months.length;
    });
  }

  /** Whether an account's owner, who has the letter of a gift, is certain to be its donor, to whom other money may belong too. */
  async #isTheirs(manager: EntityManager, visitor: Visitor, { id, donorName }: Donation): Promise<boolean> {
    const isSameName = foldText(donorName) === foldText(visitor.name);
    return isSameName || (await this.hooks.declarations.isForMore(manager, id));
  }

  /** The id of the gift whose letter has this link: whoever has it reads what comes to the gift's e-mail. Null for any other. */
  async mailedGift(manager: EntityManager, token: string): Promise<number | null> {
    const link = await this.#findLink(manager, token);
    return link?.isMailed ? link.donationId : null;
  }

  #findLink(manager: EntityManager, token: string): Promise<DonationLink | null> {
    return manager.findOneBy(DonationLink, { tokenHash: hashToken(token) });
  }

  #token(purpose: string, reference: string): string {
    return this.secret.keyedHash(purpose, reference).toString('base64url');
  }
}

function isSameAddress(visitor: Visitor, { email }: Donation): boolean {
  return visitor.userId > 0 && email !== '' && email.toLowerCase() === visitor.email.toLowerCase();
}

function canTake(visitor: Visitor, gift: Donation): boolean {
  return gift.userId === null && isSameAddress(visitor, gift);
}
