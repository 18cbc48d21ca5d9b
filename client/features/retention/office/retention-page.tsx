import Typography from '@mui/material/Typography';
import { RETENTION_KINDS, type RetentionKind } from '../../../../rules/retention.ts';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useKeptLong } from '../../../components/page/use-kept-long.ts';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type RetentionRunsQuery, useRetentionRunsQuery } from './retention.generated.ts';

/** A kind, and what became of it; undefined while it has not run. */
interface Row {
  id: number;
  kind: RetentionKind;
  run: RetentionRunsQuery['retentionRuns'][number] | undefined;
}

function LastRun({ run }: Pick<Row, 'run'>) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('medium');
  return (
    <>
      {run?.lastRunAt ? <Moment at={run.lastRunAt} withTime /> : t('retentionOffice.never')}
      {run?.failingSince && (
        <Typography variant="body2" color="error" role="status">
          {t('retentionOffice.failing', {
            date: momentDay(run.failingSince),
          })}
        </Typography>
      )}
    </>
  );
}

/** What is kept how long, and what the site has deleted by itself. */
export function RetentionPage() {
  const { t } = useTranslation();
  const keptLong = useKeptLong();
  const result = useRetentionRunsQuery({ fetchPolicy: 'cache-and-network' });
  const columns: RowColumn<Row>[] = [
    {
      label: t('retention.kind'),
      show: ({ kind }) => (
        <Typography sx={{ fontWeight: 600 }}>{t(`retention.kinds.${kind}.what`)}</Typography>
      ),
    },
    {
      label: t('retention.long'),
      show: ({ kind }) => keptLong(kind),
      sx: { maxWidth: 420 },
    },
    { label: t('retentionOffice.lastRun'), show: ({ run }) => <LastRun run={run} /> },
    { label: t('retentionOffice.removed'), show: ({ run }) => run?.removed ?? 0, isNumber: true },
    { label: t('retentionOffice.inAll'), show: ({ run }) => run?.removedInAll ?? 0, isNumber: true },
  ];
  const title = t('retentionOffice.title');
  return (
    <OfficePage title={title}>
      <PageHeading plain title={title} lead={t('retentionOffice.lead')} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
        {({ retentionRuns }) => (
          <RowTable
            labelled
            tableFrom="lg"
            columns={columns}
            rows={RETENTION_KINDS.map((kind, id) => ({
              id,
              kind,
              run: retentionRuns.find((run) => run.kind === kind),
            }))}
          />
        )}
      </LoadState>
    </OfficePage>
  );
}
