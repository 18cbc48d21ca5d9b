import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { useRooms } from './office-rooms.ts';

const rowStyle = {
  display: { xs: 'flex', md: 'none' },
  flexWrap: 'wrap',
  gap: 1,
  px: 2,
  pt: 2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 22,
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& [aria-current="page"]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
} as const;

/** On a phone, where the side is not there: the pages of the room, above each of them but not above their forms. */
export function OfficeRoomPages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const room = useRooms().find(({ pages }) => pages.some(({ to }) => to === pathname));
  if (!room || room.pages.length === 1) return null;
  return (
    <Box component="nav" aria-label={t(room.label)} sx={rowStyle}>
      {room.pages.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </Box>
  );
}
