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
  @Query(() => GiftCountDetails, { nullable: true, description: 'null for an unknown one' })
  giftCount(@Arg('id', () => Int) id: number): Promise<GiftCountDetails | null> {
    return this.counts.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, { description: 'Begins a count, or changes what is said of a draft' })
  async saveGiftCount(
    @Arg('input', () => GiftCountInput) { id, version, ...fields }: GiftCountInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    return this.#count(await this.counts.save(await context.viewer(), targetOf({ id, version }), fields));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountRowType, { description: 'Keeps an envelope of a draft' })
  async saveGiftCountRow(
    @Arg('countId', () => Int) countId: number,
    @Arg('input', () => GiftCountRowInput) input: GiftCountRowInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountRowType> {
    // The rules refuse a way that is not of this desk.
    return this.counts.saveRow(await context.viewer(), countId, input as never);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Takes an envelope out of a draft' })
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
    description: 'Enters all rows as Paid gifts, or none; sent again, it adds nothing',
  })
  async bookGiftCount(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('totalPence', () => Float, {
      description: 'Of all rows that were seen; another sum answers CONFLICT',
    })
    totalPence: number,
    @Ctx() context: RequestContext,
  ): Promise<GiftCountDetails> {
    await this.bookings.book(await context.viewer(), seen, totalPence);
    return this.#count(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftCountDetails, {
    description: 'Cancels all gifts of a count, unless one was refunded since',
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
    description: 'Begins a draft with the rows of a count that was taken back',
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
