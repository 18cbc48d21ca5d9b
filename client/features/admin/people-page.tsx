import { OfficePage } from '../../components/office/office-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficersCard } from '../accounts/office/officers-card.tsx';
import { SecondFactorDemands } from '../accounts/office/second-factor-demands.tsx';
import { UsersSection } from '../accounts/office/users-section.tsx';

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
