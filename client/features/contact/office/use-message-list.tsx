import Link from '@mui/material/Link';
import { useState } from 'react';
import type { RowColumn } from '../../../components/list/row-table.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import type { RowActions } from '../../../components/office/use-actions-column.tsx';
import { Moment } from '../../../components/page/moment.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { ContactMessageFieldsFragment } from './contact-messages.generated.ts';
import { useDeleteContactMessageMutation } from './delete-contact-message.generated.ts';
import { MessageCell } from './message-cell.tsx';
import { MessageActions, MessageState } from './message-state.tsx';

type Message = ContactMessageFieldsFragment;

/** The messages as an Excel file, by the filter of their list. */
export const MESSAGES_EXCEL = '/exports/contact-messages.xlsx';

/** The columns of a list of messages, what can be done with each, and the dialog in which one is answered. */
export function useMessageList() {
  const { t } = useTranslation();
  const [deleteMessage] = useDeleteContactMessageMutation();
  const [answered, setAnswered] = useState<Message>();
  const columns: readonly RowColumn<Message>[] = [
    {
      label: t('contact.name'),
      show: ({ name, createdAt }) => <RowCell below={<Moment at={createdAt} withTime />}>{name}</RowCell>,
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
  ];
  const actions: RowActions<Message> = {
    nameOf: ({ name }) => name,
    show: (message, about) => (
      <MessageActions message={message} about={about} onAnswer={() => setAnswered(message)} />
    ),
    remove: (id, { doneAt = null }) => deleteMessage({ variables: { id, doneAt } }),
  };
  const dialog = answered && <AnswerDialog message={answered} onClose={() => setAnswered(undefined)} />;
  return { columns, actions, dialog };
}
