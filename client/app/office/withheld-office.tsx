import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The names of the viewer's roles that wait for a second factor. */
function useWithheldRoles(): string {
  const { t } = useTranslation();
  return useViewer()
    .viewer.withheldRoles.map((role) => t(`users.officeRoles.${role}`))
    .join(', ');
}

/** In place of the office, for whoever may enter it when they have set up a second factor. */
export function WithheldOffice() {
  const { t } = useTranslation();
  const title = t('security.officeTitle');
  return (
    <Container component="div" maxWidth="md" sx={PAGE_PADDING}>
      <PageMeta title={title} noindex />
      <PageHeading title={title} lead={t('security.officeLead', { roles: useWithheldRoles() })} />
      <ol>
        <li>{t('security.office1')}</li>
        <li>{t('security.office2')}</li>
        <li>{t('security.office3')}</li>
      </ol>
      <Button component={RouterLink} to={PATHS.security} variant="contained" size="large">
        {t('security.setUp')}
      </Button>
    </Container>
  );
}

/** In the office, while only some of one's roles wait. */
export function WithheldRoles() {
  const { t } = useTranslation();
  const roles = useWithheldRoles();
  if (roles === '') return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, md: 3 } }}>
      {t('security.rolesWait', { roles })}{' '}
      <Link component={RouterLink} to={PATHS.security}>
        {t('security.setUp')}
      </Link>
    </Alert>
  );
}
