import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { DEMO_REPLIES, demoReplyFields } from './reply-texts.ts';

/**
 * Lets two events ask for replies, and adds who comes to their next dates, through the services that the office uses. An event that
 * asks already is left alone.
 */
export async function addDemoReplies({
  events,
  replySettings,
  replyFacts,
  officeReplies,
}: Pick<Features['services'], 'events' | 'replySettings' | 'replyFacts' | 'officeReplies'>): Promise<void> {
  for (const { event, setting, replies } of DEMO_REPLIES) {
    const { items } = await events.list({ limit: 1, offset: 0 }, { search: event });
    const [found] = items;
    if (!found || (await replySettings.find(found.id))) continue;
    await replySettings.save(OPERATOR, { ...setting, eventId: found.id });
    const next = await replyFacts.find(found.id, null, 'en');
    if (!next?.isOpen) continue;
    const at = { eventId: next.eventId, day: next.day };
    for (const reply of replies) {
      const entered = { ...demoReplyFields(reply), ...at, letterLanguage: reply.language, waitIfFull: true };
      await officeReplies.enter(OPERATOR, entered);
    }
  }
}
