import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Leads from one's own account to what protects it. */
export function SecuritySection() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mt: 7, mb: 2 }}>
        {t('security.title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('security.what')}</Typography>
      <Button component={Link} to={PATHS.security} variant="outlined">
        {t('security.open')}
      </Button>
    </section>
  );
}
