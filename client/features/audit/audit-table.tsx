import Typography from '@mui/material/Typography';
import { Moment } from '../../components/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type RowColumn, RowTable } from '../content/row-table.tsx';
import type { AuditEntriesQuery } from './audit-entries.generated.ts';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

/** What it was about: its number or how many there were, and what visitors call it. */
function Subject({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { subject, subjectId, count, label } = entry;
  const kind = t(`audit.subjects.${subject}`);
  return (
    <>
      {kind} {subjectId}
      {count !== null && <> · {t('audit.many', { total: count })}</>}
      {label && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
      )}
    </>
  );
}

/** The log's lines. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const columns: RowColumn<Entry>[] = [
    { label: t('audit.at'), show: ({ at }) => <Moment at={at} withTime /> },
    {
      label: t('audit.actor'),
      show: ({ actorName }) => actorName || t('audit.commandLine'),
      sx: { overflowWrap: 'anywhere' },
    },
    {
      label: t('audit.action'),
      show: ({ action, detail }) =>
        t(`audit.actions.${action}`) + (detail ? `: ${t(`audit.details.${detail}`)}` : ''),
    },
    { label: t('audit.subject'), show: (entry) => <Subject entry={entry} /> },
  ];
  return <RowTable rows={entries} columns={columns} />;
}
