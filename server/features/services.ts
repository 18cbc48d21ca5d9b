import type { AccountPart } from './account-part.ts';
import type { ContentService } from './content/content.service.ts';
import type { ContentItem } from './content/content-item.entity.ts';
import type { RetentionJobs } from './retention-jobs.ts';
import type { TodayPart } from './today-part.ts';

/**
 * What features offer one another, by name. Each adds its own beside its definition:
 * `declare module '../services.ts' { interface Services { visits: VisitService } }`.
 * @public
 */
export interface Services {
  /** The services of all kinds of content that stand before. */
  content: readonly ContentService<ContentItem>[];
  /** What the features that stand before contribute to the office's page of the day. */
  today: readonly TodayPart[];
  /** What every feature keeps of accounts, complete once all are built. */
  accountParts: readonly AccountPart[];
  /** How what is kept no longer is removed, complete once all are built. */
  retentionJobs: RetentionJobs;
}
