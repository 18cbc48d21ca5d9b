import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BankLineState } from '../../../../rules/bank-statements.ts';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useStatementDays } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useBankLinesQuery, useBankStatementQuery } from './bank-lines.generated.ts';
import type { BankStatementFieldsFragment } from './bank-statements.generated.ts';
import { LineTabs, useLineList } from './line-filters.tsx';
import { StatementSums } from './statement-sums.tsx';
import { useAccountName } from './use-account-name.ts';
import { useLineColumns } from './use-line-columns.tsx';
import { useStatementBatches } from './use-statement-batches.ts';

function OneStatement({ statement, account }: { statement: BankStatementFieldsFragment; account: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const daysText = useStatementDays();
  const navigate = useAsyncNavigate();
  const list = useLineList();
  const { id, lineCount, inPence } = statement;
  const { all, search } = list.values;
  const state = all ? null : (list.values.state ?? BankLineState.TO_DECIDE);
  const result = useBankLinesQuery(list.asking({ statementId: id, state, search }));
  const counts = (result.data ?? result.previousData)?.bankLines.counts;
  const { progress, confirmCertain, takeAllBack } = useStatementBatches(id, () =>
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
            {counts && counts.certain > 0 && (
              <Button variant="contained" disabled={isBusy} onClick={() => void confirmCertain()}>
                {t('bank.confirm', { count: counts.certain })}
              </Button>
            )}
          </Stack>
        }
      />
      {counts && <StatementSums counts={counts} progress={progress} />}
      <OfficeList
        title={title}
        list={list}
        tabs={<LineTabs list={list} counts={counts} />}
        result={result}
        rowsOf={({ bankLines }) => bankLines}
        tableFrom="lg"
        columns={useLineColumns()}
        none={t('bank.noneHere')}
      />
    </>
  );
}

/** A statement: what the bank says, what we think and why, and what is decided. */
export function BankStatementPage() {
  const { t } = useTranslation();
  const id = useItemId() ?? 0;
  const daysText = useStatementDays();
  const accountName = useAccountName();
  return (
    <OfficeItemPage
      list={{ label: t('bank.title'), to: PATHS.bankStatements }}
      result={useBankStatementQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })}
      itemOf={({ bankStatement }) => (bankStatement?.undoneAt ? null : bankStatement)}
      titleOf={(statement) => daysText(statement)}
      notFound={t('bank.notFound')}
    >
      {(statement, { bankAccounts }) => (
        <OneStatement statement={statement} account={accountName(bankAccounts, statement.accountId)} />
      )}
    </OfficeItemPage>
  );
}
