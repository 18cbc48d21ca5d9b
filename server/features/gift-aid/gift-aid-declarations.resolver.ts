import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { TaxpayerInput } from '../giving/with-gift-aid.inputs.ts';
import type { GiftAidDeclarationService } from './gift-aid-declaration.service.ts';
import {
  GiftAidDeclarationInput,
  GiftAidDeclarationType,
  PrintedDeclarationType,
} from './gift-aid-declarations.type.ts';

/** Who wants Gift Aid, for treasurers. */
@Resolver()
export class GiftAidDeclarationsResolver {
  constructor(private readonly declarations: GiftAidDeclarationService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('gift-aid-declaration')
  @Query(() => [GiftAidDeclarationType], { description: 'Newest first' })
  giftAidDeclarations(@Arg('donorId', () => Int) donorId: number): Promise<GiftAidDeclarationType[]> {
    return this.declarations.ofDonor(donorId);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('gift-aid-declaration')
  @Query(() => PrintedDeclarationType)
  printedGiftAidDeclaration(
    @Arg('declarationId', () => Int) declarationId: number,
  ): Promise<PrintedDeclarationType> {
    return this.declarations.print(declarationId);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, { description: 'Records a declaration made on paper or verbally' })
  async declareGiftAid(
    @Arg('donorId', () => Int) donorId: number,
    @Arg('input', () => GiftAidDeclarationInput) input: GiftAidDeclarationInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    return this.declarations.find(await this.declarations.declare(await context.viewer(), donorId, input));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, { description: 'A changed name or address' })
  async changeGiftAidTaxpayer(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => TaxpayerInput) input: TaxpayerInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    await this.declarations.change(await context.viewer(), seen, input);
    return this.declarations.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, {
    description: 'Records that the written record was sent; the donor may cancel for 30 days',
  })
  async giftAidRecordSent(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    await this.declarations.recordSent(await context.viewer(), seen, day);
    return this.declarations.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, { description: 'Donations from this day are not covered' })
  async cancelGiftAidDeclaration(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    await this.declarations.cancel(await context.viewer(), seen, day);
    return this.declarations.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, {
    description: 'Emails the written record of a verbal declaration; it counts as sent today',
  })
  async mailGiftAidRecord(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    await this.declarations.mailRecord(await context.viewer(), seen);
    return this.declarations.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidDeclarationType, {
    description: 'Confirmed as made by the donor, so that it covers more than its donation',
  })
  async confirmGiftAidDeclaration(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidDeclarationType> {
    await this.declarations.confirm(await context.viewer(), seen);
    return this.declarations.find(seen.id);
  }
}
