import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { type RowColumn, RowTable } from '../../../components/list/row-table.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useKeptLong } from '../../../components/page/use-kept-long.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFailedMessagesQuery } from './failed-messages.generated.ts';
import { type FailedMessage, useFailedMessageActs } from './use-failed-message-acts.ts';

function useColumns({
  isBusyWith,
  sendAgain,
  remove,
}: ReturnType<typeof useFailedMessageActs>): RowColumn<FailedMessage>[] {
  const { t } = useTranslation();
  const momentText = useMomentText();
  return [
    {
      label: t('failedMessages.to'),
      show: ({ to }) => (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {to || t('failedMessages.unknown')}
        </Typography>
      ),
    },
    {
      label: t('failedMessages.subject'),
      show: ({ channel, subject }) => (channel === 'SMS' ? t('failedMessages.sms') : subject),
    },
    { label: t('failedMessages.created'), show: ({ createdAt }) => <Moment at={createdAt} withTime /> },
    {
      label: t('failedMessages.why'),
      show: ({ refusedCode: code, failedAt }) =>
        code === null
          ? t('failedMessages.expired', { when: momentText(failedAt) })
          : t('failedMessages.refused', { code, when: momentText(failedAt) }),
    },
    {
      label: t('content.actions'),
      show: (row) => {
        const about = <VisuallyHidden>: {row.to}</VisuallyHidden>;
        const busy = { busy: isBusyWith(row.id), busyLabel: t('failedMessages.busy') };
        return (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <BusyButton variant="contained" {...busy} onClick={() => void sendAgain(row)}>
              {t('failedMessages.again')}
              {about}
            </BusyButton>
            <BusyButton variant="outlined" {...busy} onClick={() => void remove(row)}>
              {t('failedMessages.delete')}
              {about}
            </BusyButton>
          </Stack>
        );
      },
    },
  ];
}

function Messages({ rows }: { rows: readonly FailedMessage[] }) {
  const { t } = useTranslation();
  const acts = useFailedMessageActs();
  const columns = useColumns(acts);
  if (rows.length === 0) return <Typography>{t('failedMessages.none')}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('failedMessages.hint')}</Typography>
      {rows.length > 1 && (
        <BusyButton
          variant="outlined"
          style={{ marginBottom: 16 }}
          busy={acts.isBusy}
          busyLabel={t('failedMessages.busy')}
          onClick={() => void acts.sendAll(rows)}
        >
          {t('failedMessages.all')}
        </BusyButton>
      )}
      <RowTable labelled tableFrom="lg" rows={rows} columns={columns} />
    </>
  );
}

/** Messages that could not be sent, for owners to send again or delete. */
export function FailedMessagesPage() {
  const { t } = useTranslation();
  const keptLong = useKeptLong();
  const result = useFailedMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const title = t('failedMessages.title');
  return (
    <OfficePage title={title}>
      <PageHeading
        plain
        title={title}
        lead={t('failedMessages.lead', { period: keptLong('failedLetters') })}
      />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={420} />}>
        {({ failedMessages }) => <Messages rows={failedMessages} />}
      </LoadState>
    </OfficePage>
  );
}
