import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { HallHire } from './hall-hire.entity.ts';
import { HireArguments, HireInput, HireReasonArguments, HireRequestInput } from './hall-hire.inputs.ts';
import type { HallHireService } from './hall-hire.service.ts';
import { HirePage } from './hall-hire.type.ts';
import type { HireRequestService } from './hire-request.service.ts';

@Resolver()
export class HallHireResolver {
  constructor(
    private readonly requests: HireRequestService,
    private readonly service: HallHireService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, { description: 'Reference, for example `H00042`' })
  async sendHireRequest(
    @Arg('input', () => HireRequestInput) input: HireRequestInput,
    @AskedLanguage('Language of emails to the hirer. Default: the site’s first') language: Language,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const { userId } = await context.viewer();
    return this.requests.send(input, { ip: context.ip, language, userId: userId || null });
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => HirePage, { description: 'Newest first' })
  hires(@Args(() => HireArguments) filter: InstanceType<typeof HireArguments>): Promise<HirePage> {
    return this.service.list(toPage(filter), filter);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => [HallHire], {
    description: 'Bookings and requests of a month in the site’s time zone, in order',
  })
  hallMonth(
    @Arg('year', () => Int) year: number,
    @Arg('month', () => Int, { description: 'From 1' }) month: number,
  ): Promise<HallHire[]> {
    return this.service.month(year, month);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => HallHire, {
    nullable: true,
    description: 'The first request that begins after a month in the site’s time zone, if any',
  })
  hireRequestAfter(
    @Arg('year', () => Int) year: number,
    @Arg('month', () => Int, { description: 'From 1' }) month: number,
  ): Promise<HallHire | null> {
    return this.service.requestAfter(year, month);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Reads('hire')
  @Query(() => HallHire, { nullable: true })
  hire(@Arg('id', () => Int) id: number): Promise<HallHire | null> {
    return this.service.find(id);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallHire, { description: 'Emails the hirer' })
  async acceptHire(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<HallHire> {
    return this.service.accept(await context.viewer(), id, version);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallHire, { description: 'Emails the hirer' })
  async declineHire(
    @Args(() => HireReasonArguments) { id, version, reason }: HireReasonArguments,
    @Ctx() context: RequestContext,
  ): Promise<HallHire> {
    return this.service.decline(await context.viewer(), id, version, reason);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallHire, { description: 'Cancels an accepted booking; emails the hirer' })
  async cancelHire(
    @Args(() => HireReasonArguments) { id, version, reason }: HireReasonArguments,
    @Ctx() context: RequestContext,
  ): Promise<HallHire> {
    return this.service.cancel(await context.viewer(), id, version, reason);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallHire, { description: 'Emails the hirer if the booking is moved' })
  async saveHire(
    @Arg('input', () => HireInput) { id, version, ...fields }: HireInput,
    @Ctx() context: RequestContext,
  ): Promise<HallHire> {
    return this.service.save(await context.viewer(), targetOf({ id, version: version ?? 0 }), fields);
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Boolean, {
    description: 'Deletes a request that was none; no email is sent. Cancel an accepted booking first',
  })
  async deleteHire(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.remove(await context.viewer(), id, version);
    return true;
  }
}
