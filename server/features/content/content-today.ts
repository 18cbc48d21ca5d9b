import { Permission } from '../../../rules/permissions.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { Coming, TodayPart, Waiting } from '../today-part.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';

/** What a kind contributes to the page of the day: texts and descriptions of pictures that are missing, and what appears, leaves or takes place. */
export function contentToday<Item extends ContentItem>(
  { kind, tabs }: ContentService<Item>,
  siteSettings: Pick<SiteSettingsService, 'languages'>,
): TodayPart {
  const { subject } = kind;
  return {
    permission: Permission.MANAGE_CONTENT,
    async waiting(): Promise<Waiting[]> {
      const missing = await tabs.missingTexts(await siteSettings.languages());
      const undescribed = await tabs.undescribedPictures();
      return [
        ...missing.map(({ language, count, id }): Waiting => {
          return { kind: 'TEXTS', subject, language, count, ...(count === 1 && { id }) };
        }),
        ...(undescribed ? [{ kind: 'PICTURES', subject, count: undescribed } as const] : []),
      ];
    },
    async coming(until, language): Promise<Coming[]> {
      const { planned, days } = await tabs.coming(until, language);
      return [
        ...planned.map(({ moment, isShown, ...item }): Coming => {
          return { kind: isShown ? 'SHOWN' : 'GONE', subject, ...item, begin: moment };
        }),
        ...days.map(({ end, ...item }): Coming => {
          return { kind: 'EVENT', subject, ...item, ...(end ? { end } : { isWholeDay: true }) };
        }),
      ];
    },
  };
}
