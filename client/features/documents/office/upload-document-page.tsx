import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { usePdfDocumentQuery, useSavePdfDocumentMutation } from './pdf-document.generated.ts';
import { PDF_DOCUMENT_KIND } from './pdf-document-kind.ts';

/** Adds a PDF file, or changes the one in the address (spec §2, upload-pdf). */
export function UploadDocumentPage() {
  return (
    <ContentEditPage
      kind={PDF_DOCUMENT_KIND}
      titles={{ add: 'documents.add', edit: 'documents.edit' }}
      idParameter={QUERY_PARAMETERS.eventId}
      useItem={usePdfDocumentQuery}
      itemOf={({ pdfDocument }) => pdfDocument}
      useSave={useSavePdfDocumentMutation}
      list="pdfDocuments"
    />
  );
}
