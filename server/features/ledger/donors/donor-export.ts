import type { DonorKind } from '../../../../rules/donors.ts';
import { languageName } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { ExportRoute } from '../../../ways-in/exports/export-routes.ts';
import { type WorkbookColumn, writeWorkbook } from '../../../ways-in/exports/workbook.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { BookedDonor, DonorBookService } from './donor-book.service.ts';

const KIND_WORDS: Readonly<Record<DonorKind, string>> = { PERSON: 'Person', HOUSEHOLD: 'Household' };

const DONOR_COLUMNS: readonly WorkbookColumn<BookedDonor>[] = [
  { header: 'Name', width: 28, format: 'text', value: ({ name }) => name },
  { header: 'Kind', width: 12, format: 'text', value: ({ kind }) => KIND_WORDS[kind] },
  { header: 'Address', width: 36, format: 'text', value: ({ address }) => address },
  { header: 'Postcode', width: 12, format: 'text', value: ({ postcode }) => postcode },
  { header: 'Email', width: 32, format: 'text', value: ({ email }) => email },
  { header: 'Phone', width: 18, format: 'text', value: ({ phone }) => phone },
  { header: 'Language', width: 14, format: 'text', value: ({ language }) => languageName(language, 'en') },
  { header: 'Account', width: 12, format: 'text', value: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No') },
];

const yearColumns = (year: number): readonly WorkbookColumn<BookedDonor>[] => [
  {
    header: `Given in ${year}`,
    width: 16,
    format: 'pence',
    value: ({ years }) => years.get(year)?.stays || null,
  },
  {
    header: `Refunded of ${year}`,
    width: 16,
    format: 'pence',
    value: ({ years }) => years.get(year)?.refunded || null,
  },
];

/** The list of donors with its search as an Excel file: who they are, and what they gave in each year. */
export function donorExport(book: DonorBookService, audit: AuditService): ExportRoute {
  return {
    path: '/exports/donors.xlsx',
    permission: Permission.MANAGE_DONATIONS,
    name: 'Donors',
    async start(context, { search }) {
      const searched = String(search ?? '');
      const [first, years] = await Promise.all([book.batch(searched), book.years()]);
      await audit.record(await context.viewer(), [{ action: 'EXPORT', subject: 'donor' }]);
      const columns = [...DONOR_COLUMNS, ...years.flatMap(yearColumns)];
      return (output) => writeWorkbook(output, columns, first, (last) => book.batch(searched, last));
    },
  };
}
