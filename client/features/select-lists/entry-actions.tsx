import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListEntry } from './list-entry.ts';

interface EntryActionsProps {
  entry: ListEntry;
  /** The entry's name, for screen readers. */
  about: ReactNode;
  isRemoving: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
}

/** Actions for one entry; a fixed one can only be translated. */
export function EntryActions({ entry, isRemoving, onEdit, onToggle, onRemove, about }: EntryActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button startIcon={<Edit />} onClick={onEdit}>
        {t('content.edit')}
        {about}
      </Button>
      {!entry.isFixed && (
        <>
          <Button onClick={onToggle}>
            {t(entry.active ? 'selectLists.stopOffering' : 'selectLists.offerAgain')}
            {about}
          </Button>
          <BusyButton
            variant="text"
            startIcon={<Delete />}
            busy={isRemoving}
            busyLabel={t('content.removing')}
            onClick={onRemove}
          >
            {t('content.delete')}
            {about}
          </BusyButton>
        </>
      )}
    </>
  );
}
