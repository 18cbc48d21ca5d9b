import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageOf } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DocumentTable } from './document-table.tsx';
import { PdfDocumentsDocument, usePdfDocumentsQuery } from './pdf-documents.generated.ts';

const PAGE_SIZE = 50;

const variablesOf = (search: URLSearchParams) => ({
  page: pageOf(search.get('page')),
  pageSize: PAGE_SIZE,
});

export const queries: PageQueries = ({ search }) => [
  { query: PdfDocumentsDocument, variables: variablesOf(search) },
];

/** Forms and papers as PDF files, for everybody (spec §2, View PDF). */
export function DocumentsPage() {
  const { t } = useTranslation();
  const titleId = useId();
  const [parameters] = useSearchParams();
  const variables = variablesOf(parameters);
  const result = usePdfDocumentsQuery({ variables });
  return (
    <Container component="div" sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('documents.title')} description={t('documents.summary')} />
      <PageHeading title={t('documents.title')} lead={t('documents.lead')} />
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {t('documents.list')}
      </Typography>
      <PagedList
        result={result}
        listOf={({ pdfDocuments }) => pdfDocuments}
        placeholder={<Placeholder variant="rectangular" height={350} />}
        page={variables.page}
        pageSize={variables.pageSize}
        label={t('documents.list')}
        empty={<EmptyList text={t('documents.empty')} />}
      >
        {(items) => <DocumentTable items={items} titleId={titleId} />}
      </PagedList>
    </Container>
  );
}
