import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { DescriptionCell, LocalizedCell, TextCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePdfDocumentsQuery } from '../pdf-documents.generated.ts';
import { useDeletePdfDocumentMutation } from './delete-pdf-document.generated.ts';

/** PDF files on the dashboard: title, file name and description, with a way to view each (spec §2). */
export function PdfDocumentDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('pdf', LIMITS.dashboardOthers);
  const result = usePdfDocumentsQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deletePdfDocument] = useDeletePdfDocumentMutation({ update: evictLists('pdfDocuments') });
  return (
    <ContentDashboardSection
      title={t('documents.section')}
      add={{ label: t('documents.addButton'), to: PATHS.uploadDocument }}
      list={list}
      result={result}
      rowsOf={({ pdfDocuments }) => pdfDocuments}
      editAddress={({ id }) => `${PATHS.uploadDocument}?${QUERY_PARAMETERS.eventId}=${id}`}
      moreActions={({ file }, about) =>
        file && (
          <Button href={file.url} target="_blank" rel="noopener" startIcon={<Visibility />}>
            {t('documents.viewShort')}
            {about}
          </Button>
        )
      }
      columns={[
        {
          label: t('content.title'),
          show: ({ title, titleGujarati }) => (
            <LocalizedCell english={title ?? ''} gujarati={titleGujarati} />
          ),
        },
        { label: t('documents.fileName'), show: ({ name }) => <TextCell text={name} /> },
        { label: t('content.description'), show: (pdf) => <DescriptionCell item={pdf} /> },
      ]}
      remove={(id) => deletePdfDocument({ variables: { id } })}
    />
  );
}
