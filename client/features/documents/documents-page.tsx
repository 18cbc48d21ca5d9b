import { useId } from 'react';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { usePagedQuery } from '../../components/list/use-paged-query.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DocumentTable } from './document-table.tsx';
import styles from './documents-page.module.css';
import { PdfDocumentsDocument, usePdfDocumentsQuery } from './pdf-documents.generated.ts';

const LIST = { pageSize: 50 };

export const queries: PageQueries = ({ search }) => [
  { query: PdfDocumentsDocument, variables: pageVariables(search, LIST) },
];

/** Public forms and documents as PDF files. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <PublicPage title="documents.title" summary="documents.summary" lead="documents.lead">
      <h2 id={titleId} className={`text-h2 ${styles.title}`}>
        {t('documents.list')}
      </h2>
      <PagedList
        {...usePagedQuery(usePdfDocumentsQuery, LIST)}
        listOf={({ pdfDocuments }) => pdfDocuments}
        placeholder={<Placeholder variant="rectangular" height={350} />}
        label={t('documents.list')}
        empty={
          <EmptyList
            text={t('documents.empty')}
            add={{ label: 'documents.addButton', to: PATHS.uploadDocument }}
          />
        }
      >
        {(items) => <DocumentTable items={items} titleId={titleId} />}
      </PagedList>
    </PublicPage>
  );
}
