import { hasPermission } from '../../../rules/permissions.ts';
import { DAYS_AHEAD } from '../../../rules/today.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { Coming, TodayPart, Waiting } from '../today-part.ts';

const DAY = 86_400_000;

/** What waits in the office and what comes within a week, of what a viewer may do something about. */
export class TodayService {
  constructor(
    private readonly parts: readonly TodayPart[],
    private readonly siteSettings: Pick<SiteSettingsService, 'languageOf'>,
  ) {}

  /** @param asked the language of the names of content, unchecked; by default the site's first */
  async read(viewer: Viewer, asked: unknown): Promise<{ waiting: Waiting[]; coming: Coming[] }> {
    const parts = this.parts.filter(({ permission }) => hasPermission(viewer, permission));
    const language = await this.siteSettings.languageOf(asked);
    const until = new Date(Date.now() + DAYS_AHEAD * DAY);
    const waiting = await Promise.all(parts.map((part) => part.waiting?.(viewer) ?? []));
    const coming = await Promise.all(parts.map((part) => part.coming?.(until, language) ?? []));
    return {
      waiting: waiting.flat(),
      coming: coming.flat().sort((one, other) => one.begin.getTime() - other.begin.getTime()),
    };
  }
}
