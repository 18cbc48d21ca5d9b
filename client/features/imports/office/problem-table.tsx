import type { SheetSubject } from '../../../../rules/imports.ts';
import { useFieldText } from '../../../components/form/field-text.ts';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ImportProblemFieldsFragment } from './imports.generated.ts';
import { useFieldName } from './use-field-name.ts';

interface ProblemTableProps {
  /** Null for a website, whose rows have no numbers that anybody knows. */
  subject: SheetSubject | null;
  problems: readonly ImportProblemFieldsFragment[];
}

/** What could not be brought in, and why. */
export function ProblemTable({ subject, problems }: ProblemTableProps) {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const fieldName = useFieldName(subject ?? 'EVENTS');
  const rows = problems.map((problem, index) => ({ ...problem, id: index }));
  type Row = (typeof rows)[number];
  const why = ({ field, messageKey }: Row) => {
    const text = fieldText(messageKey);
    return subject && field ? `${fieldName(field)}: ${text}` : text;
  };
  const number: RowColumn<Row> = { label: t('imports.row'), show: (row) => row.number };
  const columns: RowColumn<Row>[] = [
    ...(subject ? [number] : []),
    { label: t('imports.name'), show: ({ label }) => label, sx: { overflowWrap: 'anywhere' } },
    { label: t('imports.why'), show: why },
  ];
  return <RowTable rows={rows} columns={columns} labelled />;
}
