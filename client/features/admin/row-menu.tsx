import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Menu } from '../../components/dialogs/menu.tsx';
import { previewAddress } from '../../components/office/content-rooms.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentAct, ManagedItem } from './use-content-actions.ts';

/** What can be done with an item, by what it is at this moment. */
function actsFor({ shelf }: ManagedItem): readonly ContentAct[] {
  switch (shelf) {
    case 'VISIBLE':
      return ['HIDE', 'PLAN', 'BIN'];
    case 'PLANNED':
      return ['SHOW', 'PLAN', 'HIDE', 'BIN'];
    case 'BIN':
      return ['RESTORE'];
    default:
      return ['SHOW', 'PLAN', 'BIN'];
  }
}

interface RowMenuProps {
  item: ManagedItem;
  /** The item's name, for screen readers. */
  name: string;
  onAct: (act: ContentAct) => Promise<void>;
  onDuplicate: () => Promise<void>;
}

/** The further actions of a row. */
export function RowMenu({ item, name, onAct, onDuplicate }: RowMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-label={t('contentList.moreActions', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {actsFor(item).map((act) => (
          <MenuItem
            key={act}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(undefined);
              void onAct(act);
            }}
          >
            {t(`contentList.acts.${act}`)}
          </MenuItem>
        ))}
        <MenuItem component={RouterLink} to={previewAddress(item, item.id)} sx={{ minHeight: 44 }}>
          {t('preview.see')}
        </MenuItem>
        {item.shelf !== 'BIN' && (
          <MenuItem
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(undefined);
              void onDuplicate();
            }}
          >
            {t('contentList.duplicate')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
