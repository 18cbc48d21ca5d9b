import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { PageArguments, toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../donation.type.ts';
import type { KnownReceipt, ReceiptService } from './receipt.service.ts';
import {
  PrintedReceiptType,
  ReceiptFilterInput,
  ReceiptGapType,
  ReceiptPage,
  ReceiptType,
} from './receipt.type.ts';

/** A receipt as GraphQL shows it, with the name of its donation's type in that language. */
function presentReceipt({ donation, ...receipt }: KnownReceipt, language: Language): ReceiptType {
  return { ...receipt, donation: donation && inLanguage(donation, DONATION_TEXTS, language) };
}

/** The register of receipts, for treasurers. */
@Resolver()
export class ReceiptsResolver {
  constructor(private readonly service: ReceiptService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('receipt')
  @Query(() => ReceiptPage, { description: 'Newest first' })
  async receipts(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => ReceiptFilterInput, { nullable: true }) filter: InstanceType<
      typeof ReceiptFilterInput
    > | null,
    @AskedLanguage() language: Language,
  ): Promise<ReceiptPage> {
    const { items, totalCount } = await this.service.list(toPage(page), filter ?? {});
    return { items: items.map((item) => presentReceipt(item, language)), totalCount };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [Int], { description: 'Years with receipts, newest first' })
  receiptYears(): Promise<number[]> {
    return this.service.years();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [ReceiptGapType], {
    description: 'Numbers without a receipt, newest first: left out when a backup was restored',
  })
  receiptGaps(): Promise<ReceiptGapType[]> {
    return this.service.gaps();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('receipt')
  @Query(() => PrintedReceiptType)
  printedReceipt(@Arg('id', () => Int) id: number): Promise<PrintedReceiptType> {
    return this.service.print(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => ReceiptType, {
    description: 'Emails a receipt again to the donation’s address; limited per day',
  })
  async sendReceiptAgain(
    @Arg('id', () => Int) id: number,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ReceiptType> {
    await this.service.sendAgain(await context.viewer(), id);
    return presentReceipt(await this.service.find(id), language);
  }
}
