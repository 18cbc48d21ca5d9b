import type { ContentService } from '../content/content.service.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { documentFileName } from './document-file-name.ts';
import type { PdfDocument } from './pdf-document.entity.ts';
import { pdfDocumentKind } from './pdf-document.kind.ts';

declare module '../feature.ts' {
  interface Services {
    documents: ContentService<PdfDocument>;
  }
}

export const documents = defineContentFeature({
  name: 'documents',
  kind: pdfDocumentKind,
  page: '/view-pdf',
  also: (service, { dataSource }) => ({
    services: { documents: service },
    fileNames: { folder: 'PdfFile', nameOf: (storedName) => documentFileName(dataSource, storedName) },
  }),
});
