import { eventPath } from '../../../rules/event-path.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Event } from './event.entity.ts';

/** A sitemap has at most 50,000 addresses (sitemaps.org), and each page has one for each language. */
const MOST = 20_000;

/** The pages of all events with their last changes, for the sitemap. */
export async function listEventPages(
  events: ContentService<Event>,
): Promise<{ path: string; changedAt: Date }[]> {
  const { items } = await events.list({ limit: MOST, offset: 0 }, {});
  return items.map(({ id, updatedAt }) => ({ path: eventPath(id), changedAt: updatedAt }));
}
