import type { DataSource } from 'typeorm';
import { cutText } from '../../../rules/cut-text.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
import { writeStatement } from '../../database/statement.ts';

/** Characters, without the extension. */
const MAXIMUM = 80;
/** Characters that file systems do not allow in names, and invisible ones. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/**
 * The name of a document when it is downloaded: its title or description instead of the generated name.
 * @param storedName the file's generated name
 */
export async function documentFileName(
  dataSource: DataSource,
  storedName: string,
): Promise<string | undefined> {
  const statement = writeStatement(
    (bind) => `SELECT coalesce(document.title, document.description) AS title FROM pdf_document document
      JOIN media_file file ON file.id = document.file_id
      WHERE file.folder = 'PdfFile' AND file.file_name = ${bind(storedName)}`,
  );
  const [document] = await queryPrepared<{ title: string }>(dataSource, statement);
  const title = document?.title.replace(FORBIDDEN, ' ');
  const name = title && cutText(title, MAXIMUM).replace(/[.… ]+$/u, '');
  return name ? `${name}.pdf` : undefined;
}
