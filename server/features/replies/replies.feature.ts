import { Permission } from '../../../rules/permissions.ts';
import { defineFeature } from '../feature.ts';
import { createReplies } from './create-replies.ts';
import { Diet } from './diet.entity.ts';
import { EventReply } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import { OfficeRepliesResolver } from './office-replies.resolver.ts';
import { OwnReplyResolver } from './own-reply.resolver.ts';
import { RepliesResolver } from './replies.resolver.ts';

/** Who comes to an event: replies of households, the waiting list, the kitchen and the door. */
export const replies = defineFeature({
  name: 'replies',
  part: 'replies',
  entities: [Diet, EventReplySetting, EventReply],
  seeded: ['diet'],
  shownToVisitors: [Diet, EventReplySetting, EventReply],
  build(plumbing, services) {
    const { data, door, diets, facts, keeper, office, settings, visitors } = createReplies(
      plumbing,
      services,
      services.charges,
      services.chargesByCard,
    );
    services.askAgain.owed.push((manager, { replyId }) => facts.owed(manager, replyId));
    // Within the transaction that moves an event, so that its places hold and nobody is told that it is called off.
    services.events.hooks.add({
      written: (manager, { id }) => keeper.follow(manager, id),
      reliedOn: (manager, ids) => settings.askedBy(manager, ids),
      beforeRemoval: (manager, { id }) => keeper.tellOfRemoval(manager, id),
    });
    services.siteSettings.openEnds.add(
      'REPLIES',
      `SELECT count(*) FROM event_reply
        WHERE told_starts_at > now() AND (state IN ('COMING', 'WAITING', 'OFFERED') OR ring_about IS NOT NULL)`,
    );
    return {
      services: { replyKeeper: keeper, replySettings: settings, replyFacts: facts, officeReplies: office },
      account: data,
      retention: {
        replyDetails: (limit) => data.forgetDetails(limit),
        replies: (limit) => data.forgetPeople(limit),
      },
      today: { permission: Permission.MANAGE_REPLIES, waiting: () => office.waiting() },
      nextChange: () => facts.nextChange(),
      resolvers: [
        new RepliesResolver(visitors, facts),
        new OfficeRepliesResolver({ settings, diets, replies: office, door }),
      ],
      // Who has replied sees it, can withdraw it, and is told what happens, whether or not the association goes on asking.
      obligations: {
        resolvers: [new OwnReplyResolver(visitors)],
        upkeep: { 'replies to events': (stopping) => keeper.tendAll(stopping) },
      },
    };
  },
});
