import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { DashboardSection, type SectionProps } from '../../../components/office/dashboard-section.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useContactMessagesQuery } from './contact-messages.generated.ts';
import { useDeleteContactMessageMutation } from './delete-contact-message.generated.ts';
import { MessageCell } from './message-cell.tsx';

const EXCEL_FILE = '/exports/contact-messages.xlsx';

/** Visitors' messages, with an Excel file of all of them (spec §2). */
export function ContactDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  const list = useSectionList(section, LIMITS.dashboardOthers);
  const result = useContactMessagesQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteMessage] = useDeleteContactMessageMutation({ update: evictLists('contactMessages') });
  return (
    <DashboardSection
      title={t('contact.section')}
      action={
        <Button href={EXCEL_FILE} variant="outlined" startIcon={<Download />}>
          {t('contact.download')}
        </Button>
      }
      searchLabel={t('contact.search')}
      list={list}
      result={result}
      rowsOf={({ contactMessages }) => contactMessages}
      columns={[
        {
          label: t('contact.name'),
          show: ({ name, createdAt }) => (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Moment at={createdAt} withTime />
              </Typography>
            </>
          ),
        },
        {
          label: t('contact.email'),
          show: ({ email }) => (
            <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Link>
          ),
        },
        { label: t('contact.message'), show: ({ message }) => <MessageCell message={message} /> },
      ]}
      remove={(id) => deleteMessage({ variables: { id } })}
    />
  );
}
