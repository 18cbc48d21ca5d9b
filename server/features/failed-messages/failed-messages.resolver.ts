import {
  Arg,
  Authorized,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { FailedMessage } from '../../messages/failed-messages.ts';
import type { OutboxChannel } from '../../messages/outbox-message.entity.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import type { FailedMessagesService } from './failed-messages.service.ts';

const MessageChannel: Readonly<Record<OutboxChannel, OutboxChannel>> = { MAIL: 'MAIL', SMS: 'SMS' };
registerEnumType(MessageChannel, { name: 'MessageChannel', description: 'Email or text message' });

@ObjectType('FailedMessage', { description: 'A message that could not be sent; what it says is not shown' })
class FailedMessageType implements FailedMessage {
  @Field(() => Int)
  id: number;

  @Field(() => MessageChannel)
  channel: OutboxChannel;

  @Field(() => String, {
    description: "Email address or phone number; empty when the server's secret has changed",
  })
  to: string;

  @Field(() => String, { description: 'Empty for a text message' })
  subject: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  failedAt: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      "The recipient's server refused it with this code; null when it could not be delivered in time",
  })
  refusedCode: number | null;
}

@Resolver()
export class FailedMessagesResolver {
  constructor(private readonly service: FailedMessagesService) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Reads('failed-message')
  @Query(() => [FailedMessageType], { description: 'Newest first, at most 100' })
  failedMessages(): Promise<FailedMessage[]> {
    return this.service.list();
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => Int, { description: 'Tries to send them for three more days. The number of messages' })
  async sendFailedMessages(
    @Arg('ids', () => [Int]) ids: number[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.service.sendAgain(await context.viewer(), ids);
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => Int, { description: 'Deletes them. The number of messages' })
  async deleteFailedMessages(
    @Arg('ids', () => [Int]) ids: number[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.service.remove(await context.viewer(), ids);
  }
}
