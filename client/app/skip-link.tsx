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
        maxWidth: 'calc(100% - 32px)',
        top: 12,
        translate: '0 calc(-100% - 24px)',
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        color: 'primary.main',
        borderRadius: 1,
        '&:focus': { translate: 'none' },
      }}
    >
      {t('layout.skipToContent')}
    </Box>
  );
}
