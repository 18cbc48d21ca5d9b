import { Field, InputType } from 'type-graphql';
import { ContentFileType, pdfDocumentRules } from '../../../rules/content.ts';
import { ContentInput } from '../content/content.inputs.ts';
import { type ContentKind, namedAfter } from '../content/content-kind.ts';
import { PdfDocument } from './pdf-document.entity.ts';

@InputType()
class PdfDocumentInput extends ContentInput {
  @Field(() => String, {
    nullable: true,
    description: 'What visitors know it as; without one the description stands in',
  })
  title?: string | null;
}

export const pdfDocumentKind: ContentKind<PdfDocument> = {
  entity: PdfDocument,
  subject: 'pdf-document',
  input: PdfDocumentInput,
  rules: pdfDocumentRules,
  folder: 'PdfFile',
  fileTypes: [ContentFileType.PDF],
  texts: ['title'],
  graphql: namedAfter('PdfDocument'),
  legacy: {
    list: '/api/admin/pdffilelist',
    save: '/api/admin/savepdf',
    remove: '/api/admin/delpdffile',
  },
};
