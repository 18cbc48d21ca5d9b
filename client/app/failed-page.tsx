import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../components/page/page-meta.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** Shown when a page throws, or when its code could not be loaded; reloading usually helps. */
export function FailedPage() {
  const { t } = useTranslation();
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 12, textAlign: 'center' }}>
      <PageMeta title={t('common.pageFailed')} noindex />
      <Typography variant="h1">{t('common.pageFailed')}</Typography>
      <Typography sx={{ my: 3 }}>{t('common.pageFailedText')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('common.tryAgain')}
      </Button>
    </Container>
  );
}
