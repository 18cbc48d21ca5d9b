import { type Language, languageName } from '../../../../rules/languages.ts';
import type { SheetField } from '../../../../rules/sheet-fields.ts';

/** Characters. */
const WIDTHS: Record<string, number> = { description: 60, message: 40, address: 40, email: 32 };
const USUAL_WIDTH = 22;

/**
 * An empty spreadsheet with the columns of those fields; a needed one has a star.
 * @param headings the name of each field's column; of a translation, that of the field it translates
 * @param language in which the names of languages are written
 */
export async function templateOf(
  fields: readonly SheetField[],
  headings: Readonly<Record<string, string>>,
  language: Language,
): Promise<Buffer> {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = fields.map(({ key, kind, isRequired, unless, translates }) => ({
    header: translates
      ? `${headings[translates.field]} (${languageName(translates.language, language)})`
      : `${headings[key] ?? key}${isRequired && !unless ? ' *' : ''}`,
    width: WIDTHS[translates?.field ?? key] ?? USUAL_WIDTH,
    // A telephone number typed into a column of numbers would lose its first 0.
    style: { numFmt: kind === 'date' ? 'yyyy-mm-dd' : kind === 'amount' ? '0.00' : '@' },
  }));
  sheet.getRow(1).font = { bold: true };
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
