import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedPdfDocumentQuery, useSavePdfDocumentMutation } from './pdf-document.generated.ts';
import { PDF_DOCUMENT_KIND } from './pdf-document-kind.ts';

/** Adds a PDF file, or changes the one in the address. */
export function UploadDocumentPage() {
  return (
    <ContentEditPage
      kind={PDF_DOCUMENT_KIND}
      editTitle="documents.edit"
      keepsTitle
      useItem={useManagedPdfDocumentQuery}
      itemOf={({ managedPdfDocument }) => managedPdfDocument}
      useSave={useSavePdfDocumentMutation}
      room={CONTENT_ROOMS.pdfDocument}
    />
  );
}
