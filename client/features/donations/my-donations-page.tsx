import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DonorsOnly } from './donors-only.tsx';
import { MyDonations } from './my-donations.tsx';

/** The signed-in user's own donations and payments. */
export function MyDonationsPage() {
  const { t } = useTranslation();
  const title = t('donations.mine');
  return (
    <DonorsOnly title={title} redirectTo={PATHS.login}>
      <Container component="div" maxWidth="md" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <PageHeading
          title={title}
          lead={t('donations.mineLead')}
          action={
            <Button component={Link} to={PATHS.payments} variant="outlined">
              {t('donations.giveAgain')}
            </Button>
          }
        />
        <MyDonations />
      </Container>
    </DonorsOnly>
  );
}
