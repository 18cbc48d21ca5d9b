import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { BankDecisionService } from './bank-decision.service.ts';
import type { BankLineService } from './bank-line.service.ts';
import {
  BankGiftInput,
  BankLineArguments,
  BankPaymentInput,
  SeenBankLine,
} from './bank-statements.inputs.ts';
import { BankLinePage, BankLineType } from './bank-statements.type.ts';
import { presentLine } from './present-bank.ts';

interface LineServices {
  lines: BankLineService;
  decisions: BankDecisionService;
  siteSettings: SiteSettingsService;
}

/** The lines of bank statements, for treasurers: what they may be for, and what is decided. */
@Resolver()
export class BankLinesResolver {
  constructor(private readonly services: LineServices) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('bank-statement')
  @Query(() => BankLinePage, { description: 'In the order of their days' })
  async bankLines(
    @Args(() => BankLineArguments) { statementId, ...filter }: InstanceType<typeof BankLineArguments>,
    @AskedLanguage() asked: string | null,
  ): Promise<BankLinePage> {
    const language = await this.services.siteSettings.languageOf(asked);
    const found = await this.services.lines.list(statementId, toPage(filter), filter);
    return { ...found, items: found.items.map((line) => presentLine(line, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, {
    description:
      'Makes the line pay donations and gifts that are entered for it; one that has all of it is Paid then',
  })
  async payByBankLine(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @Arg('payments', () => [BankPaymentInput]) payments: BankPaymentInput[],
    @Arg('feePence', () => Int, {
      nullable: true,
      description:
        'What was kept of them before they came: payments less fee are all that is left of the line',
    })
    feePence: number | null,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.pay(await context.viewer(), seen, payments, feePence);
    return this.#line(seen.id, asked);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Enters the rest of the line as a gift that it pays' })
  async enterGiftOfBankLine(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @Arg('input', () => BankGiftInput) input: BankGiftInput,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.enterGift(await context.viewer(), seen, input);
    return this.#line(seen.id, asked);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'The tax office has paid a Gift Aid claim by the line' })
  async payGiftAidClaimByBankLine(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @Arg('claimId', () => Int) claimId: number,
    @Arg('claimVersion', () => Int, { description: 'As it was seen; a newer one answers CONFLICT' })
    claimVersion: number,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    const claim = { id: claimId, version: claimVersion };
    await this.services.decisions.payClaim(await context.viewer(), seen, claim);
    return this.#line(seen.id, asked);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'The rest of the line is for nothing in these books' })
  async setBankLineNotOurs(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.setNotOurs(await context.viewer(), seen, { note });
    return this.#line(seen.id, asked);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, {
    description: 'What the payment that was returned had paid is Not paid again',
  })
  async takeBankLineAsReturned(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.takeAsReturned(await context.viewer(), seen);
    return this.#line(seen.id, asked);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Takes back what was decided about the line' })
  async takeBackBankLine(
    @Args(() => SeenBankLine) seen: SeenBankLine,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.takeBack(await context.viewer(), seen);
    return this.#line(seen.id, asked);
  }

  async #line(id: number, asked: string | null): Promise<BankLineType> {
    const line = await this.services.lines.find(id);
    if (!line) throw new AppError('NOT_FOUND', 'notFound');
    return presentLine(line, await this.services.siteSettings.languageOf(asked));
  }
}
