import { type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import { DeclarationCover, declarationWithGiftRules } from '../../../rules/gift-aid.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { Language } from '../../../rules/languages.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Declarations, Declarer } from '../giving/giving-hooks.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import type { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { countsForGiftAid } from './counts-for-gift-aid.ts';
import { isCertainWhoDeclares, keepDeclaration, takeDeclarations, taxpayerOf } from './declaration-steps.ts';
import { requireWording } from './declaration-text.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { onlineLetter } from './online-letter.ts';
import type { OwnGiftAidService } from './own-gift-aid.service.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type WithGift = z.output<typeof declarationWithGiftRules>;

/** The tick for Gift Aid on the forms for gifts. */
export class GiftAidWithGifts implements Declarations {
  constructor(
    private readonly own: Pick<OwnGiftAidService, 'toConfirm'>,
    private readonly outbox: Outbox,
    private readonly publicUrl: string,
  ) {}

  /**
   * @throws AppError NOT_FOUND where there is no Gift Aid; BAD_USER_INPUT for what is no gift; CONFLICT when the wording has
   *   changed
   */
  check(settings: Settings, type: DonationSubType, declaration: WithGift, language: Language): void {
    if (settings.country !== GIFT_AID_COUNTRY) throw new AppError('NOT_FOUND', 'notFound');
    if (!countsForGiftAid(type))
      throw new AppError('BAD_USER_INPUT', 'giftAidNotForThis', { field: 'giftAid' });
    requireWording(settings, declaration, language);
  }

  /**
   * Keeps the declaration of a gift that is stored in the same transaction, and writes to the gift's e-mail.
   * @param isMailed false for gifts of the demo content
   */
  async keep(
    manager: EntityManager,
    settings: Settings,
    gift: Donation,
    { cover, wording, ...taxpayer }: WithGift,
    { actor, donorId, userId, mailedPage }: Declarer,
    isMailed: boolean,
  ): Promise<void> {
    const isCertain = await isCertainWhoDeclares(manager, userId);
    const isForOne = cover === DeclarationCover.THIS_GIFT;
    const language = gift.letterLanguage;
    await keepDeclaration(manager, actor, {
      ...{ donorId, method: 'ONLINE', cover, declaredOn: currentDay(), text: wording, language, taxpayer },
      donationId: gift.id,
      coversGiftAlone: isForOne || !isCertain,
    });
    if (!isMailed) return;
    const waits = !isForOne && !isCertain;
    const declared = { email: gift.email, language, wording, hasAccount: userId !== null };
    const confirmed = { confirmAt: waits ? mailedPage : undefined, isUnproved: waits && !mailedPage };
    await this.outbox.mail(manager, onlineLetter({ ...declared, ...confirmed }, settings, this.publicUrl));
  }

  async isSame(
    manager: EntityManager,
    donationId: number,
    fields: z.input<typeof declarationWithGiftRules> | null | undefined,
  ): Promise<boolean> {
    const earlier = await manager.findOneBy(GiftAidDeclaration, { donationId });
    if (!fields || !earlier) return !fields && !earlier;
    const { data } = declarationWithGiftRules.safeParse(fields);
    const kept = { ...taxpayerOf(earlier), wording: earlier.text };
    // What it covers is said by the wording, which is another for each cover.
    const sent = data && { ...taxpayerOf(data), wording: data.wording };
    return JSON.stringify(kept) === JSON.stringify(sent);
  }

  readonly take = takeDeclarations;

  async isForMore(manager: EntityManager, donationId: number): Promise<boolean> {
    const declaration = await manager.findOneBy(GiftAidDeclaration, { donationId });
    return !!declaration && declaration.cover !== DeclarationCover.THIS_GIFT && !declaration.cancelledFrom;
  }

  async forget(manager: EntityManager, donationIds: readonly number[]): Promise<void> {
    await manager.delete(GiftAidDeclaration, { donationId: In([...donationIds]), coversGiftAlone: true });
  }

  toConfirm(donationId: number): Promise<string | null> {
    return this.own.toConfirm(donationId);
  }
}
