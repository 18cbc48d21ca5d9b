import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SectionList } from '../../../components/list/use-section-list.ts';
import { ListSection } from '../../../components/office/list-section.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { type ContactMessageFieldsFragment, useContactMessagesQuery } from './contact-messages.generated.ts';
import { useDeleteContactMessageMutation } from './delete-contact-message.generated.ts';
import { MessageCell } from './message-cell.tsx';
import { MessageActions, MessageState } from './message-state.tsx';

interface MessagesSectionProps {
  list: SectionList;
  title: string;
}

const EXCEL_FILE = '/exports/contact-messages.xlsx';

/** Visitors' messages, which are answered here, with an Excel file of all of them. */
export function MessagesSection({ list, title }: MessagesSectionProps) {
  const { t } = useTranslation();
  const result = useContactMessagesQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteMessage] = useDeleteContactMessageMutation();
  const [answered, setAnswered] = useState<ContactMessageFieldsFragment>();
  return (
    <>
      <ListSection
        title={title}
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
          { label: t('contact.state'), show: (message) => <MessageState message={message} /> },
        ]}
        moreActions={(message, about) => (
          <MessageActions message={message} about={about} onAnswer={() => setAnswered(message)} />
        )}
        remove={(id) => deleteMessage({ variables: { id } })}
      />
      {answered && <AnswerDialog message={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
}
