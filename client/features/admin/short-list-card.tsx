import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';

interface ShortRow {
  id: number;
  /** Leads to the row's form, if it has one. */
  to?: string;
  name: string;
  lang?: string;
  /** Right of the name, or below it where there is no room. */
  aside?: ReactNode;
}

interface ShortListCardProps {
  title: string;
  /** Its room, with the whole list. */
  room: string;
  add?: { label: string; to: string };
  /** Undefined while they load. */
  rows: readonly ShortRow[] | undefined;
}

/** The newest rows of a list, which lead to its room. */
export function ShortListCard({ title, room, add, rows }: ShortListCardProps) {
  const { t } = useTranslation();
  return (
    <OfficeCard
      title={title}
      action={
        add && (
          <IconButton
            component={RouterLink}
            to={add.to}
            state={{ backTo: room }}
            color="primary"
            aria-label={add.label}
          >
            <Add />
          </IconButton>
        )
      }
    >
      <ul>
        {rows?.length === 0 && <li>{t('today.none')}</li>}
        {rows?.map(({ id, to, name, lang, aside }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 56 }}
          >
            <Typography lang={lang} noWrap sx={{ flex: '1 1 140px', minWidth: 0 }}>
              {to ? (
                <Link component={RouterLink} to={to} state={{ backTo: room }} color="inherit">
                  {name}
                </Link>
              ) : (
                name
              )}
            </Typography>
            {aside}
          </Box>
        ))}
        <li>
          <Button component={RouterLink} to={room} sx={{ px: 0 }}>
            {t('today.all', { list: title })}
          </Button>
        </li>
      </ul>
    </OfficeCard>
  );
}
