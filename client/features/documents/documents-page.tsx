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
import { useTranslation } from '../../i18n/use-translation.ts';
import { DocumentTable } from './document-table.tsx';
import { usePdfDocumentsQuery } from './pdf-documents.generated.ts';

const PAGE_SIZE = 50;

/** Forms and papers as PDF files, for everybody (spec §2, View PDF). */
export function DocumentsPage() {
  const { t } = useTranslation();
  const titleId = useId();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const result = usePdfDocumentsQuery({ variables: { page, pageSize: PAGE_SIZE } });
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
        page={page}
        pageSize={PAGE_SIZE}
        label={t('documents.list')}
        empty={<EmptyList text={t('documents.empty')} />}
      >
        {(items) => <DocumentTable items={items} titleId={titleId} />}
      </PagedList>
    </Container>
  );
}
