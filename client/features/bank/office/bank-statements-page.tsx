import Typography from '@mui/material/Typography';
import { NO_FILTER } from '../../../../rules/filters.ts';
import { OfficeList } from '../../../components/office/office-list.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { SectionPage } from '../../../components/office/section-page.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { Moment } from '../../../components/page/moment.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useMomentDay, useStatementDays } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { statementAddress } from '../../ledger/office/statement-address.ts';
import {
  type BankStatementFieldsFragment,
  type BankStatementsQuery,
  useBankStatementsQuery,
} from './bank-statements.generated.ts';
import { StatementUploadForm } from './statement-upload-form.tsx';
import { useAccountName } from './use-account-name.ts';
import { useStatementUpload } from './use-statement-upload.ts';

interface StatementCellProps {
  statement: BankStatementFieldsFragment;
  accounts: BankStatementsQuery['bankAccounts'];
}

function StatementCell({ statement, accounts }: StatementCellProps) {
  const accountName = useAccountName();
  const daysText = useStatementDays();
  return (
    <RowCell
      below={
        <>
          {accountName(accounts, statement.accountId)}, {statement.fileName}
          <br />
          {statement.addedByName}, <Moment at={statement.addedAt} />
        </>
      }
    >
      {daysText(statement)}
    </RowCell>
  );
}

function StateCell({ statement: { undoneAt, openCount } }: Pick<StatementCellProps, 'statement'>) {
  const { t } = useTranslation();
  const siteDay = useMomentDay('long');
  if (undoneAt) return t('bank.undoneOn', { day: siteDay(undoneAt) });
  return openCount > 0 ? t('bank.stillOpen', { count: openCount }) : t('bank.allDecided');
}

/** Where treasurers bring in what the bank says, and find the statements that are there. */
export function BankStatementsPage() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const money = useMoney();
  const daysText = useStatementDays();
  const list = useOfficeList(NO_FILTER, {}, { pageSize: 10 });
  const result = useBankStatementsQuery(list.asking({}));
  const upload = useStatementUpload(async (id) => (id ? navigate(statementAddress(id)) : result.refetch()));
  const accounts = (result.data ?? result.previousData)?.bankAccounts ?? [];
  return (
    <SectionPage title={t('bank.title')} lead={t('bank.lead')}>
      <StatementUploadForm upload={upload} accounts={accounts} />
      <Section title={t('bank.statements')}>
        <OfficeList
          title={t('bank.statements')}
          list={list}
          result={result}
          rowsOf={({ bankStatements }) => bankStatements}
          columns={[
            {
              label: t('bank.statements'),
              show: (statement) => <StatementCell statement={statement} accounts={accounts} />,
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
            { label: t('donations.statusLabel'), show: (statement) => <StateCell statement={statement} /> },
          ]}
          opens={{
            label: t('bank.openIt'),
            to: ({ id, undoneAt }) => (undoneAt ? undefined : statementAddress(id)),
            nameOf: (statement) => daysText(statement),
          }}
          none={t('bank.none')}
        />
      </Section>
    </SectionPage>
  );
}
