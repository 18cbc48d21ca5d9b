import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { ContactMessageArguments, ContactMessageInput } from './contact.inputs.ts';
import type { ContactService } from './contact.service.ts';
import { ContactMessagePage } from './contact.type.ts';
import { ContactMessage } from './contact-message.entity.ts';

@Resolver()
export class ContactResolver {
  constructor(private readonly service: ContactService) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean)
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() { ip }: RequestContext,
  ): Promise<boolean> {
    await this.service.send(input, ip);
    return true;
  }

  @Authorized(Permission.MANAGE_CONTACT_MESSAGES)
  @Reads('contact-message')
  @Query(() => ContactMessagePage, { description: 'Newest first' })
  contactMessages(
    @Args(() => ContactMessageArguments) filter: InstanceType<typeof ContactMessageArguments>,
  ): Promise<ContactMessagePage> {
    return this.service.list(toPage(filter), filter);
  }

  @Authorized(Permission.MANAGE_CONTACT_MESSAGES)
  @Reads('contact-message')
  @Query(() => ContactMessage, { nullable: true, description: 'null if not found' })
  contactMessage(@Arg('id', () => Int) id: number): Promise<ContactMessage | null> {
    return this.service.find(id);
  }

  @Authorized(Permission.MANAGE_CONTACT_MESSAGES)
  @Mutation(() => ContactMessage, {
    description: 'Emails the answer and marks the message as done',
  })
  async answerContactMessage(
    @Arg('id', () => Int) id: number,
    @Arg('answer', () => String) answer: string,
    @Ctx() context: RequestContext,
  ): Promise<ContactMessage> {
    return this.service.answer(await context.viewer(), id, { answer });
  }

  @Authorized(Permission.MANAGE_CONTACT_MESSAGES)
  @Mutation(() => ContactMessage, {
    description: 'Marks a message as done without an answer, or as waiting again',
  })
  async setContactMessageDone(
    @Arg('id', () => Int) id: number,
    @Arg('done', () => Boolean) done: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ContactMessage> {
    return this.service.setDone(await context.viewer(), id, done);
  }

  @Authorized(Permission.MANAGE_CONTACT_MESSAGES)
  @Mutation(() => Boolean)
  async deleteContactMessage(
    @Arg('id', () => Int) id: number,
    @Arg('doneAt', () => Date, {
      nullable: true,
      description:
        'As seen, also null; CONFLICT if it was answered or done since. Default: deletes it anyway',
    })
    doneAt: Date | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.remove(await context.viewer(), id, doneAt);
    return true;
  }
}
