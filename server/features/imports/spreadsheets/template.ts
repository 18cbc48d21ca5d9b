import { SHEET_FIELDS, type SheetSubject } from '../../../../rules/imports.ts';

/** Characters. */
const WIDTHS: Record<string, number> = { description: 60, message: 40, address: 40, email: 32 };
const USUAL_WIDTH = 22;

/**
 * An empty spreadsheet with the columns of a kind; a needed one has a star.
 * @param headings the name of each field's column
 */
export async function templateOf(
  subject: SheetSubject,
  headings: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = SHEET_FIELDS[subject].map(({ key, kind, isRequired }) => ({
    header: `${headings[key] ?? key}${isRequired ? ' *' : ''}`,
    width: WIDTHS[key] ?? USUAL_WIDTH,
    // A telephone number typed into a column of numbers would lose its first 0.
    style: { numFmt: kind === 'date' ? 'yyyy-mm-dd' : kind === 'amount' ? '0.00' : '@' },
  }));
  sheet.getRow(1).font = { bold: true };
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
