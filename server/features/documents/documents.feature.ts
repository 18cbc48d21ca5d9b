import { InputType } from 'type-graphql';
import { ContentFileType, pdfDocumentRules } from '../../../rules/content.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { ContentInput } from '../content/content.inputs.ts';
import type { ContentService } from '../content/content.service.ts';
import { namedAfter } from '../content/content-kind.ts';
import { defineContentFeature } from '../content/define-content-feature.ts';
import { documentFileName } from './document-file-name.ts';
import { PdfDocument } from './pdf-document.entity.ts';

declare module '../services.ts' {
  interface Services {
    documents: ContentService<PdfDocument>;
  }
}

@InputType()
class PdfDocumentInput extends InputOf(
  pdfDocumentRules,
  { descriptions: { title: 'Title for visitors. Default: the description' } },
  ContentInput,
) {}

export const documents = defineContentFeature({
  name: 'documents',
  kind: {
    entity: PdfDocument,
    subject: 'pdf-document',
    part: 'documents',
    input: PdfDocumentInput,
    rules: pdfDocumentRules,
    folder: 'PdfFile',
    fileTypes: [ContentFileType.PDF],
    // Its name is that of the file.
    knownBy: 'description',
    texts: ['title'],
    graphql: namedAfter('PdfDocument'),
    legacy: {
      list: '/api/admin/pdffilelist',
      save: '/api/admin/savepdf',
      remove: '/api/admin/delpdffile',
    },
  },
  page: '/view-pdf',
  also: (service, { dataSource }) => ({
    services: { documents: service },
    fileNames: { folder: 'PdfFile', nameOf: (storedName) => documentFileName(dataSource, storedName) },
  }),
});
