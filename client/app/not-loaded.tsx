import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Hidden in every page as the server draws it; client/start.ts shows it when the page's code cannot be fetched, and
 * makes its link load the address with the fragment, which the server does not know.
 */
export function NotLoaded() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Box
      id="not-loaded"
      role="alert"
      hidden
      sx={{
        position: 'fixed',
        bottom: 0,
        left: 0,
        right: 0,
        zIndex: 'snackbar',
        px: 3,
        py: 2,
        textAlign: 'center',
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
      }}
    >
      {t('common.notLoaded')}{' '}
      <Box component="a" href={pathname + search} sx={{ color: 'inherit', fontWeight: 600 }}>
        {t('common.tryAgain')}
      </Box>
    </Box>
  );
}
