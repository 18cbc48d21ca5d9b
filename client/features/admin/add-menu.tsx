import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Menu } from '../../components/dialogs/menu.tsx';
import { ALL_CONTENT_ROOMS } from '../../components/office/content-rooms.ts';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Adds something of any kind. */
export function AddMenu() {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const rooms = ALL_CONTENT_ROOMS.filter(({ path }) => mayOpen({ to: path, permission: 'MANAGE_CONTENT' }));
  if (rooms.length === 0) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('today.add')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {rooms.map(({ path, add }) => (
          <MenuItem
            key={path}
            component={RouterLink}
            to={add.to}
            state={{ backTo: path }}
            sx={{ minHeight: 44 }}
          >
            {t(add.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
