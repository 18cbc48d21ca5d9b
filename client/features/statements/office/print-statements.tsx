import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { StatementDonors } from '../../../../rules/donor-statements.ts';
import { useAllPages } from '../../../components/list/use-all-pages.ts';
import { OfficeBreadcrumb } from '../../../components/office/office-breadcrumb.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { PrintButton } from '../../../components/page/print-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Days, daysQuery } from '../../ledger/office/use-days.ts';
import {
  DonorStatementsDocument,
  type DonorStatementsQuery,
  type StatementFieldsFragment,
} from './donor-statements.generated.ts';
import { OneStatement } from './one-statement.tsx';
import { PrintedStatement, STATEMENT_STYLES } from './printed-statement.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useSentText } from './use-sent-text.ts';

const STATEMENTS = {
  query: DonorStatementsDocument,
  // Some hundredths of a second of the server's work.
  pageSize: 25,
  listOf: (data: DonorStatementsQuery) => data.donorStatements,
  keyOf: ({ donorId }: StatementFieldsFragment) => donorId,
};

function AllStatements({ days, donors }: { days: Days; donors: StatementDonors }) {
  const { t } = useTranslation();
  const { items: statements, total, state } = useAllPages(STATEMENTS, { ...days, donors });
  const sentText = useSentText();
  const count = statements.length;
  const progress = { done: count, total };
  return (
    <>
      <Box sx={{ displayPrint: 'none', mb: 3 }}>
        {state === 'loading' && <ProgressLine {...progress} label={t('donorStatements.loading', progress)} />}
        {state === 'changed' && <Alert severity="warning">{t('donations.printChanged')}</Alert>}
        {state === 'failed' && <Alert severity="error">{t('donations.printStopped')}</Alert>}
        {state === 'ready' && count === 0 && <Typography>{t('donorStatements.nobody')}</Typography>}
        {state === 'ready' && count > 0 && (
          <>
            <Typography role="status" sx={{ mb: 2 }}>
              {t('donorStatements.ready', { count })}
            </Typography>
            <PrintButton>{t('donorStatements.print', { count })}</PrintButton>
          </>
        )}
      </Box>
      <Box sx={STATEMENT_STYLES}>
        {statements.map((statement) => (
          <PrintedStatement key={statement.donorId} statement={statement} sent={sentText(statement)} />
        ))}
      </Box>
    </>
  );
}

interface PrintStatementsProps {
  days: Days;
  /** Those of some donors, or that of one, by the id. */
  who: StatementDonors | number;
}

/** The statements of all who gave on some days, of those without an e-mail, or of one, each on a page of its own. */
export function PrintStatements({ days, who }: PrintStatementsProps) {
  const { t } = useTranslation();
  const title = t('donorStatements.printTitle');
  return (
    <Container sx={{ py: 3, '@media print': { p: 0, maxWidth: 'none' } }}>
      <PageMeta title={title} noindex />
      <Box sx={{ displayPrint: 'none' }}>
        <OfficeBreadcrumb
          steps={[
            { label: t('donorStatements.title'), to: `${PATHS.officeStatements}${daysQuery(days)}` },
            { label: title },
          ]}
        />
        <PageHeading plain title={title} />
      </Box>
      {typeof who === 'number' ? (
        <OneStatement donorId={who} days={days} />
      ) : (
        <AllStatements days={days} donors={who} />
      )}
    </Container>
  );
}
