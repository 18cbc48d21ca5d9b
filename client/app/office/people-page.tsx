import { OfficePage } from '../../components/office/office-page.tsx';
import { OfficersCard } from '../../features/accounts/office/officers-card.tsx';
import { SecondFactorDemands } from '../../features/accounts/office/second-factor-demands.tsx';
import { UsersSection } from '../../features/accounts/office/users-section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The accounts of the main site. */
export function PeoplePage() {
  const { t } = useTranslation();
  const title = t('users.section');
  return (
    <OfficePage title={title}>
      <UsersSection section="user">
        <OfficersCard />
        <SecondFactorDemands />
      </UsersSection>
    </OfficePage>
  );
}
