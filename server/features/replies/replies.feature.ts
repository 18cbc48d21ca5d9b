import { defineFeature } from '../feature.ts';
import { Diet } from './diet.entity.ts';
import { DietService } from './diet.service.ts';
import { DoorService } from './door.service.ts';
import { EventReply } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import { OfficeRepliesResolver } from './office-replies.resolver.ts';
import { OfficeReplyService } from './office-reply.service.ts';
import { RepliesResolver } from './replies.resolver.ts';
import { ReplyService } from './reply.service.ts';
import { ReplyFactsService } from './reply-facts.service.ts';
import { ReplySettingService } from './reply-setting.service.ts';

export const replies = defineFeature({
  name: 'replies',
  part: 'replies',
  entities: [Diet, EventReplySetting, EventReply],
  build() {
    return {
      resolvers: [
        new RepliesResolver(new ReplyService(), new ReplyFactsService()),
        new OfficeRepliesResolver({
          settings: new ReplySettingService(),
          diets: new DietService(),
          replies: new OfficeReplyService(),
          door: new DoorService(),
        }),
      ],
    };
  },
});
