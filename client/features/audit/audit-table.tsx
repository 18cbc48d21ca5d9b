import Typography from '@mui/material/Typography';
import { type RowColumn, RowTable } from '../../components/list/row-table.tsx';
import { Moment } from '../../components/page/moment.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AuditEntriesQuery } from './audit-entries.generated.ts';
import { auditSentence } from './audit-sentence.ts';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

/** The entries of the log, a sentence each. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const texts = useTranslation();
  const { t } = texts;
  const columns: RowColumn<Entry>[] = [
    {
      label: t('audit.sentence'),
      show: (entry) => (
        <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {auditSentence(entry, texts)}
        </Typography>
      ),
    },
    {
      label: t('audit.at'),
      show: ({ at }) => <Moment at={at} withTime />,
      sx: { width: { sm: '1%' }, whiteSpace: { sm: 'nowrap' }, color: 'text.secondary' },
    },
  ];
  return <RowTable rows={entries} columns={columns} />;
}
