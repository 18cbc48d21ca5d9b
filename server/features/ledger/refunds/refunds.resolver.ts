import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../donation.type.ts';
import type { DonationLedgerService } from '../donation-ledger.service.ts';
import { DonationDetails } from '../donation-ledger.type.ts';
import type { RefundService } from './refund.service.ts';
import { RefundInput } from './refunds.inputs.ts';

/** Refunds by hand, for treasurers. */
@Resolver()
export class RefundsResolver {
  constructor(
    private readonly refunds: RefundService,
    private readonly ledger: DonationLedgerService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonationDetails, {
    description:
      'Records a manual full or partial refund; the receipt stays valid. Refused for card payments',
  })
  async refundDonation(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => RefundInput) { seenPence, ...fields }: RefundInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<DonationDetails> {
    await this.refunds.refund(await context.viewer(), id, seenPence, fields);
    return this.#find(id, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonationDetails, {
    description: 'Undoes a manual refund; a REFUNDED donation becomes PAID again',
  })
  async undoRefund(
    @Arg('id', () => Int, { description: 'Of the refund' }) id: number,
    @Arg('reason', () => String) reason: string,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<DonationDetails> {
    return this.#find(await this.refunds.undo(await context.viewer(), id, { reason }), language);
  }

  async #find(id: number, language: Language): Promise<DonationDetails> {
    return inLanguage(await this.ledger.find(id), DONATION_TEXTS, language);
  }
}
