import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListEntry } from './list-entry.ts';
import { MoveButtons } from './move-buttons.tsx';

interface EntryActionsProps extends ComponentProps<typeof MoveButtons> {
  entry: ListEntry;
  isRemoving: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
}

/** Actions for one entry; a fixed one can only be moved and translated. */
export function EntryActions({ entry, isRemoving, onEdit, onToggle, onRemove, ...move }: EntryActionsProps) {
  const { t } = useTranslation();
  const { about } = move;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: { sm: 260, lg: 500 } }}>
      <MoveButtons {...move} />
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
    </Box>
  );
}
