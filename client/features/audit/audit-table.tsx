import Typography from '@mui/material/Typography';
import { type RowColumn, RowTable } from '../../components/list/row-table.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AuditEntriesQuery } from './audit-entries.generated.ts';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

/** What the entry is about: kind of record, its id or the number of records, and its name. */
function Subject({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { subject, subjectId, count } = entry;
  const name = entry.label ?? entry.subjectName;
  const kind = t(`audit.subjects.${subject}`);
  return (
    <>
      {kind} {subjectId}
      {count !== null && <> · {t('audit.many', { total: count })}</>}
      {name && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      )}
    </>
  );
}

/** The entries of the log. */
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
      show: ({ action, detail, reason }) => (
        <>
          {t(`audit.actions.${action}`)}
          {detail && `: ${t(`audit.details.${detail}`)}`}
          {reason && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          )}
        </>
      ),
    },
    { label: t('audit.subject'), show: (entry) => <Subject entry={entry} /> },
  ];
  return <RowTable rows={entries} columns={columns} />;
}
