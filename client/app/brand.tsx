import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LogoMark } from '../components/art/logo-mark.tsx';
import { PATHS } from '../components/paths.ts';

/** The association's mark and its name in both languages, leading home. */
export function Brand() {
  const { t, i18n } = useTranslation();
  return (
    <Box
      component={Link}
      to={PATHS.home}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        color: 'inherit',
        textDecoration: 'none',
        minHeight: 44,
      }}
    >
      <LogoMark size={52} />
      <Box component="span" sx={{ display: 'block' }}>
        <Typography
          variant="h5"
          component="span"
          sx={{ display: 'block', fontSize: { xs: '1.3rem', md: '1.55rem' }, lineHeight: 1.1 }}
        >
          {t('site.name')}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', lineHeight: 1.3, opacity: 0.85 }}
        >
          <span lang={i18n.language === 'gu' ? 'en' : 'gu'}>{t('site.otherName')}</span> · {t('site.since')}
        </Typography>
      </Box>
    </Box>
  );
}
