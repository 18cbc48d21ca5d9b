import { Download } from '../../components/icons/download.ts';
import { Moment } from '../../components/page/moment.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './document-table.module.css';
import { FileSize } from './file-size.tsx';
import type { PdfDocumentsQuery } from './pdf-documents.generated.ts';
import { useDocumentTexts } from './use-document-texts.ts';

type ListedDocument = PdfDocumentsQuery['pdfDocuments']['items'][number];

function DocumentRow({ document }: { document: ListedDocument }) {
  const { t } = useTranslation();
  const { title, description } = useDocumentTexts(document);
  return (
    <tr>
      <th scope="row">
        <div className={styles.texts}>
          <span lang={title.lang} className="text-strong">
            {title.text}
          </span>
          {description && (
            <p lang={description.lang} className={`text-body ${styles.description}`}>
              {description.text}
            </p>
          )}
          {document.file && (
            <p className="text-small text-soft">
              <FileSize bytes={document.file.byteSize} />
              {document.uploadedAt && (
                <>
                  {' · '}
                  <Moment at={document.uploadedAt} />
                </>
              )}
            </p>
          )}
        </div>
      </th>
      <td>
        {document.file && (
          <a href={document.file.url} target="_blank" rel="noopener" className={styles.download}>
            <Download />
            <VisuallyHidden>
              {t('documents.download')}: <span lang={title.lang}>{title.text}</span>{' '}
              {t('documents.newWindow')}
            </VisuallyHidden>
          </a>
        )}
      </td>
    </tr>
  );
}

interface DocumentTableProps {
  items: readonly ListedDocument[];
  /** The list's heading. */
  titleId: string;
}

/** A table of documents with size, date and a link to open each. */
export function DocumentTable({ items, titleId }: DocumentTableProps) {
  const { t } = useTranslation();
  return (
    <div className="card">
      <table aria-labelledby={titleId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('documents.file')}</th>
            <th scope="col">PDF</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <DocumentRow key={item.id} document={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
