import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { BankLineState } from '../../../../rules/bank-statements.ts';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { useFilterAddress } from '../../../components/list/use-filter-address.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useStatementDays } from '../../ledger/office/use-money-days.ts';
import { useBankLinesQuery, useBankStatementQuery } from './bank-lines.generated.ts';
import type { BankStatementFieldsFragment } from './bank-statements.generated.ts';
import { LineFilters, lineFilterRules } from './line-filters.tsx';
import { LineTable } from './line-table.tsx';
import { StatementSums } from './statement-sums.tsx';
import { useAccountName } from './use-account-name.ts';
import { useStatementBatches } from './use-statement-batches.ts';

const PAGE_SIZE = 25;

function OneStatement({ statement, account }: { statement: BankStatementFieldsFragment; account: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const daysText = useStatementDays();
  const navigate = useAsyncNavigate();
  const list = useFilterAddress(lineFilterRules);
  const { values, page, toPage } = list;
  const { id, lineCount, inPence } = statement;
  const state = values.all ? null : (values.state ?? BankLineState.TO_DECIDE);
  const loaded = useBankLinesQuery({
    variables: { statementId: id, state, search: values.search, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // The previous rows stay visible while the next ones load.
  const data = loaded.data ?? loaded.previousData;
  const counts = data?.bankLines.counts;
  const { progress, confirmSure, takeAllBack } = useStatementBatches(id, () =>
    navigate(PATHS.bankStatements),
  );
  const isBusy = progress !== undefined;
  const title = daysText(statement);
  return (
    <>
      <PageHeading
        plain
        title={title}
        lead={`${account}, ${t('bank.lines', { count: lineCount })}, ${t('bank.cameIn', { amount: money(inPence) })}`}
        action={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => void takeAllBack()}>
              {t('bank.takeAllBack')}
            </Button>
            {counts && counts.sure > 0 && (
              <Button variant="contained" disabled={isBusy} onClick={() => void confirmSure()}>
                {t('bank.confirm', { count: counts.sure })}
              </Button>
            )}
          </Stack>
        }
      />
      {counts && <StatementSums counts={counts} progress={progress} />}
      <LineFilters list={list} counts={counts} found={loaded.data?.bankLines.totalCount} />
      <OfficeList
        result={loaded}
        listOf={(data) => data.bankLines}
        page={page}
        pageSize={PAGE_SIZE}
        toPage={toPage}
        label={title}
        empty={t('bank.noneHere')}
      >
        {(lines) => <LineTable lines={lines} />}
      </OfficeList>
    </>
  );
}

/** A statement: what the bank says, what we think and why, and what is decided. */
export function BankStatementPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId));
  const daysText = useStatementDays();
  const accountName = useAccountName();
  const result = useBankStatementQuery({ variables: { id: id ?? 0 }, fetchPolicy: 'cache-and-network' });
  const found = result.data?.bankStatement;
  return (
    <OfficePage
      title={found ? daysText(found) : t('bank.title')}
      above={[{ label: t('bank.title'), to: PATHS.bankStatements }]}
    >
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={640} />}>
        {({ bankStatement, bankAccounts }) =>
          bankStatement && !bankStatement.takenBackAt ? (
            <OneStatement
              statement={bankStatement}
              account={accountName(bankAccounts, bankStatement.accountId)}
            />
          ) : (
            <>
              <PageHeading plain title={t('bank.title')} />
              <Alert severity="error">{t('bank.notFound')}</Alert>
            </>
          )
        }
      </LoadState>
    </OfficePage>
  );
}
