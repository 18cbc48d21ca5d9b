import Container from '@mui/material/Container';
import { OfficeBreadcrumb } from '../../components/office/office-breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficersCard } from '../accounts/office/officers-card.tsx';
import { SecondFactorDemands } from '../accounts/office/second-factor-demands.tsx';
import { UsersSection } from '../accounts/office/users-section.tsx';

/** The accounts of the main site. */
export function PeoplePage() {
  const { t } = useTranslation();
  const title = t('users.section');
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={title} noindex />
      <OfficeBreadcrumb steps={[{ label: title }]} />
      <OfficersCard />
      <SecondFactorDemands />
      <UsersSection section="user" />
    </Container>
  );
}
