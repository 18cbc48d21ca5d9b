import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { pageVariables } from '../../../components/list/page-parameter.ts';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { RowTable } from '../../../components/list/row-table.tsx';
import { RoomPage } from '../../../components/office/room-page.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { statementAddress } from '../../ledger/office/statement-address.ts';
import { useStatementDays } from '../../ledger/office/use-money-days.ts';
import { useSiteDay } from '../../ledger/office/use-site-day.ts';
import {
  type BankStatementFieldsFragment,
  type BankStatementsQuery,
  useBankStatementsQuery,
} from './bank-statements.generated.ts';
import { StatementUploadForm } from './statement-upload-form.tsx';
import { useAccountName } from './use-account-name.ts';
import { useStatementUpload } from './use-statement-upload.ts';

const PAGE_SIZE = 10;

interface StatementTableProps {
  statements: readonly BankStatementFieldsFragment[];
  accounts: BankStatementsQuery['bankAccounts'];
}

function StatementTable({ statements, accounts }: StatementTableProps) {
  const accountName = useAccountName();
  const { t } = useTranslation();
  const money = useMoney();
  const daysText = useStatementDays();
  const siteDay = useSiteDay();
  const stateOf = ({ takenBackAt, openCount }: BankStatementFieldsFragment) => {
    if (takenBackAt) return t('bank.takenBackOn', { day: siteDay(takenBackAt) });
    return openCount > 0 ? t('bank.stillOpen', { count: openCount }) : t('bank.allDecided');
  };
  return (
    <RowTable
      rows={statements}
      columns={[
        {
          label: t('bank.statements'),
          show: (statement) => (
            <>
              <Typography sx={{ fontWeight: 600 }}>{daysText(statement)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {accountName(accounts, statement.accountId)}, {statement.fileName}
                <br />
                {statement.addedByName}, <Moment at={statement.addedAt} />
              </Typography>
            </>
          ),
        },
        {
          label: t('bank.amount'),
          show: ({ lineCount, inPence }) => (
            <>
              <Typography>{t('bank.lines', { count: lineCount })}</Typography>
              <Typography>{t('bank.cameIn', { amount: money(inPence) })}</Typography>
            </>
          ),
        },
        { label: t('donations.statusLabel'), show: stateOf },
        {
          label: t('content.actions'),
          show: (statement) =>
            !statement.takenBackAt && (
              <Button component={RouterLink} to={statementAddress(statement.id)} variant="outlined">
                {t('bank.openIt')}
                <VisuallyHidden> {daysText(statement)}</VisuallyHidden>
              </Button>
            ),
        },
      ]}
    />
  );
}

/** Where treasurers bring in what the bank says, and find the statements that are there. */
export function BankStatementsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const [parameters] = useSearchParams();
  const variables = pageVariables(parameters, { pageSize: PAGE_SIZE });
  const result = useBankStatementsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const upload = useStatementUpload(async (id) => (id ? navigate(statementAddress(id)) : result.refetch()));
  const title = t('bank.title');
  const data = result.data ?? result.previousData;
  return (
    <RoomPage title={title} lead={t('bank.lead')}>
      <StatementUploadForm upload={upload} accounts={data?.bankAccounts ?? []} />
      <Section title={t('bank.statements')}>
        <PagedList
          result={result}
          listOf={({ bankStatements }) => bankStatements}
          placeholder={<Placeholder variant="rectangular" height={140} />}
          page={variables.page}
          pageSize={PAGE_SIZE}
          label={t('bank.statements')}
          empty={<Typography>{t('bank.none')}</Typography>}
        >
          {(statements) => <StatementTable statements={statements} accounts={data?.bankAccounts ?? []} />}
        </PagedList>
      </Section>
    </RoomPage>
  );
}
