import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import type { CashCountService } from './cash-count.service.ts';
import {
  CashCountDetails,
  CashCountInput,
  CashCountPage,
  CashEnvelopeInput,
  CashEnvelopeType,
  SeenCashEnvelopeInput,
} from './cash-count.type.ts';
import type { CashCountBookingService } from './cash-count-booking.service.ts';

/** The desk at which treasurers enter a pile of envelopes. */
@Resolver()
export class CashCountsResolver {
  constructor(
    private readonly counts: CashCountService,
    private readonly bookings: CashCountBookingService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('cash-count')
  @Query(() => CashCountPage, { description: 'Newest first' })
  cashCounts(@Args(() => PageArguments) page: PageArguments): Promise<CashCountPage> {
    return this.counts.list(toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('cash-count')
  @Query(() => CashCountDetails, { nullable: true, description: 'null if not found' })
  cashCount(@Arg('id', () => Int) id: number): Promise<CashCountDetails | null> {
    return this.counts.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CashCountDetails, { description: 'Starts a count, or changes the details of a draft' })
  async saveCashCount(
    @Arg('input', () => CashCountInput) { id, version, ...fields }: CashCountInput,
    @Ctx() context: RequestContext,
  ): Promise<CashCountDetails> {
    return this.#count(await this.counts.save(await context.viewer(), targetOf({ id, version }), fields));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CashEnvelopeType, { description: 'Saves an envelope of a draft' })
  async saveCashEnvelope(
    @Arg('countId', () => Int) countId: number,
    @Arg('input', () => CashEnvelopeInput) input: CashEnvelopeInput,
    @Ctx() context: RequestContext,
  ): Promise<CashEnvelopeType> {
    return this.counts.saveRow(await context.viewer(), countId, input);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Removes an envelope from a draft' })
  async removeCashEnvelope(
    @Arg('countId', () => Int) countId: number,
    @Arg('key', () => String) key: string,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'Optimistic lock: that of the envelope as the caller has seen it; an older one answers CONFLICT',
    })
    version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.counts.removeRow(await context.viewer(), countId, key, version);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Removes a draft with its rows' })
  async removeCashCount(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.counts.remove(await context.viewer(), seen);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CashCountDetails, {
    description: 'Adds all envelopes as paid donations, or none; sending it again adds nothing',
  })
  async bookCashCount(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('rows', () => [SeenCashEnvelopeInput], {
      description: 'All envelopes the caller has seen; others, or newer versions, answer CONFLICT',
    })
    rows: SeenCashEnvelopeInput[],
    @Ctx() context: RequestContext,
  ): Promise<CashCountDetails> {
    await this.bookings.book(await context.viewer(), { ...seen, rows });
    return this.#count(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CashCountDetails, {
    description: 'Voids a count and cancels its donations, unless one has been refunded',
  })
  async voidCashCount(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<CashCountDetails> {
    await this.bookings.undo(await context.viewer(), id, { reason });
    return this.#count(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CashCountDetails, {
    description: 'Starts a draft with the envelopes of a void count',
  })
  async copyCashCount(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<CashCountDetails> {
    return this.#count(await this.counts.copy(await context.viewer(), id));
  }

  async #count(id: number): Promise<CashCountDetails> {
    const count = await this.counts.find(id);
    if (!count) throw new AppError('NOT_FOUND', 'notFound');
    return count;
  }
}
