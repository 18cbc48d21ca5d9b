import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../../components/dialogs/notify.tsx';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { NumberedSheets } from '../../../components/office/numbered-sheets.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
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
function SendButton({
  statement,
  days,
  reload,
}: {
  statement: StatementFieldsFragment;
  days: Days;
  reload: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const [send, { loading }] = useSendDonorStatementMutation();
  const sent = useSentText()(statement);
  const { donorId: id, email, sentAt, recipient } = statement;
  if (!email) return <Typography>{t('donorStatements.noEmail')}</Typography>;
  const action = t(sentAt ? 'donorStatements.sendAgain' : 'donorStatements.sendOne');
  const onClick = async () => {
    const detail = { text: recipient[0] ?? '', action };
    if (!(await confirm(t('donorStatements.sendOneQuestion', { email }), detail))) return;
    try {
      await send({ variables: { id, ...days } });
      done({ text: t('donorStatements.sentOne', { email }) });
      await reload();
    } catch (error) {
      await notify(errorText(error));
    }
  };
  return (
    <>
      <BusyButton
        variant="outlined"
        busy={loading}
        busyLabel={t('donorStatements.sendingOne')}
        onClick={() => void onClick()}
      >
        {action}
      </BusyButton>
      {sent && <Typography color="text.secondary">{sent}</Typography>}
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
              <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
                {t('donations.print')}
              </Button>
              <SendButton statement={donorStatement} days={days} reload={result.refetch} />
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
