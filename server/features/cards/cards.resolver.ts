import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { addressIn } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { offeredLanguages } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { DonationService } from '../giving/donation.service.ts';
import type { GiftLinkService } from '../giving/gift-link.service.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { CardCheckoutService } from './card-checkout.service.ts';
import { areCardsTaken } from './checkout-pages.ts';

interface Needed {
  /** Left out where the association takes no cards. */
  checkouts?: CardCheckoutService;
  donations: DonationService;
  links: GiftLinkService;
  siteSettings: SiteSettingsService;
  publicUrl: string;
}

const TOKEN = 'The part after the # of the private link';
const RETURNS =
  'The address of the page to pay on; pressed again the same. Null where nothing is to be paid by card';

/** Paying by card, on the page of a company. */
@Resolver()
export class CardsResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => Boolean, { description: 'Whether donations can be paid by card, once or monthly' })
  takesCards(): boolean {
    return this.needed.checkouts !== undefined && areCardsTaken();
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, { nullable: true, description: RETURNS })
  async payGiftByCard(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const { checkouts, links } = this.needed;
    const gift = checkouts ? await links.find(await context.viewer(), token) : null;
    // Of its two links that of the screen, which opens less than that of the letter.
    return gift && this.#start(gift, '/gift', `#${links.pageToken(gift)}`, language);
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => String, { nullable: true, description: RETURNS })
  async payDonationByCard(
    @Arg('reference', () => String) reference: string,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const { checkouts, donations } = this.needed;
    const donation = checkouts ? await donations.findOwn(await context.viewer(), reference) : null;
    return (
      donation && this.#start(donation, `/donation-success?reference=${donation.reference}`, '', language)
    );
  }

  async #start(donation: Donation, path: string, fragment: string, language: Language): Promise<string> {
    const { checkouts, siteSettings, publicUrl } = this.needed;
    const languages = offeredLanguages((await siteSettings.find()).languages);
    const done = `${path}${path.includes('?') ? '&' : '?'}card=done`;
    const address = (page: string) => `${addressIn(language, `${publicUrl}${page}`, languages)}${fragment}`;
    return checkouts!.start(donation, { language, doneUrl: address(done), backUrl: address(path) });
  }
}
