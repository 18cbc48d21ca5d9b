import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { BankDecisionService } from './bank-decision.service.ts';
import type { BankLineService } from './bank-line.service.ts';
import { BankLineArguments, BankPaymentInput, NewBankDonationInput } from './bank-statements.inputs.ts';
import { BankLinePage, BankLineType } from './bank-statements.type.ts';
import { presentLine } from './present-bank.ts';

interface LineServices {
  lines: BankLineService;
  decisions: BankDecisionService;
}

/** The lines of bank statements, for treasurers: what they may be for, and what is decided. */
@Resolver()
export class BankLinesResolver {
  constructor(private readonly services: LineServices) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('bank-statement')
  @Query(() => BankLinePage, { description: 'By date' })
  async bankLines(
    @Args(() => BankLineArguments) { statementId, ...filter }: InstanceType<typeof BankLineArguments>,
    @AskedLanguage() language: Language,
  ): Promise<BankLinePage> {
    const found = await this.services.lines.list(statementId, toPage(filter), filter);
    return { ...found, items: found.items.map((line) => presentLine(line, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, {
    description: 'Allocates the line to donations, or to new ones; a fully paid one becomes PAID',
  })
  async payByBankLine(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('payments', () => [BankPaymentInput]) payments: BankPaymentInput[],
    @Arg('feePence', () => Int, {
      nullable: true,
      description: 'Fee deducted before payout: payments less the fee must equal what is left of the line',
    })
    feePence: number | null,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.pay(await context.viewer(), seen, payments, feePence);
    return this.#line(seen.id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Adds the rest of the line as a paid donation' })
  async enterDonationOfBankLine(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => NewBankDonationInput) input: NewBankDonationInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.enterDonation(await context.viewer(), seen, input);
    return this.#line(seen.id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Matches the line to a Gift Aid claim paid by HMRC' })
  async payGiftAidClaimByBankLine(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('claimId', () => Int) claimId: number,
    @Arg('claimVersion', () => Int, {
      description: 'Optimistic lock: the version the caller has seen; an older one answers CONFLICT',
    })
    claimVersion: number,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    const claim = { id: claimId, version: claimVersion };
    await this.services.decisions.payClaim(await context.viewer(), seen, claim);
    return this.#line(seen.id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Marks the rest of the line as not a donation' })
  async excludeBankLine(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.exclude(await context.viewer(), seen, { note });
    return this.#line(seen.id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, {
    description: 'Undoes the returned payment; its donations become unpaid',
  })
  async takeBankLineAsReturned(
    @Args(() => SeenVersion) seen: SeenVersion,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.takeAsReturned(await context.viewer(), seen);
    return this.#line(seen.id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankLineType, { description: 'Undoes all that was decided about the line' })
  async undoBankLine(
    @Args(() => SeenVersion) seen: SeenVersion,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<BankLineType> {
    await this.services.decisions.undo(await context.viewer(), seen);
    return this.#line(seen.id, language);
  }

  async #line(id: number, language: Language): Promise<BankLineType> {
    const line = await this.services.lines.find(id);
    if (!line) throw new AppError('NOT_FOUND', 'notFound');
    return presentLine(line, language);
  }
}
