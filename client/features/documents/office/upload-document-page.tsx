import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { usePdfDocumentQuery, useSavePdfDocumentMutation } from './edit-pdf-document.generated.ts';
import { PDF_DOCUMENT_KIND } from './pdf-document-kind.ts';

/** Adds a PDF file, or changes the one that the address names (spec §2, upload-pdf). */
export function UploadDocumentPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.eventId));
  const result = usePdfDocumentQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [savePdfDocument] = useSavePdfDocumentMutation({ update: evictLists('pdfDocuments') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'documents.add', edit: 'documents.edit' }}
      kind={PDF_DOCUMENT_KIND}
      result={result}
      itemOf={({ pdfDocument }) => pdfDocument}
      save={savePdfDocument}
    />
  );
}
