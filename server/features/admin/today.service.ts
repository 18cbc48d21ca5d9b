import type { Language } from '../../../rules/languages.ts';
import { hasPermission } from '../../../rules/permissions.ts';
import { DAYS_AHEAD } from '../../../rules/today.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Coming, TodayPart, Waiting } from '../today-part.ts';

const DAY = 86_400_000;

/** What waits in the office and what comes within a week, of what a viewer may do something about. */
export class TodayService {
  constructor(private readonly parts: readonly TodayPart[]) {}

  /** @param language of the names of content */
  async read(viewer: Viewer, language: Language): Promise<{ waiting: Waiting[]; coming: Coming[] }> {
    const parts = this.parts.filter(({ permission }) => hasPermission(viewer, permission));
    const until = new Date(Date.now() + DAYS_AHEAD * DAY);
    const waiting = await Promise.all(parts.map((part) => part.waiting?.(viewer) ?? []));
    const coming = await Promise.all(parts.map((part) => part.coming?.(until, language) ?? []));
    return {
      waiting: waiting.flat(),
      coming: coming.flat().sort((one, other) => one.begin.getTime() - other.begin.getTime()),
    };
  }
}
