import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateOrder, ImportRowState, ImportState, SheetSubject } from '../../../rules/imports.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { ImportRun } from './import-run.entity.ts';

registerEnumType(ImportState, { name: 'ImportState', description: 'Progress of an import' });
registerEnumType(ImportRowState, { name: 'ImportRowState', description: 'Result of a row' });
registerEnumType(SheetSubject, { name: 'SheetSubject', description: 'Kind of rows in a spreadsheet' });
registerEnumType(DateOrder, {
  name: 'DateOrder',
  description: 'Which comes first in a date such as 05/04/2024: day or month',
});

@ObjectType('ImportCounts', { description: 'How many rows are in each state' })
class ImportCountsType {
  @Field(() => Int, { description: 'Still expected' })
  pending: number;

  @Field(() => Int, { description: 'Added, and still present' })
  created: number;

  @Field(() => Int, { description: 'Already exists' })
  known: number;

  @Field(() => Int)
  refused: number;

  @Field(() => Int)
  undone: number;

  @Field(() => Int, { description: 'Kept when the import was undone, because it had been edited' })
  kept: number;
}

@ObjectType('ImportRun', { description: 'One import' })
export class ImportRunType extends ImportRun {
  @Field(() => Boolean, { description: 'Whether it was interrupted and has not resumed' })
  isStalled: boolean;

  @Field(() => ImportCountsType)
  counts: ImportCountsType;
}

@ObjectType()
export class ImportRunPage extends Paginated(ImportRunType) {}

@ObjectType('ImportProblem', { description: 'A record that was not imported, or only in part' })
export class ImportProblemType {
  @Field(() => Int, { description: 'For a spreadsheet: the row number' })
  number: number;

  @Field(() => String)
  label: string;

  @Field(() => String, { nullable: true, description: 'The field at fault' })
  field: string | null;

  @Field(() => String, { description: 'The key of the text in the catalogue of messages' })
  messageKey: string;

  @Field(() => String)
  message: string;
}

@ObjectType()
export class ImportProblemPage extends Paginated(ImportProblemType) {}

@ObjectType('SheetPreviewRows', { description: 'Result for each row' })
class SheetPreviewRowsType {
  @Field(() => Int, { description: 'New' })
  created: number;

  @Field(() => Int, { description: 'Already exists' })
  known: number;

  @Field(() => [ImportProblemType], { description: 'Rows that cannot be imported' })
  refused: ImportProblemType[];
}

@ObjectType('SheetColumn')
class SheetColumnType {
  @Field(() => String, { description: 'Text above it; may be empty' })
  heading: string;

  @Field(() => [String], { description: 'The first cells that are not empty' })
  samples: string[];

  @Field(() => String, { nullable: true, description: 'The recognised field' })
  field: string | null;
}

@ObjectType('SheetField', { description: 'What a row may have' })
class SheetFieldType {
  @Field(() => String)
  key: string;

  @Field(() => Boolean)
  isRequired: boolean;
}

@ObjectType('SheetUnknownValue', { description: 'A name in the file whose meaning must be chosen' })
export class SheetUnknownValueType {
  @Field(() => String)
  field: string;

  @Field(() => String, { description: 'Heading as in the spreadsheet' })
  written: string;

  @Field(() => Int, { description: 'Number of rows with it' })
  rows: number;

  @Field(() => [String], { description: 'Possible meanings' })
  choices: string[];
}

@ObjectType('SheetPreview', { description: 'Contents of a spreadsheet, before anything is imported' })
export class SheetPreviewType {
  @Field(() => [SheetColumnType])
  columns: SheetColumnType[];

  @Field(() => [SheetFieldType], { description: 'Fields that a column can hold' })
  fields: SheetFieldType[];

  @Field(() => [String], { description: 'Required fields without a column' })
  missing: string[];

  @Field(() => [String], { description: 'Dates that can be read in two ways: `dateOrder` is required' })
  unclearDates: string[];

  @Field(() => DateOrder, { nullable: true, description: 'Order suggested by the other dates' })
  impliedOrder: DateOrder | null;

  @Field(() => [SheetUnknownValueType], { description: 'Their rows are refused until `values` maps it' })
  unknownValues: SheetUnknownValueType[];

  @Field(() => SheetPreviewRowsType, {
    nullable: true,
    description: 'Null while something must be chosen first',
  })
  rows: SheetPreviewRowsType | null;
}

@InputType()
class SheetColumnInput {
  @Field(() => String)
  field: string;

  @Field(() => Int, { description: 'The position of its column, from 0' })
  column: number;
}

@InputType({ description: 'Meaning of a name that the site does not know' })
export class SheetValueInput {
  @Field(() => String)
  field: string;

  @Field(() => String, { description: 'Value as in the spreadsheet; case-insensitive' })
  written: string;

  @Field(() => String, { description: 'One of the choices of `unknownValues`' })
  meant: string;
}

@InputType()
export class SheetReadingInput {
  @Field(() => SheetSubject)
  subject: SheetSubject;

  @Field(() => [SheetColumnInput], { nullable: true, description: 'Default: recognised by their headings' })
  columns?: SheetColumnInput[] | null;

  @Field(() => DateOrder, { nullable: true })
  dateOrder?: DateOrder | null;

  @Field(() => [SheetValueInput], { nullable: true })
  values?: SheetValueInput[] | null;
}
