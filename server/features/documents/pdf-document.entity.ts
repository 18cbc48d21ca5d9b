import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { ContentItem } from '../content/content-item.entity.ts';

/** A public PDF file; its `name` is the name of the uploaded file. */
@ObjectType()
@Entity('pdf_document')
@Check('pdf_document_file_type', `file_type IN ('PDF')`)
export class PdfDocument extends ContentItem {
  @Field(() => String, {
    nullable: true,
    description: 'Title for visitors. Default: the description',
  })
  @Column('varchar', { nullable: true })
  title: string | null;
}

// No column: it is the moment of the file.
Field(() => Date, { nullable: true, description: 'When its file was uploaded' })(
  PdfDocument.prototype,
  'uploadedAt',
);
