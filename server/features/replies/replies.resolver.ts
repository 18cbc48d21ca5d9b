import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { ReplyChangeInput, ReplyInput } from './replies.inputs.ts';
import { ReplyFacts, ReplyResult } from './replies.type.ts';
import type { ReplyService } from './reply.service.ts';
import type { ReplyFactsService } from './reply-facts.service.ts';

const TOKEN = 'The part after the # of the private link';

/** Replies as households send and change them, without an account. */
@Resolver()
export class RepliesResolver {
  constructor(
    private readonly replies: ReplyService,
    private readonly facts: ReplyFactsService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => ReplyFacts, {
    nullable: true,
    description: 'Of a date of an event that visitors may see; null when it does not ask for replies',
  })
  eventReplies(
    @Arg('eventId', () => Int) eventId: number,
    @Arg('day', () => String, {
      nullable: true,
      description: 'The date’s key, YYYY-MM-DD. Default: the next date',
    })
    day: string | null,
    @AskedLanguage() language: Language,
  ): Promise<ReplyFacts | null> {
    return this.facts.find(eventId, day, language);
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [ReplyFacts], {
    description: 'Of all dates on these days whose events ask for replies and may be seen by visitors',
  })
  eventRepliesBetween(
    @Arg('from', () => String, { description: 'YYYY-MM-DD' }) from: string,
    @Arg('to', () => String, { description: 'YYYY-MM-DD, inclusive; at most 100 days later' }) to: string,
    @AskedLanguage() language: Language,
  ): Promise<ReplyFacts[]> {
    return this.facts.between(from, to, language);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ReplyResult, {
    description: 'A household’s reply to a date of an event; emails its private link',
  })
  async sendReply(
    @Arg('input', () => ReplyInput) input: ReplyInput,
    @AskedLanguage('Language of emails to the household. Default: the site’s first') language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ReplyResult> {
    const { userId } = await context.viewer();
    return this.replies.send(input, { ip: context.ip, language, userId: userId || null });
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ReplyResult, {
    description:
      'Changes a reply, or sends a withdrawn one again. FULL: more people than there is room for; the reply stays as it was',
  })
  changeReply(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('input', () => ReplyChangeInput) input: ReplyChangeInput,
  ): Promise<ReplyResult> {
    return this.replies.change(token, input);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'Takes the places that are offered' })
  async acceptOffer(@Arg('token', () => String, { description: TOKEN }) token: string): Promise<boolean> {
    await this.replies.accept(token);
    return true;
  }
}
