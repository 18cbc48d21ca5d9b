import { Arg, Authorized, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { OwnReply } from './own-reply.type.ts';
import type { ReplyService } from './reply.service.ts';

const TOKEN = 'The part after the # of the private link';

/** A reply as its household sees it by the private link: owed also while the association asks nobody. */
@Resolver()
export class OwnReplyResolver {
  constructor(private readonly replies: ReplyService) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => OwnReply, { nullable: true, description: 'By its private link; null if not found' })
  reply(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @AskedLanguage() language: Language,
  ): Promise<OwnReply | null> {
    return this.replies.find(token, language);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, {
    nullable: true,
    description:
      'The address of the page to pay the places on; pressed again the same. Null where nothing is to be paid by card',
  })
  payReplyByCard(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @AskedLanguage() language: Language,
  ): Promise<string | null> {
    return this.replies.payByCard(token, language);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Does not come, leaves the waiting list, or declines a place that is offered',
  })
  async withdrawReply(@Arg('token', () => String, { description: TOKEN }) token: string): Promise<boolean> {
    await this.replies.withdraw(token);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description:
      'Waits for no further places, or declines those that are offered; the places that it has stay',
  })
  async keepReplyAsIs(@Arg('token', () => String, { description: TOKEN }) token: string): Promise<boolean> {
    await this.replies.keepAsIs(token);
    return true;
  }
}
