import { SHEET_PARTS, SheetSubject } from '../../../rules/imports.ts';
import { Permission } from '../../../rules/permissions.ts';
import { sheetFields } from '../../../rules/sheet-fields.ts';
import { letterTexts } from '../../messages/letter-texts.ts';
import type { ExportRoute } from '../../ways-in/exports/export-routes.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { templateOf } from './spreadsheets/template.ts';

const PATHS = {
  EVENTS: '/exports/template-events.xlsx',
  COMMITTEE: '/exports/template-committee.xlsx',
  USERS: '/exports/template-users.xlsx',
  DONATIONS: '/exports/template-donations.xlsx',
  DONORS: '/exports/template-donors.xlsx',
} as const satisfies Record<SheetSubject, `/exports/${string}.xlsx`>;

/** Empty spreadsheets to fill in, in the language of the page that asks (`?language=`). */
export function sheetTemplates(siteSettings: Pick<SiteSettingsService, 'find'>): ExportRoute[] {
  return Object.values(SheetSubject).map((subject) => ({
    path: PATHS[subject],
    permission: Permission.MANAGE_IMPORTS,
    part: SHEET_PARTS[subject],
    name: subject.toLowerCase(),
    async start(context, query) {
      const language = await context.language(query.language);
      const { columns } = letterTexts(language).sheets;
      const fields = sheetFields(subject, await siteSettings.find());
      const content = await templateOf(fields, columns[subject], language);
      return async (output) => {
        output.end(content);
      };
    },
  }));
}
