import Typography from '@mui/material/Typography';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { DOCUMENT_UPLOAD } from '../../../components/list/content-kind.ts';
import { CONTENT_SECTIONS } from '../../../components/office/content-sections.ts';
import { defineContentKind } from '../../../components/office/define-content-kind.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DocumentTable } from '../document-table.tsx';
import {
  type PreviewPdfDocumentQuery,
  useManagedPdfDocumentQuery,
  usePreviewPdfDocumentQuery,
  useSavePdfDocumentMutation,
} from './pdf-document.generated.ts';
import { PdfDocumentPreview } from './pdf-document-preview.tsx';

type ShownItem = NonNullable<PreviewPdfDocumentQuery['preview']>['asShown'];

/** The list of files with one of them. */
function ShownDocument({ item }: { item: ShownItem }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="h2" id="documents" sx={{ mb: 2 }}>
        {t('documents.list')}
      </Typography>
      <DocumentTable items={[item]} titleId="documents" />
    </>
  );
}

/** PDF files: their form, and their row in the list of visitors. */
export const PDF_DOCUMENT_KIND = defineContentKind({
  officeSection: CONTENT_SECTIONS.pdfDocument,
  editTitle: 'documents.edit',
  keepsTitle: true,
  loadRules: async () => (await import('../../../../rules/content.ts')).pdfDocumentRules,
  fields: [
    { name: 'name', label: 'documents.fileName', hint: 'documents.fileNameHint', readOnly: true },
    { name: 'title', label: 'content.title', translated: true, hint: 'documents.titleHint', afterFile: true },
    {
      name: 'description',
      label: 'content.description',
      translated: true,
      required: true,
      rows: 3,
      afterFile: true,
    },
  ],
  uploads: [DOCUMENT_UPLOAD],
  pictureSize: IMAGE_SIZES.videoThumbnail,
  namedByFile: true,
  Preview: PdfDocumentPreview,
  useItem: useManagedPdfDocumentQuery,
  useSave: useSavePdfDocumentMutation,
  page: {
    title: 'documents.title',
    lead: 'documents.lead',
    useItem: usePreviewPdfDocumentQuery,
    Item: ShownDocument,
  },
});
