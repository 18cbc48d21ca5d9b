import type { FastifyPluginAsync } from 'fastify';
import type { ScheduledTasks } from '../database/schedule.ts';
import type { MediaFolder } from '../files/media-names.ts';
import type { ExportRoute } from '../ways-in/exports/export-routes.ts';
import type { OwnPage } from '../ways-in/pages/sitemap.ts';
import type { LegacyRoute } from '../ways-in/rest/legacy-route.ts';
import type { AccountPart } from './account-part.ts';
import type { Retention } from './retention-jobs.ts';
import type { Services } from './services.ts';
import type { TodayPart } from './today-part.ts';

/** What a feature brings once it is built; all of it is found by the plumbing without another list. */
export interface FeatureParts {
  services?: Partial<Services>;
  /** Of a kind of content. */
  content?: Services['content'][number];
  /** Instances of type-graphql resolvers. */
  resolvers?: object[];
  legacyRoutes?: LegacyRoute[];
  exports?: ExportRoute[];
  /** Further addresses; each route declares its permission. */
  routes?: FastifyPluginAsync;
  /** Its pages, also those of single things, for search engines. */
  ownPages?: () => Promise<readonly OwnPage[]>;
  /** What visitors know a file of that folder as when they save it, by its stored name. */
  fileNames?: { folder: MediaFolder; nameOf(storedName: string): Promise<string | undefined> };
  /** For the office's page of the day. */
  today?: TodayPart;
  /** For the export and the closing of accounts, also while its part of the site is unused. */
  account?: AccountPart;
  /** How what it keeps is removed when it has been kept long enough, also while its part of the site is unused. */
  retention?: Retention;
  /** When something that visitors see is next shown or gone by itself; undefined for never. */
  nextChange?: () => Promise<Date | undefined>;
  /** Background tasks, by what the log calls them: every quarter of an hour, on one server at a time. */
  upkeep?: ScheduledTasks;
  /**
   * What the association owes whether its part of the site is in use or not: to end what is taken from somebody, to take in
   * what a provider reports, to let people see and undo what is theirs. It answers and is done all the same.
   */
  obligations?: Pick<FeatureParts, 'resolvers' | 'routes' | 'upkeep' | 'today'>;
}
