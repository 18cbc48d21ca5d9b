import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CardOffer } from '../../../rules/card-offer.ts';
import type { giftRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import type { declarationWithGiftRules } from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import type { sponsorRules } from '../../../rules/sponsors.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import type { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { donorOfAccount } from '../ledger/donors/find-donor.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { GiftSponsorship } from './gift.type.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type Declared = z.output<typeof declarationWithGiftRules>;

/** Whose declaration it is. */
export interface Declarer {
  actor: Actor;
  donorId: number;
  /** Null without an account. */
  userId: number | null;
  /** The page that a letter to the gift's e-mail names. */
  mailedPage?: string;
}

/** What people declare with a gift, such as Gift Aid; all of it within the gift's transaction. */
export interface Declarations {
  /** Throws AppError NOT_FOUND, BAD_USER_INPUT or CONFLICT for what cannot be declared with a gift of that type. */
  check(settings: Settings, type: DonationSubType, declaration: Declared, language: Language): void;
  /** Keeps what was declared with a gift that is stored, and writes to the gift's e-mail if it is mailed. */
  keep(
    manager: EntityManager,
    settings: Settings,
    gift: Donation,
    declaration: Declared,
    declarer: Declarer,
    isMailed: boolean,
  ): Promise<void>;
  /** Whether a gift was sent before with the same declaration, or without one both times. */
  isSame(
    manager: EntityManager,
    donationId: number,
    fields: z.input<typeof declarationWithGiftRules> | null | undefined,
  ): Promise<boolean>;
  /**
   * What was declared with gifts goes along when these become somebody's; of the gift `sureOf` it is sure that they made it.
   * Of other donors, of whom it is sure that they declared, it stays.
   * @returns the ids of these donors, whose gifts stay theirs
   */
  take(
    manager: EntityManager,
    actor: Actor,
    donationIds: readonly number[],
    to: { donorId: number; sureOf: number | undefined },
  ): Promise<number[]>;
  /** Whether something was declared with a gift that is not for the gift alone. */
  isForMore(manager: EntityManager, donationId: number): Promise<boolean>;
  /** Removes what was declared for gifts alone that never came. */
  forget(manager: EntityManager, donationIds: readonly number[]): Promise<void>;
  /** What somebody has declared with a gift and has to confirm; null for nothing. */
  toConfirm(donationId: number): Promise<string | null>;
}

type Sponsor = z.output<typeof sponsorRules>;
/** What a gift is of, as its form says. */
type Sponsoring = Pick<z.output<typeof giftRules>, 'subTypeId' | 'amount' | 'frequency'>;

/** Days that gifts sponsor; each is taken in the transaction in which its gift is promised. */
export interface Sponsors {
  /**
   * Throws AppError BAD_USER_INPUT or CONFLICT for a day that cannot be chosen or is taken, and for a gift that is not what
   * the offer asks for.
   */
  check(sponsor: Sponsor, gift: Sponsoring, manager?: EntityManager): Promise<void>;
  /** Takes the slot for a gift that is stored. Throws as `check`. */
  keep(manager: EntityManager, gift: Donation, sponsor: Sponsor): Promise<void>;
  /** Whether a gift was sent before for the same slot, or for none both times. */
  isSame(
    manager: EntityManager,
    donationId: number,
    sponsor: z.input<typeof sponsorRules> | null | undefined,
  ): Promise<boolean>;
  /** The day that a gift sponsors, or null. */
  of(donationId: number, language: Language, manager?: EntityManager): Promise<GiftSponsorship | null>;
}

/** Nothing can be sponsored. */
const NO_SPONSORS: Sponsors = {
  async check() {
    throw new AppError('NOT_FOUND', 'notFound');
  },
  keep: async () => {},
  isSame: async (_manager, _donationId, sponsor) => !sponsor,
  of: async () => null,
};

/** By whom a gift is, as its form says, and what is declared with it. */
export interface GivenBy {
  donorName: string;
  giftAid?: Declared | null | undefined;
}

/** Nothing can be declared, and nothing was. */
const NO_DECLARATIONS: Declarations = {
  check() {
    throw new AppError('NOT_FOUND', 'notFound');
  },
  keep: async () => {},
  isSame: async (_manager, _donationId, fields) => !fields,
  take: async () => [],
  isForMore: async () => false,
  forget: async () => {},
  toConfirm: async () => null,
};

/** What features above giving say to it. Each adds its own when it is built, so that giving knows none of them. */
export class GivingHooks {
  declarations: Declarations = NO_DECLARATIONS;
  sponsors: Sponsors = NO_SPONSORS;

  /** The id of the donor of a gift that an account makes, locked against being merged until the transaction ends. */
  donorOfGift: (
    manager: EntityManager,
    gift: GivenBy & { userId: number; letterLanguage: Language },
  ) => Promise<number> = (manager, { userId, letterLanguage }) =>
    donorOfAccount(manager, userId, letterLanguage);

  /** The further months of gifts, which go along with them when these become somebody's. */
  monthsOf: (manager: EntityManager, donationIds: readonly number[]) => Promise<number[]> = async () => [];

  /** SQL: something can still be done with the link of `donation_link`, though the books no longer keep who gave. */
  readonly linkStillUsed: string[] = [];

  /** Whether what is promised can be paid by card. */
  takesCards: () => boolean = () => false;

  /** What is offered for each donation, in their order. */
  cardOffers: (donations: readonly Donation[]) => Promise<CardOffer[]> = async (donations) =>
    donations.map(() => CardOffer.NOT_OFFERED);
}
