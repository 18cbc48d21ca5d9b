import { Permission } from '../../../rules/permissions.ts';
import { FailedMessages } from '../../messages/failed-messages.ts';
import { defineFeature } from '../feature.ts';
import { FailedMessagesResolver } from './failed-messages.resolver.ts';
import { FailedMessagesService } from './failed-messages.service.ts';

/** Letters that could not be sent. Only owners see them: a letter may be about anything. */
export const failedMessages = defineFeature({
  name: 'failed-messages',
  build({ dataSource, secret, outbox }, { audit }) {
    const messages = new FailedMessages(dataSource, secret, outbox);
    const service = new FailedMessagesService(dataSource, messages, audit);
    return {
      resolvers: [new FailedMessagesResolver(service)],
      today: { permission: Permission.MANAGE_SETTINGS, waiting: () => service.waiting() },
      retention: { failedLetters: (limit) => messages.removeOld(limit) },
    };
  },
});
