import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateOrder, ImportRowState, ImportState, SheetSubject } from '../../../rules/imports.ts';
import { MESSAGES } from '../../../rules/messages.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { isStalled, type RefusedRow, type RowCounts } from './import.service.ts';
import type { ImportRow } from './import-row.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import type { SheetPreview, SheetReading } from './sheet-import.service.ts';

registerEnumType(ImportState, { name: 'ImportState', description: 'How far an import is' });
registerEnumType(ImportRowState, { name: 'ImportRowState', description: 'What became of a row' });
registerEnumType(SheetSubject, { name: 'SheetSubject', description: 'What the rows of a spreadsheet are' });
registerEnumType(DateOrder, { name: 'DateOrder', description: 'What comes first in a date as 05/04/2024' });

@ObjectType('ImportCounts', { description: 'How many rows are in each state' })
class ImportCountsType {
  @Field(() => Int, { description: 'Still to come' })
  pending: number;

  @Field(() => Int, { description: 'Brought in, and there' })
  created: number;

  @Field(() => Int, { description: 'There already' })
  known: number;

  @Field(() => Int)
  refused: number;

  @Field(() => Int)
  takenBack: number;

  @Field(() => Int, { description: 'Left when the import was taken back, for it was worked on' })
  kept: number;
}

@ObjectType('ImportRun', { description: 'One time that somebody brought something in' })
export class ImportRunType extends ImportRun {
  @Field(() => Boolean, { description: 'Whether it was cut off, and has not gone on yet' })
  isStalled: boolean;

  @Field(() => ImportCountsType)
  counts: ImportCountsType;
}

@ObjectType()
export class ImportRunPage extends Paginated(ImportRunType) {}

@ObjectType('ImportProblem', { description: 'What was not brought in, or not whole' })
export class ImportProblemType {
  @Field(() => Int, { description: 'Of a spreadsheet the row, as its program counts' })
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

@ObjectType('SheetPreviewRows', { description: 'What would become of the rows' })
class SheetPreviewRowsType {
  @Field(() => Int, { description: 'New' })
  created: number;

  @Field(() => Int, { description: 'There already' })
  known: number;

  @Field(() => [ImportProblemType], { description: 'Those that cannot be brought in' })
  refused: ImportProblemType[];
}

@ObjectType('SheetColumn')
class SheetColumnType {
  @Field(() => String, { description: 'What stands above it; may be empty' })
  heading: string;

  @Field(() => [String], { description: 'The first cells that are not empty' })
  samples: string[];

  @Field(() => String, { nullable: true, description: 'The field that it is taken for' })
  field: string | null;
}

@ObjectType('SheetField', { description: 'What a row may have' })
class SheetFieldType {
  @Field(() => String)
  key: string;

  @Field(() => Boolean)
  isRequired: boolean;
}

@ObjectType('SheetUnknownValue', { description: 'A name of which has to be said what it means' })
class SheetUnknownValueType {
  @Field(() => String)
  field: string;

  @Field(() => String, { description: 'As in the spreadsheet' })
  written: string;

  @Field(() => Int, { description: 'How many rows have it' })
  rows: number;

  @Field(() => [String], { description: 'What it can mean' })
  choices: string[];
}

@ObjectType('SheetPreview', { description: 'What is in a spreadsheet, before any of it is brought in' })
export class SheetPreviewType {
  @Field(() => [SheetColumnType])
  columns: SheetColumnType[];

  @Field(() => [SheetFieldType], { description: 'The fields that the columns can be taken for' })
  fields: SheetFieldType[];

  @Field(() => [String], { description: 'Fields that are needed and have no column yet' })
  missing: string[];

  @Field(() => [String], { description: 'Dates that can be read in two ways: `dateOrder` has to be said' })
  unclearDates: string[];

  @Field(() => DateOrder, { nullable: true, description: 'What the other dates suggest' })
  impliedOrder: DateOrder | null;

  @Field(() => [SheetUnknownValueType], { description: 'Their rows are refused until `values` says it' })
  unknownValues: SheetUnknownValueType[];

  @Field(() => SheetPreviewRowsType, {
    nullable: true,
    description: 'Null while something has to be said first',
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

@InputType({ description: 'What a name means that the site does not know' })
class SheetValueInput {
  @Field(() => String)
  field: string;

  @Field(() => String, { description: 'As in the spreadsheet, in any case' })
  written: string;

  @Field(() => String, { description: 'One of the choices of `unknownValues`' })
  meant: string;
}

@InputType()
export class SheetReadingInput {
  @Field(() => SheetSubject)
  subject: SheetSubject;

  @Field(() => [SheetColumnInput], { nullable: true, description: 'None: they are found by their headings' })
  columns?: SheetColumnInput[] | null;

  @Field(() => DateOrder, { nullable: true })
  dateOrder?: DateOrder | null;

  @Field(() => [SheetValueInput], { nullable: true })
  values?: SheetValueInput[] | null;
}

export function readingOf({ subject, columns, dateOrder, values }: SheetReadingInput): SheetReading {
  const positions = columns && Object.fromEntries(columns.map(({ field, column }) => [field, column]));
  return { subject, columns: positions ?? undefined, dateOrder, values };
}

export function presentRun(run: ImportRun, counts: RowCounts): ImportRunType {
  return {
    ...run,
    isStalled: isStalled(run),
    counts: {
      pending: counts.PENDING,
      created: counts.CREATED,
      known: counts.KNOWN,
      refused: counts.REFUSED,
      takenBack: counts.TAKEN_BACK,
      kept: counts.KEPT,
    },
  };
}

export function presentProblem({
  number,
  label,
  problem,
  problemField,
}: RefusedRow | ImportRow): ImportProblemType {
  const messageKey = problem ?? 'internalError';
  return { number, label, field: problemField, messageKey, message: MESSAGES[messageKey] };
}

export function presentPreview(preview: SheetPreview): SheetPreviewType {
  const {
    columns,
    fields,
    samples,
    matched,
    missing,
    unclearDates,
    impliedOrder = null,
    unknownValues,
    rows,
  } = preview;
  const fieldAt = new Map(Object.entries(matched).map(([field, column]) => [column, field]));
  return {
    columns: columns.map((heading, column) => ({
      heading,
      samples: samples[column] ?? [],
      field: fieldAt.get(column) ?? null,
    })),
    fields: fields.map(({ key, isRequired = false, unless }) => ({
      key,
      isRequired: isRequired && !(unless && unless in matched),
    })),
    missing,
    unclearDates,
    impliedOrder,
    unknownValues,
    rows: rows && { ...rows, refused: rows.refused.map(presentProblem) },
  };
}
