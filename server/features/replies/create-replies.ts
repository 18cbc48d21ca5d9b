import type { Plumbing } from '../plumbing.ts';
import type { Services } from '../services.ts';
import { DietService } from './diet.service.ts';
import { DoorService } from './door.service.ts';
import { OfficeReplyService } from './office-reply.service.ts';
import { RepliesDataService } from './replies-data.service.ts';
import { ReplyService } from './reply.service.ts';
import { ReplyBook } from './reply-book.ts';
import type { RepliesByCard, ReplyCharges } from './reply-charges.ts';
import { ReplyFactsService } from './reply-facts.service.ts';
import { ReplyKeeper } from './reply-keeper.ts';
import { ReplySettingService } from './reply-setting.service.ts';
import { ReplySteps } from './reply-steps.ts';

declare module '../services.ts' {
  interface Services {
    replyKeeper: ReplyKeeper;
    replySettings: ReplySettingService;
    replyFacts: ReplyFactsService;
    officeReplies: OfficeReplyService;
  }
}

/** The services of replies, each on those before it. */
export function createReplies(
  { dataSource, outbox, publicUrl, rateLimiter, secret, visitors }: Plumbing,
  { audit, siteSettings }: Services,
  charges: ReplyCharges | undefined,
  byCard?: RepliesByCard,
) {
  const book = new ReplyBook({ outbox, siteSettings, secret, publicUrl, charges });
  const steps = new ReplySteps(book);
  const facts = new ReplyFactsService(dataSource, book);
  return {
    facts,
    visitors: new ReplyService({ dataSource, visitors, rateLimiter, book, steps, facts, byCard }),
    office: new OfficeReplyService({ dataSource, audit, book, steps, facts }),
    settings: new ReplySettingService(dataSource, audit, book),
    diets: new DietService(dataSource, audit, siteSettings),
    door: new DoorService(dataSource, audit, charges),
    keeper: new ReplyKeeper(dataSource, book),
    data: new RepliesDataService(dataSource, book),
  };
}
