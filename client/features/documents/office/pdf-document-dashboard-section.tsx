import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { DescriptionCell, LocalizedCell, TextCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePdfDocumentsQuery } from '../pdf-documents.generated.ts';
import { useDeletePdfDocumentMutation } from './pdf-document.generated.ts';

/** PDF files on the dashboard: title, file name and description, with a link to view each (spec §2). */
export function PdfDocumentDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  return (
    <ContentDashboardSection
      section={section}
      title="documents.section"
      add={{ label: 'documents.addButton', to: PATHS.uploadDocument }}
      idParameter={QUERY_PARAMETERS.eventId}
      useList={usePdfDocumentsQuery}
      rowsOf={({ pdfDocuments }) => pdfDocuments}
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
          show: ({ title, textLanguages }) => <LocalizedCell text={title} language={textLanguages.title} />,
        },
        { label: t('documents.fileName'), show: ({ name }) => <TextCell text={name} /> },
        { label: t('content.description'), show: (pdf) => <DescriptionCell item={pdf} /> },
      ]}
      useRemove={useDeletePdfDocumentMutation}
      list="pdfDocuments"
    />
  );
}
