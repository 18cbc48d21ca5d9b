import type { DataSource } from 'typeorm';
import { cutText } from '../../../rules/cut-text.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
import { writeStatement } from '../../database/statement.ts';

/** Characters, without the ending. */
const MAXIMUM = 80;
/** What file systems do not take. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/**
 * What a document is called where it is kept: as visitors know it, not as it is stored.
 * @param storedName of the file in the folder of the documents
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
