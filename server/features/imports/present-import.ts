import { MESSAGES } from '../../../rules/messages.ts';
import type { RefusedRow, RowCounts } from './import.service.ts';
import type { ImportRow } from './import-row.entity.ts';
import type { ImportRun } from './import-run.entity.ts';
import type {
  ImportProblemType,
  ImportRunType,
  SheetPreviewType,
  SheetReadingInput,
} from './imports.type.ts';
import type { SheetPreview, SheetReading } from './sheet-import.service.ts';
import { isStalled } from './stalled.ts';

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
      undone: counts.UNDONE,
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
