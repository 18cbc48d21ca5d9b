import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { YourData } from '../../components/authentication/your-data.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeleteMyMembershipMutation } from './delete-membership.generated.ts';
import { ProfilePart } from './profile-part.tsx';

/** A member's own data. */
export function MemberData() {
  const { t } = useTranslation();
  const [deleteMembership] = useDeleteMyMembershipMutation({ fetchPolicy: 'no-cache' });
  return (
    <ProfilePart title={t('yourData.title')}>
      <Link component={RouterLink} to={PATHS.matrimonialSafety} sx={{ display: 'inline-block', mb: 2 }}>
        {t('safety.title')}
      </Link>
      <YourData
        realm="member"
        download="/exports/my-matrimonial-data.json"
        page="/exports/my-matrimonial-data.html"
        remove={(password) => deleteMembership({ variables: { password } })}
      />
    </ProfilePart>
  );
}
