import type { pdfDocumentRules } from '../../../../rules/content.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import { type ContentKind, DOCUMENT_UPLOAD } from '../../../components/list/content-kind.ts';
import { PdfDocumentPreview } from './pdf-document-preview.tsx';

/** Form and list settings of PDF files. */
export const PDF_DOCUMENT_KIND: ContentKind<typeof pdfDocumentRules> = {
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
};
