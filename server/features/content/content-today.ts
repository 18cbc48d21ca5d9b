import { Permission } from '../../../rules/permissions.ts';
import { momentOf } from '../../../rules/zoned-time.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { Coming, TodayPart, Waiting } from '../today-part.ts';
import type { ContentService } from './content.service.ts';
import type { ContentItem } from './content-item.entity.ts';

/** What a kind contributes to the page of the day: texts and descriptions of pictures that are missing, and what appears, leaves or takes place. */
export function contentToday<Item extends ContentItem>(
  { kind, shelves }: ContentService<Item>,
  siteSettings: Pick<SiteSettingsService, 'languages'>,
): TodayPart {
  const { subject } = kind;
  return {
    permission: Permission.MANAGE_CONTENT,
    async waiting(): Promise<Waiting[]> {
      const missing = await shelves.missingTexts(await siteSettings.languages());
      const undescribed = await shelves.undescribedPictures();
      return [
        ...missing.map(({ language, count }): Waiting => ({ kind: 'TEXTS', subject, language, count })),
        ...(undescribed ? [{ kind: 'PICTURES', subject, count: undescribed } as const] : []),
      ];
    },
    async coming(until): Promise<Coming[]> {
      const { planned, days } = await shelves.coming(until);
      return [
        ...planned.map(({ id, name, moment, isShown }): Coming => {
          return { kind: isShown ? 'SHOWN' : 'GONE', subject, id, name, begin: moment };
        }),
        ...days.map(({ id, name, day }): Coming => {
          return { kind: 'EVENT', subject, id, name, begin: momentOf(day, '00:00'), isWholeDay: true };
        }),
      ];
    },
  };
}
