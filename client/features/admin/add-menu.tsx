import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ALL_CONTENT_ROOMS } from '../../components/office/content-rooms.ts';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Adds something of any kind. */
export function AddMenu() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
        {ALL_CONTENT_ROOMS.filter(({ path }) => isUsed(path)).map(({ path, add }) => (
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
