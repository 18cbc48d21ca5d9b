import { Arg, Args, Authorized, Ctx, Float, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import type { GiftCountService } from './gift-count.service.ts';
import {
  GiftCountDetails,
  GiftCountInput,
  GiftCountPage,
  GiftCountRowInput,
  GiftCountRowType,
} from './gift-count.type.ts';
import type { GiftCountBookingService } from './gift-count-booking.service.ts';

/** The desk at which treasurers enter a pile of envelopes. */
@Resolver()
export class GiftCountsResolver {
  constructor(
    private readonly counts: GiftCountService,
    private readonly bookings: GiftCountBookingService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('gift-count')
  @Query(() => GiftCountPage, { description: 'Newest first' })
  giftCounts(@Args(() => PageArguments) page: PageArguments): Promise<GiftCountPage> {
    return this.counts.list(toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('gift-count')
  @Query(() => GiftCountDetails, { nullable: true, description: 'null if not found' })
  giftCount(@Arg('id', () => Int) id: number): Promise<GiftCountDetails | null> {
    return this.counts.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, { description: 'Starts a count, or changes the details of a draft' })
  async saveGiftCount(
    @Arg('input', () => GiftCountInput) { id, version, ...fields }: GiftCountInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    return this.#count(await this.counts.save(await context.viewer(), targetOf({ id, version }), fields));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountRowType, { description: 'Saves an envelope of a draft' })
  async saveGiftCountRow(
    @Arg('countId', () => Int) countId: number,
    @Arg('input', () => GiftCountRowInput) input: GiftCountRowInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountRowType> {
    return this.counts.saveRow(await context.viewer(), countId, input);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Removes an envelope from a draft' })
  async removeGiftCountRow(
    @Arg('countId', () => Int) countId: number,
    @Arg('key', () => String) key: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.counts.removeRow(await context.viewer(), countId, key);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Removes a draft with its rows' })
  async removeGiftCount(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.counts.remove(await context.viewer(), seen);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, {
    description: 'Adds all envelopes as paid donations, or none; sending it again adds nothing',
  })
  async bookGiftCount(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('totalPence', () => Float, {
      description: 'Total of all rows the caller has seen; another total answers CONFLICT',
    })
    totalPence: number,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    await this.bookings.book(await context.viewer(), seen, totalPence);
    return this.#count(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, {
    description: 'Voids a count and cancels its donations, unless one has been refunded',
  })
  async takeBackGiftCount(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    await this.bookings.takeBack(await context.viewer(), id, { reason });
    return this.#count(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, {
    description: 'Starts a draft with the envelopes of a void count',
  })
  async copyGiftCount(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    return this.#count(await this.counts.copy(await context.viewer(), id));
  }

  async #count(id: number): Promise<GiftCountDetails> {
    const count = await this.counts.find(id);
    if (!count) throw new AppError('NOT_FOUND', 'notFound');
    return count;
  }
}
