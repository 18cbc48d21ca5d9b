import { useTranslation } from 'react-i18next';
import { Moment } from '../../components/moment.tsx';
import { type RowColumn, RowTable } from '../content/row-table.tsx';
import type { AuditEntriesQuery } from './audit-entries.generated.ts';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

/** The log's lines. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const columns: RowColumn<Entry>[] = [
    { label: t('audit.at'), show: ({ at }) => <Moment at={at} withTime /> },
    { label: t('audit.actor'), show: ({ actorName }) => actorName ?? t('audit.goneActor') },
    { label: t('audit.action'), show: ({ action }) => t(`audit.actions.${action}`) },
    {
      label: t('audit.subject'),
      show: ({ subjectId, count }) =>
        subjectId === null ? t('audit.many', { total: count ?? 0 }) : t('audit.member', { id: subjectId }),
    },
  ];
  return <RowTable rows={entries} columns={columns} />;
}
