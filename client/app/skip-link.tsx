import Box from '@mui/material/Box';
import { useTranslation } from '../i18n/use-translation.ts';

/** The page's first stop on the Tab key, unseen until it is reached. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        left: 16,
        top: -80,
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        color: 'primary.main',
        borderRadius: 1,
        '&:focus': { top: 12 },
      }}
    >
      {t('layout.skipToContent')}
    </Box>
  );
}
