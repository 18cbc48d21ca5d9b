import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { AskedLanguage, byLanguage } from '../../ways-in/graphql/translation-types.ts';
import { DIET_TEXTS, Diet } from './diet.entity.ts';
import type { DietService } from './diet.service.ts';
import type { DoorService } from './door.service.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import { DoorList, KitchenSheet, ReplyPage, ReplyToRing } from './office-replies.type.ts';
import type { OfficeReplyService } from './office-reply.service.ts';
import {
  ArrivalInput,
  DietInput,
  OfficeReplyInput,
  ReplyArguments,
  ReplyDateArguments,
  ReplySettingInput,
} from './replies.inputs.ts';
import { ReplyResult } from './replies.type.ts';
import type { ReplySettingService } from './reply-setting.service.ts';

interface Needed {
  settings: ReplySettingService;
  diets: DietService;
  replies: OfficeReplyService;
  door: DoorService;
}

/** Who comes, for the office: how events ask, the list, the kitchen's sheet and the door. */
@Resolver()
export class OfficeRepliesResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.MANAGE_REPLIES)
  @Query(() => EventReplySetting, { nullable: true, description: 'null when the event has never asked' })
  replySetting(@Arg('eventId', () => Int) eventId: number): Promise<EventReplySetting | null> {
    return this.needed.settings.find(eventId);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => EventReplySetting, { description: 'More places are offered to the waiting list at once' })
  async saveReplySetting(
    @Arg('input', () => ReplySettingInput) input: ReplySettingInput,
    @Ctx() context: RequestContext,
  ): Promise<EventReplySetting> {
    return this.needed.settings.save(await context.viewer(), input);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Query(() => [Diet], { description: 'The association’s list of diets, in its order' })
  async diets(@AskedLanguage() language: Language) {
    const diets = await this.needed.diets.list();
    return diets.map((diet) => inLanguage(diet, DIET_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => Diet)
  async saveDiet(
    @Arg('input', () => DietInput) { id, version, translations, ...others }: DietInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ) {
    const fields = { ...others, translations: byLanguage(translations) };
    const saved = await this.needed.diets.save(await context.viewer(), targetOf({ id, version }), fields);
    return inLanguage(saved, DIET_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Reads('reply')
  @Query(() => ReplyPage, { description: 'Newest first' })
  replies(
    @Args(() => ReplyArguments) filter: InstanceType<typeof ReplyArguments>,
    @AskedLanguage() language: Language,
  ): Promise<ReplyPage> {
    return this.needed.replies.list(toPage(filter), filter, language);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Reads('reply')
  @Query(() => [ReplyToRing], {
    description: 'Households that do not know yet what has become of their places, of the next date first',
  })
  repliesToRing(@AskedLanguage() language: Language): Promise<ReplyToRing[]> {
    return this.needed.replies.toRing(language);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => ReplyResult, {
    description: 'Enters a reply, as from the telephone, or changes one; also after replies have closed',
  })
  async enterReply(
    @Arg('input', () => OfficeReplyInput) input: OfficeReplyInput,
    @Ctx() context: RequestContext,
  ): Promise<ReplyResult> {
    return this.needed.replies.enter(await context.viewer(), input);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => Boolean, { description: 'Withdraws a reply for a household that said so; emails it' })
  async withdrawReplyFor(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.needed.replies.withdraw(await context.viewer(), id, version);
    return true;
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => Boolean, { description: 'Takes the offered places for a household that said so' })
  async acceptOfferFor(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.needed.replies.accept(await context.viewer(), id, version);
    return true;
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => Boolean, {
    description: 'A household without an email was rung and knows what has changed',
  })
  async replyRung(
    @Args(() => SeenVersion) { id, version }: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.needed.replies.rung(await context.viewer(), id, version);
    return true;
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Reads('reply')
  @Query(() => KitchenSheet, { nullable: true, description: 'null for a date that there is not' })
  kitchenSheet(
    @Args(() => ReplyDateArguments) { eventId, day }: ReplyDateArguments,
    @AskedLanguage() language: Language,
  ): Promise<KitchenSheet | null> {
    return this.needed.door.kitchenSheet(eventId, day, language);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Reads('reply')
  @Query(() => DoorList, { nullable: true, description: 'null for a date that there is not' })
  doorList(
    @Args(() => ReplyDateArguments) { eventId, day }: ReplyDateArguments,
    @AskedLanguage() language: Language,
  ): Promise<DoorList | null> {
    return this.needed.door.list(eventId, day, language);
  }

  @Authorized(Permission.MANAGE_REPLIES)
  @Mutation(() => DoorList, {
    description:
      'Brings in the ticks of a phone, at most 500, and answers with those of all. Of a family the latest tick counts, in whatever order and however often phones send',
  })
  async tickArrivals(
    @Args(() => ReplyDateArguments) { eventId, day }: ReplyDateArguments,
    @Arg('marks', () => [ArrivalInput]) marks: ArrivalInput[],
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<DoorList> {
    return this.needed.door.tick(await context.viewer(), { eventId, day, marks, language });
  }
}
