import SearchIcon from '@mui/icons-material/SearchOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCloseOnBack } from '../../components/dialogs/open-layers.ts';
import { OfficeSearchField } from '../../components/office/office-search-field.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LanguageLink } from '../language-link.tsx';
import { LogoutButton } from '../logout-button.tsx';

function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
}

/** Who is signed in, their profile, and the way out. */
function Account() {
  const { t } = useTranslation();
  const { viewer } = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  useCloseOnBack(anchor !== undefined, close);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={t('layout.accountMenu')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar sx={{ width: 36, height: 36, bgcolor: 'success.main', fontSize: '1rem', fontWeight: 600 }}>
          {initialsOf(viewer.name)}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('layout.accountMenu') } as object }}
      >
        <Box onClick={close} sx={{ display: 'grid', gap: 1, p: 2, minWidth: 220 }}>
          <Typography sx={{ fontWeight: 600 }}>{viewer.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {viewer.email}
          </Typography>
          <Link component={RouterLink} to={PATHS.signUp} sx={{ py: 1.25 }}>
            {t('layout.profile')}
          </Link>
          <Link component={RouterLink} to={PATHS.security} sx={{ py: 1.25 }}>
            {t('security.title')}
          </Link>
          <LogoutButton className="button" />
        </Box>
      </Popover>
    </>
  );
}

/** Search over everything, the language and the account. */
export function OfficeTopBar() {
  const { t } = useTranslation();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, maxWidth: 520, display: { xs: 'none', sm: 'block' } }}>
        <OfficeSearchField />
      </Box>
      <IconButton
        component={RouterLink}
        to={PATHS.officeSearch}
        aria-label={t('office.search')}
        sx={{ display: { sm: 'none' } }}
      >
        <SearchIcon />
      </IconButton>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        <LanguageLink />
        <Account />
      </Box>
    </Box>
  );
}
