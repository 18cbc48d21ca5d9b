import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { LIMITS } from '../../../../rules/limits.ts';
import { ListSection } from '../../../components/office/list-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useContactMessagesQuery } from './contact-messages.generated.ts';
import { MESSAGES_EXCEL, useMessageList } from './use-message-list.tsx';

/** The newest messages of visitors on the dashboard, with an Excel file of all of them. */
export function MessagesSection() {
  const { t } = useTranslation();
  const result = useContactMessagesQuery({
    variables: { page: 1, pageSize: LIMITS.dashboardOthers },
    fetchPolicy: 'cache-and-network',
  });
  const { columns, actions, dialog } = useMessageList();
  return (
    <>
      <ListSection
        section="contact"
        title={t('contact.section')}
        action={
          <Button href={MESSAGES_EXCEL} variant="outlined" startIcon={<Download />}>
            {t('contact.download')}
          </Button>
        }
        listAddress={PATHS.officeMessages}
        rows={LIMITS.dashboardOthers}
        result={result}
        rowsOf={({ contactMessages }) => contactMessages}
        columns={columns}
        actions={actions}
      />
      {dialog}
    </>
  );
}
