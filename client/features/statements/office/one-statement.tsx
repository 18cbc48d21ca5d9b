import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { NumberedSheets } from '../../../components/office/numbered-sheets.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { PrintButton } from '../../../components/page/print-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Days } from '../../ledger/office/use-days.ts';
import {
  type StatementFieldsFragment,
  useDonorStatementQuery,
  useSendDonorStatementMutation,
} from './donor-statements.generated.ts';
import { PrintedStatement, STATEMENT_STYLES } from './printed-statement.tsx';
import { useSentText } from './use-sent-text.ts';

interface OneStatementProps {
  donorId: number;
  days: Days;
}

/** Mails it, also again. It asks first: a letter that is sent cannot be taken back. */
function SendButton({ statement, days }: { statement: StatementFieldsFragment; days: Days }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [send] = useSendDonorStatementMutation();
  const sent = useSentText()(statement);
  const { donorId: id, email, sentAt, recipient } = statement;
  if (!email) return <Typography>{t('donorStatements.noEmail')}</Typography>;
  const action = t(sentAt ? 'donorStatements.sendAgain' : 'donorStatements.sendOne');
  const onClick = () =>
    act({
      ask: { question: t('donorStatements.sendOneQuestion', { email }), text: recipient[0] ?? '', action },
      work: () => send({ variables: { id, ...days } }),
      done: t('donorStatements.sentOne', { email }),
    });
  return (
    <>
      <BusyButton
        variant="outlined"
        busy={isBusy}
        busyLabel={t('donorStatements.sendingOne')}
        onClick={() => void onClick()}
      >
        {action}
      </BusyButton>
      {sent && <Typography color="textSecondary">{sent}</Typography>}
    </>
  );
}

/** The statement of one donor, to print and to mail. */
export function OneStatement({ donorId, days }: OneStatementProps) {
  const { t } = useTranslation();
  const result = useDonorStatementQuery({
    variables: { id: donorId, ...days },
    fetchPolicy: 'network-only',
  });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={480} />}>
      {({ donorStatement }) =>
        donorStatement ? (
          <>
            <Box
              sx={{
                displayPrint: 'none',
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                mb: 3,
              }}
            >
              <PrintButton />
              <SendButton statement={donorStatement} days={days} />
            </Box>
            {/* Those of many donors would be numbered through, so they are not. */}
            <NumberedSheets name={donorStatement.title} />
            <Box sx={STATEMENT_STYLES}>
              <PrintedStatement statement={donorStatement} />
            </Box>
          </>
        ) : (
          <Typography>{t('donorStatements.nobody')}</Typography>
        )
      }
    </LoadState>
  );
}
