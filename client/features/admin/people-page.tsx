import Container from '@mui/material/Container';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficersCard } from '../accounts/office/officers-card.tsx';
import { SecondFactorDemands } from '../accounts/office/second-factor-demands.tsx';
import { UsersSection } from '../accounts/office/users-section.tsx';

/** The accounts of the main site. */
export function PeoplePage() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: 3 }}>
      <PageMeta title={t('users.section')} noindex />
      <OfficersCard />
      <SecondFactorDemands />
      <UsersSection section="user" />
    </Container>
  );
}
